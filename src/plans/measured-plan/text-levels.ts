/**
 * Texts on a plan have about the same size on every screen, so on a small drawing they take more of it. Each level is the narrowest
 * width of the drawing in pixels for which it holds, and the size of a text pixel there, in thousandths of the
 * drawing's width; the page's stylesheet has the same steps.
 */
export const textLevels = [
  { from: 0, pixel: 2.5 },
  { from: 520, pixel: 1.6 },
  { from: 720, pixel: 1.2 },
  { from: 1000, pixel: 1 },
] as const;

/** Of letters, in pixels; the average letter is this much of it wide. */
export const letters = { name: 13, area: 12, dimension: 11, width: 0.58 } as const;

/** Above every screen's width: the texts never have room. */
export const never = textLevels.length;

/** How many centimetres a pixel of letters takes on the widest drawing. */
export const pixelOf = (drawingWidth: number) => drawingWidth / 1000;

/** The first level at which so many letters of a size in pixels have room in a number of centimetres. */
export function levelFor(count: number, size: number, room: number, drawingWidth: number): number {
  const needed = (count * letters.width + 0.5) * size * pixelOf(drawingWidth);
  const level = textLevels.findIndex(({ pixel }) => needed * pixel <= room);
  return level === -1 ? never : level;
}
