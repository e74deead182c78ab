import type { Locale } from '../../base/locale.ts';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Lettering } from '../../platform/pictures/outlines.ts';
import { fitText } from './fit-text.ts';
import { planSvg } from './plan-svg.ts';
import { horizon, light, margin, rule, type ShareDrawing, shareSize, svgOf } from './share-drawing.ts';
import { flatTexts } from './share-texts.ts';

export type Drawn = { lettering: Lettering; locale: Locale; brand: string };

const { width, height } = shareSize;
const photoWidth = 330;
const textWidth = 400;
const nameLeading = 1.25;

/** Facts at the left, the plan in the middle, the building at the right; one horizon through all. */
export function flatCard(flat: Apartment, photo: Picture | undefined, { lettering, locale, brand }: Drawn): ShareDrawing {
  const { line } = lettering;
  const { project, plan } = flat;
  const planWidth = width - margin * 2 - textWidth - (photo ? photoWidth : 0) - 32;
  const nameSteps = [
    { size: 32, most: 3 },
    { size: 27, most: 3 },
    { size: 23, most: 4 },
  ];
  const names = fitText(project.name, { face: 'display', width: textWidth, steps: nameSteps }, lettering);
  const areaText = flatTexts.area(locale, flat.area);
  const areaSteps = [84, 72, 60, 50].map((size) => ({ size, most: 1 }));
  const { size } = fitText(areaText, { face: 'display', width: textWidth, steps: areaSteps }, lettering);
  const placeSteps = [28, 24, 20].map((one) => ({ size: one, most: 1 }));
  const where = fitText(flatTexts.place(locale, flat), { face: 'text', width: textWidth, steps: placeSteps }, lettering);
  return {
    ground: light.ground,
    photo: photo ? { picture: photo, left: width - photoWidth, width: photoWidth } : null,
    svg: svgOf([
      rule(horizon, light.line, margin + textWidth),
      line(brand, { face: 'display', size: 30, x: margin, y: margin + 26, fill: light.text }),
      line(areaText, { face: 'display', size, x: margin - 4, y: horizon - 30, fill: light.text }),
      ...where.lines.map((words) => line(words, { face: 'text', size: where.size, x: margin, y: horizon - 130, fill: light.quiet })),
      ...names.lines.map((words, at) =>
        line(words, { face: 'display', size: names.size, x: margin, y: horizon + 56 + at * names.size * nameLeading, fill: light.text }),
      ),
      plan ? planSvg(plan, { left: margin + textWidth + 32, top: margin, width: planWidth, height: height - 2 * margin }) : '',
    ]),
  };
}
