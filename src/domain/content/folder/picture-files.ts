import { createHash } from 'node:crypto';
import { type PictureFormat, pictureSizes } from '../../../platform/pictures/picture-sizes.ts';
import type { Contents } from '../contents.ts';
import type { ManifestPicture } from '../contents-schemas.ts';
import type { PictureKind } from '../stored-pictures.ts';

/** A file that is made of an original, named from the folder of pictures. */
export type MadeFile = { original: string; file: string; width: number; format: PictureFormat };

type Named = {
  base: string /** The SHA-256 of the original, in hexadecimal digits. */;
  sha256: string;
  width: number;
  format: PictureFormat;
};
/** A changed picture has other names, so that no browser shows the old one. */
export const pictureFileName = ({ base, sha256, width, format }: Named): string => `${base}-${sha256.slice(0, 8)}-${width}.${format}`;

/** The files of an original of this width and height. Their names follow from its bytes. */
export function filesOf({ base, bytes, ...size }: { base: string; bytes: Uint8Array; width: number; height: number }) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return pictureSizes(size).map((one) => ({ ...one, file: pictureFileName({ base, sha256, ...one }) }));
}

const formats = ['avif', 'webp'] as const;

type PictureFiles = Pick<ManifestPicture, 'base' | 'project' | 'alt' | 'files' | 'placeholder' | 'focus'> & { kind: PictureKind };

/** A picture of the manifest as contents have it, in every size that its files have. */
export function pictureOf({ base, project, kind, alt, files, placeholder, focus }: PictureFiles): Contents['pictures'] {
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
