import { letters, never, pixelOf, textLevels } from './text-levels.ts';

/** The layout of a plan on a sheet of A4: its scale, whether the sheet lies on its side, the size of a text pixel in centimetres
 * of the plan, and the text level. */
export type PrintScale = { scale: 50 | 100 | 200; wide: boolean; width: number; pixel: number; level: number; bar: number };

/** In millimetres, less the margins, the head and the foot of the sheet. */
const sheet = { short: 182, long: 268, texts: 52 };
const nameHeight = 2.6;

/** The largest usual scale at which the drawing fits the sheet, upright if it does. */
export function printScale({ width, height }: { width: number; height: number }): PrintScale {
  const fits = (scale: number, wide: boolean) => {
    const [across, down] = wide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
    return (width * 10) / scale <= across && (height * 10) / scale <= down - sheet.texts;
  };
  const ways = ([50, 100, 200] as const).flatMap((scale) => [false, true].map((wide) => ({ scale, wide })));
  const { scale, wide } = ways.find((way) => fits(way.scale, way.wide)) ?? { scale: 200 as const, wide: false };
  const pixel = ((nameHeight / letters.name) * scale) / 10;
  const share = pixel / pixelOf(width);
  const level = textLevels.findLastIndex((one) => one.pixel >= share);
  // Five metres at 1:50, ten at the others.
  const bar = scale === 50 ? 500 : 1000;
  return { scale, wide, width: (width * 10) / scale, pixel: round(pixel), level: level === -1 ? never - 1 : level, bar };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
