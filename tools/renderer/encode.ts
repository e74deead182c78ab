// `node tools/run.mjs tools/renderer/encode.ts --from FOLDER NAME…`: adds reviewed renders to the repository.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Localized } from '../../src/base/locale.ts';
import type { PictureKind } from '../../src/domain/content/content.ts';
import { altOf } from './alt.ts';
import { altOfCutaway } from './cutaway-alt.ts';
import type { Cutaway } from './cutaways.ts';
import type { Scene } from './scene.ts';
import { viewOf } from './scenes.ts';
import { writeViewpoint } from './viewpoint-files.ts';
import { altOfWalk } from './walk-alt.ts';
import type { Walk } from './walks.ts';

type File = { file: string; format: 'avif' | 'webp'; width: number; height: number };
type PlanPoint = [x: number, y: number];
/** Where a panorama was taken, as a tour has it: places in centimetres from the plan's upper left corner, y downwards. */
type Scene360 = { layout: string; label: string; at: PlanPoint; heading: number; doors: { to: string; through: PlanPoint }[] };
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
  scene?: Scene360;
  /** Set by hand: the point that no crop may lose. */
  focus?: { x: number; y: number };
};

const pictures = join(import.meta.dirname, '../../content/obriy/pictures');
const manifestFile = join(pictures, 'manifest.json');
const phone = 800;
/** A phone has two or more pixels for one of a desktop screen: the loss of quality is not visible. */
const phoneQuality = 45;
/** A layout is drawn small enough for one page's column; a telephone takes less. */
const smallCutaway = 640;

function kindOf(view: string): PictureKind {
  if (view === 'aerial') return 'aerial';
  if (view.startsWith('camera-')) return 'camera';
  if (view === 'stairs') return 'interior';
  if (view === 'hero-day' || view === 'blackout') return 'light';
  return /^(stage|drone)-/.test(view) ? 'stage' : 'exterior';
}

type Formats = ('avif' | 'webp')[];

/** In the picture's own width and in others below it; nothing is enlarged. */
async function encode(source: string, base: string, widths: number[], formats: Formats): Promise<File[]> {
  const files: File[] = [];
  for (const wanted of widths) {
    for (const format of formats) {
      const file = `${base}-${wanted}.${format}`;
      const image = sharp(source).resize({ width: wanted });
      const done = await (format === 'avif'
        ? image.avif({ quality: wanted <= phone ? phoneQuality : 55, effort: 4 })
        : image.webp({ quality: 78, effort: 5 })
      ).toFile(join(pictures, file));
      files.push({ file, format, width: done.width, height: done.height });
    }
  }
  return files;
}

type About = Pick<Entry, 'project' | 'kind' | 'view' | 'alt' | 'scene'>;

type Subject = Scene | Cutaway | Walk;

function inside(walk: Walk, folder: string, name: string): About {
  const view = walk.views.find((one) => one.name === name);
  const stop = walk.stops.find((one) => one.name === name);
  if (folder === 'interiors' && view)
    return { project: null, kind: 'interior', view: name, alt: altOfWalk({ walk, room: view.room, view }) };
  if (!stop) throw new Error(`nobody stands in ${name} of ${walk.class}`);
  const onPlan = ([x, y]: [number, number]): PlanPoint => [Math.round(x * 100), Math.round((walk.size.height - y) * 100)];
  const { room, label, at, heading } = stop;
  const doors = stop.doors.map(({ to, through }) => ({ to, through: onPlan(through) }));
  const alt = altOfWalk({ walk, room });
  return {
    project: null,
    kind: 'panorama',
    view: 'equirectangular',
    alt,
    scene: { layout: walk.layout, label, at: onPlan(at), heading, doors },
  };
}

/** The JSON beside a picture: a project's scene, a layout, or a layout to walk through. */
function aboutOf(name: string, subject: Subject): About {
  const [folder = '', rest = ''] = name.split('/');
  if ('blocks' in subject) return { project: folder, kind: kindOf(rest), view: rest, alt: altOf(subject, viewOf(subject, rest)) };
  if ('stops' in subject) return inside(subject, folder, rest.slice(subject.class.length + 1));
  return { project: null, kind: 'layout', view: 'cutaway', alt: altOfCutaway(subject) };
}

async function entryOf(name: string, folder: string): Promise<Entry> {
  const source = join(folder, `${name}.png`);
  const subject: Subject = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const about = aboutOf(name, subject);
  const { width } = await sharp(source).metadata();
  mkdirSync(dirname(join(pictures, name)), { recursive: true });
  const widths = about.kind === 'layout' ? [width, smallCutaway] : width > 1600 ? [width, 1280, phone] : [width, phone];
  // A browser unwraps a panorama from one file, and every browser that can do so reads WebP.
  const files =
    about.kind === 'panorama' ? await encode(source, name, [width], ['webp']) : await encode(source, name, widths, ['avif', 'webp']);
  const small = await sharp(source).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  if ('blocks' in subject) writeViewpoint(subject, about.view, join(pictures, subject.slug));
  const [largest] = files;
  return {
    base: name,
    project: about.project,
    kind: about.kind,
    view: about.view,
    width: largest?.width ?? 0,
    height: largest?.height ?? 0,
    files,
    placeholder: `data:image/webp;base64,${small.toString('base64')}`,
    alt: about.alt,
    ...(about.scene && { scene: about.scene }),
  };
}

/** Pictures of one project stay together, in the order in which they came. */
function put(list: Entry[], entry: Entry): Entry[] {
  if (list.some(({ base }) => base === entry.base))
    return list.map((one) => (one.base === entry.base ? { ...entry, ...(one.focus && { focus: one.focus }) } : one));
  const last = list.findLastIndex(({ project }) => project === entry.project);
  return last < 0 ? [...list, entry] : list.toSpliced(last + 1, 0, entry);
}

const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
if (!values.from || positionals.length === 0)
  throw new Error('say which pictures of which folder: --from FOLDER NAME…, such as luhova/aerial');

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
