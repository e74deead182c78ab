import manifest from '../../content/obriy/pictures/manifest.json' with { type: 'json' };
import type { Contents, PictureKind } from '../../src/domain/content/content.ts';

/** What no crop may lose, in percent: a phone cuts the sides, a wide screen the height. The middle otherwise. */
const focuses: Record<string, { x: number; y: number }> = {
  'obriy-richkovyi/hero': { x: 44, y: 22 },
  'tykha-zatoka/hero': { x: 57, y: 20 },
  'prystan-41/hero': { x: 48, y: 14 },
  'hlyniana-manufaktura/hero': { x: 60, y: 30 },
  'oranzhereia/hero': { x: 30, y: 50 },
  'dim-na-skhylakh/hero': { x: 42, y: 28 },
  'midnyi-kvartal/hero': { x: 63, y: 18 },
  'luhova/hero': { x: 28, y: 50 },
  'tsehla/hero': { x: 50, y: 24 },
  'varta-house/hero': { x: 50, y: 18 },
  'svitanok-9/hero': { x: 58, y: 24 },
  'poluden/hero': { x: 62, y: 28 },
  'interiors/living-warm': { x: 55, y: 60 },
  'interiors/living-2': { x: 42, y: 62 },
  'stages/foundation': { x: 48, y: 66 },
  'stages/frame-1': { x: 50, y: 58 },
  'stages/frame-2': { x: 48, y: 48 },
  'stages/facade': { x: 46, y: 50 },
};
const middle = { x: 50, y: 50 };
const formats = ['avif', 'webp'] as const;

/** Every picture of the demo with the sizes that its files really have. */
export const pictures: Contents['pictures'] = manifest.pictures.map((picture) => {
  const ofFormat = (format: string) => picture.files.filter((file) => file.format === format).toSorted((a, b) => b.width - a.width);
  const widest = ofFormat('webp')[0];
  if (!widest) throw new Error(`no WebP of ${picture.base}`);
  return {
    name: picture.base,
    project: picture.project,
    kind: picture.kind as PictureKind,
    content: {
      src: `/pictures/${widest.file}`,
      width: widest.width,
      height: widest.height,
      alt: picture.alt,
      sources: formats
        .map((format) => ({
          type: `image/${format}` as const,
          srcset: ofFormat(format)
            .toReversed()
            .map(({ file, width }) => `/pictures/${file} ${width}w`)
            .join(', '),
        }))
        .filter(({ srcset }) => srcset !== ''),
      placeholder: picture.placeholder,
      focus: focuses[picture.base] ?? middle,
    },
  };
});
