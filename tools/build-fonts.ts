// Makes the site's fonts: subsets the free faces to Ukrainian, Latin and the signs we use, and matches the fallback's metrics.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const out = new URL('../src/ui/fonts/', import.meta.url);
const drawn = new URL('../src/platform/pictures/fonts/', import.meta.url);
const packages = new URL('../node_modules/@expo-google-fonts/', import.meta.url);

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const characters = `${range(0x20, 0x7e)}\u00a0${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ₴$€№’ʼ‘«»“”„–—…·²³×→←↑↓°©₂•`;

/** Characters that titles of both languages need beside letters. */
const signs = `${range(0x30, 0x39)} !"$%&'()+,-./:;?\u00a0«»’ʼ“”–—…·²×€₴№`;
const ukrainian = [...characters]
  .filter((sign) => signs.includes(sign) || /[А-Яа-яЄєІіЇїҐґ]/.test(sign))
  .filter((sign) => !'ЪЫЭъыэ'.includes(sign));
const allBut = (left: string[]) => [...characters].filter((sign) => signs.includes(sign) || !left.includes(sign)).join('');

/** A face is one file, or two by script, of which a page in one language needs one: then it fits into a connection's first breath. */
const faces = [
  {
    family: 'Onest',
    source: 'onest/400Regular/Onest_400Regular.ttf',
    weight: 400,
    drawn: 'onest-regular',
    files: [{ file: 'onest-regular', named: 'Text', of: characters }],
  },
  {
    family: 'Onest',
    source: 'onest/500Medium/Onest_500Medium.ttf',
    weight: 500,
    drawn: null,
    files: [{ file: 'onest-medium', named: 'Text', of: characters }],
  },
  {
    family: 'Unbounded',
    source: 'unbounded/400Regular/Unbounded_400Regular.ttf',
    weight: 400,
    drawn: 'unbounded-regular',
    files: [
      { file: 'unbounded-cyrillic', named: 'Cyrillic', of: ukrainian.join('') },
      { file: 'unbounded-latin', named: 'Latin', of: allBut(ukrainian) },
    ],
  },
];

/** `U+20-22,U+27`: a browser fetches a face only for signs that it is said to have. */
function unicodeRange(of: string): string {
  const codes = [...of].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** The fallback font until the font arrives, with its average advance over the sample in parts of an em. */
const systemFaces = [
  { named: 'Fallback', local: ['Arial', 'Liberation Sans', 'Roboto'], average: 0.5 },
  // Linux without the metrics of Arial.
  { named: 'Wide Fallback', local: ['DejaVu Sans', 'Verdana'], average: 0.554 },
];
const sample = 'Кожна квартира в цьому домі дивиться на захід сонця, а вечірнє світло лягає на підлогу до самого коридору';

/** Reads advances and vertical metrics out of a TrueType file. */
function metricsOf(font: Buffer) {
  const tables = new Map<string, number>();
  for (let at = 0; at < font.readUInt16BE(4); at++) {
    const record = 12 + at * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const table = (name: string): number => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`the font has no ${name} table`);
    return offset;
  };
  const em = font.readUInt16BE(table('head') + 18);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  const glyphOf = characterMap(font, table('cmap'));
  const advance = (character: string) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), metrics - 1);
    return font.readUInt16BE(table('hmtx') + glyph * 4);
  };
  const average = [...sample].reduce((sum, character) => sum + advance(character), 0) / sample.length / em;
  return {
    average,
    ascent: font.readInt16BE(table('hhea') + 4) / em,
    descent: -font.readInt16BE(table('hhea') + 6) / em,
    gap: font.readInt16BE(table('hhea') + 8) / em,
  };
}

/** The Unicode map of format 4, which every face for the basic plane has. */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at++) {
    const start = cmap + font.readUInt32BE(cmap + 4 + at * 8 + 4);
    if (font.readUInt16BE(start) !== 4) continue;
    const doubled = font.readUInt16BE(start + 6);
    return (code) => {
      for (let segment = 0; segment < doubled; segment += 2) {
        if (font.readUInt16BE(start + 14 + segment) < code) continue;
        const first = font.readUInt16BE(start + 16 + doubled + segment);
        if (first > code) return 0;
        const delta = font.readUInt16BE(start + 16 + 2 * doubled + segment);
        const place = start + 16 + 3 * doubled + segment;
        const shift = font.readUInt16BE(place);
        if (shift === 0) return (code + delta) & 0xffff;
        const glyph = font.readUInt16BE(place + shift + (code - first) * 2);
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('the font has no character map of format 4');
}

/** Features that the browser applies by itself, and the tabular figures of the stylesheets; other signs are never drawn. */
const keepFeatures = ['kern', 'ccmp', 'locl', 'calt', 'liga', 'tnum'];

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
const rules: string[] = ['/* Made by tools/build-fonts.ts. */'];
for (const { family, source, weight, drawn: drawnFile, files } of faces) {
  const original = await readFile(new URL(source, packages));
  for (const { file, named, of } of files) {
    const subset = await subsetFont(original, of, { targetFormat: 'woff2', keepFeatures, noHinting: true });
    await writeFile(new URL(`${file}.woff2`, out), subset);
    rules.push(`@font-face {
  font-family: "${family} ${named}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");${files.length > 1 ? `\n  unicode-range: ${unicodeRange(of)};` : ''}
}`);
    process.stdout.write(`${file}.woff2 ${subset.length} bytes\n`);
  }
  // The server draws words into pictures with the same faces; it reads TrueType.
  if (drawnFile === null) continue;
  await writeFile(new URL(`${drawnFile}.ttf`, drawn), await subsetFont(original, characters, { targetFormat: 'truetype' }));
  const { average, ascent, descent, gap } = metricsOf(original);
  for (const fallback of systemFaces) {
    const size = average / fallback.average;
    rules.push(`@font-face {
  font-family: "${family} ${fallback.named}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(gap / size)};
}`);
  }
}
await writeFile(fileURLToPath(new URL('fonts.css', out)), `${rules.join('\n\n')}\n`);
