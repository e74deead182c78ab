import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ManifestPicture, manifestPictureSchema } from '../contents-schemas.ts';
import { sentenceOf } from '../fault.ts';
import { filesOf } from './picture-files.ts';
import { isThere, type Reading, readJson, slugsOf, take } from './reading.ts';

/** How wide and high a picture's file is; null when it is no picture. */
export type Measure = (file: string) => Promise<{ width: number; height: number } | null>;

/** The pictures of the manifest, each with the files that it has or that will be made of its original. */
export async function readPictures(reading: Reading, measure: Measure | undefined): Promise<ManifestPicture[]> {
  const value = ((await readJson(reading, 'pictures/manifest.json')) ?? { pictures: [] }) as { pictures?: unknown };
  const list = take(reading, z.array(z.unknown()), value.pictures ?? 'nothing', ['pictures']) ?? [];
  const names = slugsOf(list);
  const read = list.flatMap((one, at) => take(reading, manifestPictureSchema, one, ['pictures', names[at] ?? '']) ?? []);
  const checked = await Promise.all(
    read.map(async (picture) =>
      picture.original === undefined ? checkFiles(reading, picture, measure) : readOriginal(reading, picture, measure),
    ),
  );
  return checked;
}

async function checkFiles(reading: Reading, picture: ManifestPicture, measure: Measure | undefined): Promise<ManifestPicture> {
  for (const [at, { file, width, height }] of picture.files.entries()) {
    const message = await wrongWith(join(reading.folder, 'pictures', file), file, { width, height }, measure);
    if (message) reading.faults.push(sentenceOf({ path: ['pictures', picture.base, 'files', `${at}`], message }));
  }
  return picture;
}

type Size = { width: number; height: number };

async function wrongWith(place: string, file: string, { width, height }: Size, measure: Measure | undefined): Promise<string | null> {
  if (!(await isThere(place))) return `there is no pictures/${file}`;
  const real = measure ? await measure(place) : { width, height };
  if (!real) return `pictures/${file} is no picture`;
  return real.width === width && real.height === height ? null : `pictures/${file} is ${real.width} by ${real.height}`;
}

async function readOriginal(reading: Reading, picture: ManifestPicture, measure: Measure | undefined): Promise<ManifestPicture> {
  const { base, original = '' } = picture;
  const place = join(reading.folder, 'pictures', original);
  const bytes = await readFile(place).catch(() => null);
  const size = bytes && measure ? await measure(place) : null;
  if (bytes && size) return { ...picture, files: filesOf({ base, bytes, ...size }) };
  const message = bytes ? `pictures/${original} is no picture` : `there is no pictures/${original}`;
  reading.faults.push(sentenceOf({ path: ['pictures', base, 'original'], message }));
  return picture;
}
