import type { Contents } from '../contents.ts';
import type { ManifestPicture } from '../contents-schemas.ts';

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
