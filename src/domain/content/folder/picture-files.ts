import { createHash } from 'node:crypto';
import type { Contents } from '../contents.ts';
import type { ManifestPicture } from '../contents-schemas.ts';

/** A file that is made of an original, named from the folder of pictures. */
export type MadeFile = { original: string; file: string; width: number; format: 'avif' | 'webp' };

/** Widths in which pictures are shown; none is enlarged. */
const widths = [800, 1280, 1920];

/**
 * The files of an original of this width and height. Their names follow from its bytes: a changed picture has other ones, so that no
 * browser shows the old one.
 */
export function filesOf({ base, bytes, width, height }: { base: string; bytes: Uint8Array; width: number; height: number }) {
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const fitting = widths.filter((one) => one < width);
  const most = Math.min(width, widths.at(-1) ?? width);
  return [...fitting.filter((one) => one < most), most].flatMap((wide) =>
    formats.map((format) => ({
      file: `${base}-${mark}-${wide}.${format}`,
      format,
      width: wide,
      height: Math.max(1, Math.round((height * wide) / width)),
    })),
  );
}

const formats = ['avif', 'webp'] as const;

/** A picture of the manifest as contents have it, in every size that its files have. */
export function pictureOf({ base, project, kind, alt, files, placeholder, focus }: ManifestPicture): Contents['pictures'] {
  const ofFormat = (format: string) => files.filter((file) => file.format === format).toSorted((a, b) => a.width - b.width);
  const widest = ofFormat('webp').at(-1);
  if (!widest) return [];
  const sources = formats.map((format) => ({
    type: `image/${format}` as const,
    srcset: ofFormat(format)
      .map(({ file, width }) => `/pictures/${file} ${width}w`)
      .join(', '),
  }));
  const { file, width, height } = widest;
  const content = {
    src: `/pictures/${file}`,
    width,
    height,
    alt,
    sources: sources.filter(({ srcset }) => srcset !== ''),
    placeholder,
    focus,
  };
  return [{ name: base, project, kind, content }];
}
