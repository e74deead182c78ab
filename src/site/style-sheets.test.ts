import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('src/**/*.{css,tsx,ts}').filter((file) => !/paraglide|\.test\./.test(file));
/** Every width at which a style sheet or the size of a picture changes, with the files that have it. */
function breakpoints(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, condition = ''] of readFileSync(file, 'utf8').matchAll(/(?:@media|sizes=")([^{"]*width[^{"]*)/g))
      for (const [width] of condition.matchAll(/[\d.]+(?:em|px)(?=\))/g)) found.set(width, [...(found.get(width) ?? []), file]);
  return found;
}

it('§9 style sheets change at 48em, 64em, 87.5em and 120em, and where a rule of the specification names a width', () => {
  const named = ['768px', '1024px', '1280px', '1440px'];
  const found = breakpoints();
  for (const width of [...named, '48em', '64em', '87.5em', '120em']) expect(found.has(width), width).toBe(true);
  const others = [...found].filter(([width]) => ![...named, '48em', '64em', '87.5em', '120em'].includes(width));
  // A phone whose reader has made the text larger.
  expect(others).toEqual([['20em', ['src/ui/base.css']]]);
});

it('a width is compared as `width < 48em`, never as `max-width: 47.99em`', () => {
  const old = files.filter((file) => /@(media|container)[^{]*(min|max)-(width|height)/.test(readFileSync(file, 'utf8')));
  expect(old).toEqual([]);
});

it('§9 Graphik and Zenith stand first in their font stacks, with a free face behind each', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  expect(tokens).toMatch(/--font-text: Graphik, "[^"]+"/);
  expect(tokens).toMatch(/--font-display: Zenith, "[^"]+"/);
});

it('headings never break inside a word: no style sheet lets a browser hyphenate them', () => {
  const base = readFileSync('src/ui/base.css', 'utf8');
  expect(base).toMatch(/h4 \{[^}]*hyphens: manual;\s+overflow-wrap: normal;/);
  const hyphenated = files.filter((file) => file.endsWith('.css') && /hyphens: auto/.test(readFileSync(file, 'utf8')));
  expect(hyphenated).toEqual([]);
});

it('figures are tabular in tables and where they change, and as wide as they are everywhere else', () => {
  const base = readFileSync('src/ui/base.css', 'utf8');
  expect(base).not.toMatch(/html \{[^}]*tabular-nums/);
  expect(base).toMatch(/table,\s+input,\s+output,\s+\[role="timer"\] \{\s+font-variant-numeric: tabular-nums/);
});

it('a gap, padding or margin that is as wide as a spacing token names the token', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  const widths = [...tokens.matchAll(/--space-\d+: (\d+px);/g)].map(([, width = '']) => width);
  expect(widths).toHaveLength(12);
  const spacing = /(?:^|\s)((?:row-gap|column-gap|gap|padding|margin)(?:-[a-z-]+)?: [^;]+);/g;
  const raw = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(spacing)]
        .filter(([, rule = '']) =>
          rule
            .replace(/\([^;]*\)/g, '')
            .split(' ')
            .some((word) => widths.includes(word)),
        )
        .map(([, rule]) => `${file} ${rule}`),
    );
  expect(raw).toEqual([]);
});

const numerals = /\.(numeral|area|years?|amount|count|percent|salary|phone|number|figure|sum|cost|now|gift|flag|map-flag)\b/;

/** The rules of a style sheet that set the figures of a screen tighter than they may be, and those that set any type tighter than a headline. */
const tightIn = (css: string): string[] =>
  [...css.matchAll(/^ *([^{}@;*]+)\{([^{}]*)\}/gm)].flatMap(([, selector = '', rules = '']) => {
    const [, tracking] = /letter-spacing: (-[\d.]+)em/.exec(rules) ?? [];
    const most = numerals.test(selector) ? -0.02 : -0.04;
    return tracking !== undefined && Number(tracking) < most ? [`${selector.trim()} ${tracking}`] : [];
  });

it('figures in large type do not touch: none is set tighter than -0.02em, and no word tighter than -0.04em', () => {
  expect(tightIn('.percent {\n  letter-spacing: -0.03em;\n}\n.title {\n  letter-spacing: -0.05em;\n}')).toHaveLength(2);
  expect(tightIn('.years li {\n  letter-spacing: var(--tracking-figures);\n}\n.title {\n  letter-spacing: -0.035em;\n}')).toEqual([]);
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain('--tracking-figures: -0.02em;');
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.flatMap((file) => tightIn(readFileSync(file, 'utf8')).map((rule) => `${file} ${rule}`))).toEqual([]);
});

it('lines are as high as their text asks: no height of a line is in pixels, which text of twice the size would overlap', () => {
  const fixed = /(?:line-height:|font:[^;/]*\/)\s*[\d.]+px/;
  expect(fixed.test('line-height: 20px;') && fixed.test('font: 400 20px / 28px var(--font-text);')).toBe(true);
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => fixed.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('what a style sheet of the site sets, something reads', () => {
  const sheets = files.filter((file) => file.startsWith('src/site/features/') && file.endsWith('.module.css'));
  const read = new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:var\(|['"`])(--[\w-]+)/g)].map(([, name]) => name)),
  );
  const unread = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *(--[\w-]+):/gm)].filter(([, name]) => !read.has(name)).map(([, name]) => `${file} ${name}`),
  );
  expect(unread).toEqual([]);
});
