// `node demo/pictures/generator/encode.ts --from FOLDER PROJECT/VIEW…`: takes rendered pictures that somebody looked at into the repository.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Localized } from '../../../src/base/locale.ts';
import type { PictureKind } from '../../../src/domain/content/content.ts';
import { altOf } from './alt.ts';
import { readScene, writeViewpoint } from './scene-files.ts';
import { viewOf } from './scenes.ts';

type File = { file: string; format: 'avif' | 'webp'; width: number; height: number };
type Entry = {
  base: string;
  project: string | null;
  kind: PictureKind;
  view: string;
  width: number;
  height: number;
  files: File[];
  placeholder: string;
  alt: Localized;
};

const pictures = join(import.meta.dirname, '..');
const manifestFile = join(pictures, 'manifest.json');
const phone = 800;

function kindOf(view: string): PictureKind {
  if (view === 'aerial') return 'aerial';
  if (view.startsWith('camera-')) return 'camera';
  return /^(stage|drone)-/.test(view) ? 'stage' : 'exterior';
}

/** AVIF and WebP in the picture's own width and in a phone's; nothing is enlarged. */
async function encode(source: string, base: string): Promise<File[]> {
  const { width } = await sharp(source).metadata();
  const files: File[] = [];
  for (const wanted of [...(width > 1600 ? [width, 1280] : [width]), phone]) {
    for (const format of ['avif', 'webp'] as const) {
      const file = `${base}-${wanted}.${format}`;
      const image = sharp(source).resize({ width: wanted });
      const done = await (format === 'avif' ? image.avif({ quality: 55, effort: 4 }) : image.webp({ quality: 78, effort: 5 })).toFile(
        join(pictures, file),
      );
      files.push({ file, format, width: done.width, height: done.height });
    }
  }
  return files;
}

async function entryOf(name: string, folder: string): Promise<Entry> {
  const [slug = '', viewName = ''] = name.split('/');
  const source = join(folder, `${name}.png`);
  const scene = readScene(join(folder, `${name}.json`));
  const view = viewOf(scene, viewName);
  mkdirSync(join(pictures, slug), { recursive: true });
  const files = await encode(source, name);
  const small = await sharp(source).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  writeViewpoint(scene, viewName, join(pictures, slug));
  const [largest] = files;
  return {
    base: name,
    project: slug,
    kind: kindOf(viewName),
    view: viewName,
    width: largest?.width ?? 0,
    height: largest?.height ?? 0,
    files,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    alt: altOf(scene, view),
  };
}

/** Pictures of one project stay together, in the order in which they came. */
function put(list: Entry[], entry: Entry): Entry[] {
  if (list.some(({ base }) => base === entry.base)) return list.map((one) => (one.base === entry.base ? entry : one));
  const last = list.findLastIndex(({ project }) => project === entry.project);
  return last < 0 ? [...list, entry] : list.toSpliced(last + 1, 0, entry);
}

const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
if (!values.from || positionals.length === 0) throw new Error('say which pictures of which folder: --from FOLDER PROJECT/VIEW…');

let entries: Entry[] = JSON.parse(readFileSync(manifestFile, 'utf8')).pictures;
for (const name of positionals) {
  if (!existsSync(join(values.from, `${name}.png`))) throw new Error(`${name} is not rendered yet`);
  const before = entries.find(({ base }) => base === name);
  const entry = await entryOf(name, values.from);
  const kept = new Set(entry.files.map(({ file }) => file));
  for (const { file } of before?.files ?? []) if (!kept.has(file)) rmSync(join(pictures, file));
  entries = put(entries, entry);
  const kilobytes = entry.files.map(({ file }) => Math.round(statSync(join(pictures, file)).size / 1024));
  process.stdout.write(`${name}: ${kilobytes.join(', ')} KB\n`);
}
writeFileSync(manifestFile, `${JSON.stringify({ pictures: entries }, null, 1)}\n`);
