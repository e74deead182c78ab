import type { Picture } from '../../contract/pictures.ts';
import type { Lettering } from '../../platform/pictures/outlines.ts';
import { fitText } from './fit-text.ts';
import { dark, horizon, margin, rule, type ShareDrawing, shareSize, svgOf } from './share-drawing.ts';

type Poster = { title: string; below: string; brand: string; picture: Picture | null };

const { width, height } = shareSize;
const wide = width - 2 * margin;
/** Text of more than three lines takes five small ones. */
const titleSteps = [76, 64, 54, 46].map((size) => ({ size, most: 3 })).concat([40, 34].map((size) => ({ size, most: 5 })));
const belowSteps = [
  { size: 30, most: 2 },
  { size: 26, most: 2 },
  { size: 24, most: 3 },
];

/** Darkens a photo at the brand above, and from the title's top down. */
function shade(titleTop: number): string {
  const stops = [
    [0, 0.38],
    [Math.max(0.13, titleTop - 0.22), 0.12],
    [titleTop, 0.54],
    [0.75, 0.86],
  ];
  const drawn = stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${dark.ground}" stop-opacity="${opacity}"/>`);
  return `<defs><linearGradient id="shade" x2="0" y2="1">${drawn.join('')}</linearGradient></defs>`;
}

/** The photo fills everything, the title stands on the horizon. */
export function poster({ title, below, brand, picture }: Poster, lettering: Lettering): ShareDrawing {
  const { line } = lettering;
  const { size, lines } = fitText(title, { face: 'display', width: wide, steps: titleSteps }, lettering);
  const under = fitText(below, { face: 'text', width: wide, steps: belowSteps }, lettering);
  const leading = size * 1.12;
  const first = horizon - size * 0.34 - leading * (lines.length - 1);
  return {
    ground: dark.ground,
    photo: picture && { picture, left: 0, width },
    svg: svgOf([
      shade((first - size) / height),
      `<path fill="url(#shade)" d="M0 0H${width}V${height}H0z"/>`,
      line(brand, { face: 'display', size: 30, x: margin, y: margin + 26, fill: dark.text }),
      ...lines.map((words, at) => line(words, { face: 'display', size, x: margin, y: first + at * leading, fill: dark.text })),
      rule(horizon, dark.line),
      ...under.lines.map((words, at) =>
        line(words, { face: 'text', size: under.size, x: margin, y: horizon + 60 + at * under.size * 1.35, fill: dark.quiet }),
      ),
    ]),
  };
}
