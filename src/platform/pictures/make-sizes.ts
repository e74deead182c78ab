import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { avifQuality, type PictureSize } from './picture-sizes.ts';

type Making = {
  files: readonly (Pick<PictureSize, 'width' | 'format'> & { original: string; file: string })[];
  from: string;
  to: string;
  dryRun?: boolean;
};

/** Creates the missing files of originals, upright and without camera metadata. Returns their names. */
export async function makeSizes({ files, from, to, dryRun = false }: Making): Promise<string[]> {
  const made: string[] = [];
  for (const { original, file, width, format } of files) {
    const target = join(to, file);
    const isThere = await stat(target).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    made.push(file);
    if (dryRun) continue;
    await mkdir(dirname(target), { recursive: true });
    const unfinished = join(dirname(target), `.${randomUUID()}.part`);
    try {
      const image = sharp(join(from, original)).autoOrient().resize({ width });
      await (format === 'avif' ? image.avif({ quality: avifQuality(width), effort: 4 }) : image.webp({ quality: 78, effort: 5 })).toFile(
        unfinished,
      );
      await rename(unfinished, target);
    } catch (fault) {
      await rm(unfinished, { force: true });
      throw fault;
    }
  }
  return made;
}
