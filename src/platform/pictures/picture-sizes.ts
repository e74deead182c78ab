export type PictureFormat = 'avif' | 'webp';
export type PictureSize = { width: number; height: number; format: PictureFormat };

/** Widths in which pictures are shown; none is enlarged. */
const widths = [800, 1280, 1920];
/** A browser unwraps a panorama from one file, on phones too, whose graphics take no wider one. */
const panoramaWidth = 4096;
/** A phone has two or more pixels for one of a desktop screen: the loss of quality is not visible. */
export const avifQuality = (width: number): number => (width <= 800 ? 45 : 55);

/** The sizes in which a picture is stored. What is twice as wide as high may be a panorama. */
export function pictureSizes({ width, height }: { width: number; height: number }): PictureSize[] {
  const size = (wide: number, format: PictureFormat) => ({ width: wide, height: Math.max(1, Math.round((height * wide) / width)), format });
  const most = Math.min(width, Math.max(...widths));
  const usual = [...widths.filter((narrow) => narrow < most), most].flatMap((wide) => [size(wide, 'avif'), size(wide, 'webp')]);
  return width === 2 * height && width > most ? [...usual, size(Math.min(width, panoramaWidth), 'webp')] : usual;
}
