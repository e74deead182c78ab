import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Plan } from '../../../contract/pictures.ts';
import { roomShape } from '../../../plans/furnishing/room-shape.ts';
import { drawPlan } from '../../../plans/measured-plan/draw-plan.ts';
import type { DrawnPlan } from '../../../plans/measured-plan/drawn-plan.ts';
import { printScale } from '../../../plans/measured-plan/print-scale.ts';
import { solidsOf } from '../../../plans/measured-plan/solids.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { roomText } from '../../format/format-flat.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { PlanFacts } from './plan-page.tsx';

const metres = (centimetres: number, locale: Locale) =>
  (Math.round(centimetres) / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

/** With both places of the fraction, so that a column of them and the drawing agree. */
const squareMetres = (area: number, locale: Locale) => area.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The flat's plan with the words and numbers of a language, which must be the one that is spoken. */
export function drawFor(apartment: Apartment, plan: Plan, locale: Locale): DrawnPlan {
  // A flat that was measured by itself differs a little from the plan that it shares with others.
  const measured = new Map(apartment.rooms.map(({ id, area }) => [id, area]));
  return drawPlan(plan, {
    nameOf: roomText,
    areaOf: ({ id, area }) => squareMetres(measured.get(id) ?? area, locale),
    lengthOf: (centimetres) => metres(centimetres, locale),
  });
}

/** The middle of the largest room, where a visitor's own things begin. */
function startIn(plan: Plan): PlanFacts['start'] {
  const [largest] = plan.rooms.toSorted((a, b) => b.area - a.area);
  const { left, right, top, bottom } = largest
    ? roomShape(plan, largest).bounds
    : { left: 0, right: plan.width, top: 0, bottom: plan.height };
  return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
}

/** All that the page of a plan shows. */
export function planFacts(apartment: Apartment, plan: Plan, locale: Locale): PlanFacts {
  const drawn = drawFor(apartment, plan, locale);
  const measured = new Map(apartment.rooms.map(({ id, area }) => [id, area]));
  return {
    slug: apartment.slug,
    number: apartment.number,
    facts: `${formatRooms(apartment.roomCount)}, ${formatArea(apartment.area, locale)}`,
    project: { slug: apartment.project.slug, name: apartment.project.name, prime: apartment.project.prime },
    drawn,
    print: printScale(drawn.frame),
    cutaway: apartment.cutaway,
    rooms: plan.rooms.map((room) => {
      const { left, right, top, bottom } = roomShape(plan, room).bounds;
      const size = `${metres(right - left, locale)}\u00a0×\u00a0${m.plan_metres({ value: metres(bottom - top, locale) })}`;
      const area = squareMetres(measured.get(room.id) ?? room.area, locale);
      return { id: room.id, name: roomText(room.label), area: `${area}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`, size };
    }),
    solids: solidsOf(plan),
    start: startIn(plan),
  };
}
