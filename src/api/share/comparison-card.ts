import type { Apartment } from '../../contract/catalogue/apartments.ts';
import { planFrame } from '../../plans/layout/plan-frame.ts';
import type { Face } from '../../platform/pictures/outlines.ts';
import { fitText } from './fit-text.ts';
import type { Drawn } from './flat-card.ts';
import { planScale, planSvg } from './plan-svg.ts';
import { light, margin, rule, type ShareDrawing, shareSize, svgOf } from './share-drawing.ts';
import { flatTexts } from './share-texts.ts';

type Steps = { size: number; most: number }[];
type Row = { texts: string[]; face: Face; fill: string; above: number; steps: Steps };
type FittedRow = Omit<Row, 'texts' | 'steps'> & { size: number; columns: string[][] };

const { width, height } = shareSize;
const gap = 32;
const top = margin + 48;
const bottom = height - 48;
const leading = 1.25;
const once = (...sizes: number[]): Steps => sizes.map((size) => ({ size, most: 1 }));
const areaSteps = once(60, 54, 48, 43, 38, 34);
const nameSteps = [...once(28, 25), { size: 25, most: 2 }, { size: 22, most: 2 }, { size: 20, most: 3 }, { size: 17, most: 4 }];

/** The texts of a row at one size in all its columns. */
function fitRow({ texts, steps, ...row }: Row, columnWidth: number, { lettering }: Drawn): FittedRow {
  const fitted = (text: string, at: Steps) => fitText(text, { face: row.face, width: columnWidth, steps: at }, lettering);
  const size = Math.min(...texts.map((text) => fitted(text, steps).size));
  const most = steps.filter((step) => step.size === size);
  return { ...row, size, columns: texts.map((text) => fitted(text, most).lines) };
}

/** Area, rooms and floor, and the project. Rooms and floor stand under each other where all columns have no place for both. */
function rowsOf(flats: readonly Apartment[], columnWidth: number, drawn: Drawn): FittedRow[] {
  const { locale, lettering } = drawn;
  const quiet = { face: 'text', fill: light.quiet } as const;
  const texts = (of: (flat: Apartment) => string) => flats.map(of);
  const places = texts((flat) => flatTexts.place(locale, flat));
  const apart = texts(({ roomCount }) => flatTexts.rooms(locale, roomCount));
  const floors = texts(({ floor, floorsTotal }) => flatTexts.floor(locale, floor, floorsTotal));
  const isNarrow = places.some((text) => lettering.wide(text, { face: 'text', size: 25 }) > columnWidth);
  const rows: Row[] = [
    { texts: texts(({ area }) => flatTexts.area(locale, area)), face: 'display', fill: light.text, above: 24, steps: areaSteps },
    ...(isNarrow
      ? [
          { ...quiet, texts: apart, above: 14, steps: once(28, 25, 22) },
          { ...quiet, texts: floors, above: 6, steps: once(28, 25, 22, 19) },
        ]
      : [{ ...quiet, texts: places, above: 14, steps: once(30, 28, 25) }]),
    { texts: texts(({ project }) => project.name), face: 'text', fill: light.text, above: 8, steps: nameSteps },
  ];
  return rows.map((row) => fitRow(row, columnWidth, drawn));
}

/** Plans of flats side by side, to one scale, and below each what tells it from the others. */
export function comparisonCard(flats: readonly Apartment[], drawn: Drawn): ShareDrawing {
  const { line } = drawn.lettering;
  const columnWidth = (width - 2 * margin - gap * (flats.length - 1)) / flats.length;
  const lefts = flats.map((_, at) => margin + at * (columnWidth + gap));
  const rows = rowsOf(flats, columnWidth, drawn);
  let tall = 0;
  const placed = rows.map((row) => {
    const first = tall + row.above + row.size;
    tall = first + (Math.max(...row.columns.map((lines) => lines.length)) - 1) * row.size * leading;
    return { ...row, first };
  });
  const horizon = Math.round(bottom - tall);
  const place = { width: columnWidth, height: horizon - 24 - top };
  const scale = Math.min(...flats.flatMap(({ plan }) => (plan ? planScale(plan, place) : [])));
  return {
    ground: light.ground,
    photo: null,
    svg: svgOf([
      line(drawn.brand, { face: 'display', size: 30, x: margin, y: margin + 22, fill: light.text }),
      rule(horizon, light.line),
      ...flats.map(({ plan }, at) => {
        if (!plan) return '';
        const frame = planFrame(plan);
        const size = { width: frame.width * scale, height: frame.height * scale };
        return planSvg(plan, { ...size, left: lefts[at] ?? 0, top: horizon - 24 - size.height });
      }),
      ...placed.flatMap(({ columns, first, size, face, fill }) =>
        columns.flatMap((lines, at) =>
          lines.map((text, row) => line(text, { face, size, fill, x: lefts[at] ?? 0, y: horizon + first + row * size * leading })),
        ),
      ),
    ]),
  };
}
