import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { contentFaults } from '../check-contents.ts';
import { noMenus } from '../compose-content.ts';
import type { Contents, Slide, Story } from '../contents.ts';
import { entrySchemas, menusSchema, pageSchemas, slidesSchema, storySchema } from '../contents-schemas.ts';
import { noEntries, type StoredEntry } from '../entries/entry.ts';
import { type EntryKind, entryKinds } from '../entries/kinds.ts';
import { sentenceOf } from '../fault.ts';
import { readShapes } from '../read-shapes.ts';
import { type MadeFile, pictureOf } from './picture-files.ts';
import { type Measure, readPictures } from './read-pictures.ts';
import { isThere, type Reading, readJson, slugsOf, take } from './reading.ts';
import { readBy } from './schema-faults.ts';
import { typeset } from './typeset.ts';

export type { Measure } from './read-pictures.ts';

/** Contents as a folder has them, and the files that they are shown with, by their names below `pictures/`. */
export type ContentFolder = {
  contents: Contents;
  pictureFiles: string[];
  /** Files that are still to be made. */
  madeFiles: MadeFile[];
  /** Pages of the site that the folder has no texts of. */
  wordless: string[];
  /** The texts of files beside the contents, by their names; null for a missing one. */
  also: Record<string, unknown>;
};

/**
 * Reads a folder of contents, as docs/how-to/load-your-contents.md describes it. All faults are reported at once, each with the file and
 * the field; first those of the fields, then those of references.
 */
export async function readContentFolder(
  folder: string,
  { measure, also = {} }: { measure?: Measure; also?: Record<string, z.core.$ZodType> } = {},
): Promise<{ ok: true; value: ContentFolder } | { ok: false; faults: string[] }> {
  const reading: Reading = { folder, faults: [] };
  const about = await readJson(reading, 'content.json');
  if (about === undefined && reading.faults.length === 0) reading.faults.push('content.json: is missing: is this a folder of contents?');
  else if (about !== undefined && readBy(manifest, about, []).value === null)
    reading.faults.push('content.json: format: is not 1, the one that is read here');
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };

  const pages = await readNamed(reading, 'pages', (path) => pageSchemas.get(path) ?? null);
  const menus = take(reading, menusSchema, await readJson(reading, 'menus.json', 'must be there'), ['menus']);
  const stories = await readNamed(reading, 'projects', () => storySchema);
  const slides = take(reading, slidesByBenefit, (await readJson(reading, 'benefits.json')) ?? {}, ['slides']);
  const pictures = await readPictures(reading, measure);
  const entries = await readEntries(reading);
  await refuseOthers(reading);
  const beside: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(also))
    beside[file] = take(reading, schema, await readJson(reading, file), [file.replace(/\.json$/, '')]);
  const all = {
    pages: pages as Contents['pages'],
    menus: menus ?? noMenus,
    stories: stories as Record<string, Story>,
    slides: (slides ?? {}) as Record<string, Slide[]>,
    entries,
    pictures: pictures.flatMap(pictureOf),
  };
  if (reading.faults.length === 0) reading.faults.push(...contentFaults(all).map(sentenceOf));
  const drawings = all.entries.media_file.flatMap(({ slug, file }) =>
    file === null ? [] : [{ slug, file: file.replace('/pictures/', '') }],
  );
  for (const { slug, file } of drawings)
    if (!(await isThere(join(folder, 'pictures', file))))
      reading.faults.push(sentenceOf({ path: ['entries', 'media_file', slug, 'file'], message: `there is no pictures/${file}` }));
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };
  const [made, ready] = [
    pictures.filter(({ original }) => original !== undefined),
    pictures.filter(({ original }) => original === undefined),
  ];
  const pictureFiles = [...ready.flatMap(({ files }) => files.map(({ file }) => file)), ...drawings.map(({ file }) => file)];
  const madeFiles = made.flatMap(({ original = '', files }) => files.map(({ file, width, format }) => ({ original, file, width, format })));
  const wordless = [...pageSchemas.keys()].filter((path) => !Object.hasOwn(all.pages, path));
  return { ok: true, value: { contents: typeset(all), pictureFiles: [...new Set(pictureFiles)], madeFiles, wordless, also: beside } };
}

const manifest = z.strictObject({ format: z.literal(1), name: z.optional(z.unknown()) });
const slidesByBenefit = z.record(z.string(), slidesSchema);
const namesIn = async ({ folder }: Reading, inner: string): Promise<string[]> =>
  (await readdir(join(folder, inner)).catch(() => [] as string[])).filter((name) => !name.startsWith('.')).toSorted();

/** Files of a folder that are each named after their page or project. */
async function readNamed(reading: Reading, inner: 'pages' | 'projects', schemaOf: (name: string) => z.core.$ZodType | null) {
  const part = inner === 'pages' ? 'pages' : 'stories';
  const all: Record<string, unknown> = {};
  for (const file of await namesIn(reading, inner)) {
    const name = file.replace(/\.json$/, '');
    const schema = file.endsWith('.json') ? schemaOf(name) : null;
    if (!schema) reading.faults.push(`${inner}/${file}: ${inner === 'pages' ? 'is no page of the site' : 'is not known here'}`);
    const value = schema && take(reading, schema, await readJson(reading, `${inner}/${file}`), [part, name]);
    if (value) all[name] = value;
  }
  return all;
}

async function readEntries(reading: Reading): Promise<Contents['entries']> {
  const entries = noEntries();
  // Shapes name a section by its number, or as the building does.
  const buildings = (await readJson({ ...reading, faults: [] }, 'entries/house.json')) ?? [];
  for (const kind of entryKinds) {
    const list = take(reading, z.array(z.unknown()), (await readJson(reading, `entries/${kind}.json`)) ?? [], ['entries', kind]) ?? [];
    const names = slugsOf(list);
    for (const [at, one] of list.entries()) {
      const path = ['entries', kind, names[at] ?? ''];
      const whole = kind === 'viewpoint' ? await withShapes(reading, one, { path, buildings }) : one;
      const value = take(reading, entrySchemas.get(kind) ?? z.never(), whole, path);
      if (value) entries[kind].push(value as StoredEntry<never>);
    }
  }
  return entries;
}

type Sections = { project?: string; sections?: { section: string }[] }[];

/** A viewpoint whose shapes stand in a drawing has them from there, with the drawing's width and height. */
async function withShapes(reading: Reading, one: unknown, { path, buildings }: { path: string[]; buildings: unknown }): Promise<unknown> {
  const viewpoint = one as { shapes?: unknown; project?: string } | null;
  if (typeof viewpoint?.shapes !== 'string') return one;
  const file = viewpoint.shapes;
  const drawn = /^[\w-]+(\/[\w-]+)*\.svg$/.test(file)
    ? await readFile(join(reading.folder, 'pictures', file), 'utf8').catch(() => null)
    : null;
  const read = drawn === null ? null : readShapes(drawn);
  if (!read?.ok) {
    const message = read ? `pictures/${file}: ${read.refusal.why}` : `there is no pictures/${file}`;
    reading.faults.push(sentenceOf({ path: [...path, 'shapes'], message }));
    return { ...viewpoint, width: 1, height: 1, shapes: [] };
  }
  const sections = (buildings as Sections).find?.(({ project }) => project === viewpoint.project)?.sections ?? [];
  const { width, height, shapes } = read.value;
  const named = shapes.map((shape) => ({ ...shape, section: sections[Number(shape.section) - 1]?.section ?? shape.section }));
  return { ...viewpoint, width, height, shapes: named };
}

/** A file whose name matches nothing has a mistyped name. */
async function refuseOthers(reading: Reading): Promise<void> {
  for (const file of await namesIn(reading, 'entries'))
    if (!entryKinds.includes(file.replace(/\.json$/, '') as EntryKind) || !file.endsWith('.json'))
      reading.faults.push(`entries/${file}: is no kind of entry`);
}
