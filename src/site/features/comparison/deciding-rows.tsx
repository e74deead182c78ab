import type { Place, ProjectDetails } from '../../../contract/content/projects.ts';
import { deliveryFact, formatDeliveryInFull } from '../../format/format-flat.ts';
import * as m from '../../paraglide/messages.js';
import { hoursWithoutMains } from '../blackout/without-mains.ts';
import { type Asked, bestWord } from './asked.ts';
import { type ComparisonRow, lines, shownOf, verdictText } from './cells.tsx';
import { deliveryMoves, nearestSchool, nearestTransport } from './flat-view.ts';
import { frontRow, sunRow } from './light-rows.tsx';
import { changeRow, monthRow, priceRow } from './money-rows.tsx';
import { quarterNumber, verdicts } from './verdicts.ts';

/** The rows in the order in which a buyer decides. */
export const decidingRows = (asked: Asked): ComparisonRow[] => [
  priceRow(asked),
  monthRow(asked),
  sunRow(asked),
  frontRow(asked),
  placeRow(asked, { id: 'transport', name: m.fav_row_transport(), find: nearestTransport }),
  placeRow(asked, { id: 'school', name: m.fav_row_school(), find: nearestSchool }),
  mainsRow(asked),
  deliveryRow(asked),
  changeRow(asked),
];

type Finding = { id: string; name: string; find: (project: Pick<ProjectDetails, 'places'>) => Place | null };

function placeRow({ known }: Asked, { id, name, find }: Finding): ComparisonRow {
  const places = known.map(({ facts: { project } }) => (project ? find(project) : null));
  const given = verdicts(
    places.map((place) => place?.minutes ?? null),
    'less',
  );
  return {
    id,
    name,
    cells: known.map(({ flat, facts }, at) => {
      const place = places[at];
      const text = place && lines(m.map_minutes({ count: place.minutes }), place.name);
      return {
        slug: flat.slug,
        value: place ? `${place.minutes} ${place.name}` : null,
        shown: shownOf(facts.project, text),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_near, more: m.fav_best_near }),
          behind: (by) => m.fav_time_farther({ time: m.outlook_minutes({ minutes: by }) }),
        }),
      };
    }),
  };
}

function mainsRow({ known }: Asked): ComparisonRow {
  const all = known.map(({ facts: { project } }) => (project ? hoursWithoutMains(project) : null));
  const given = verdicts(all, 'more');
  return {
    id: 'mains',
    name: m.fav_row_mains(),
    cells: known.map(({ flat, facts: { project } }, at) => {
      const hours = all[at] ?? null;
      const tested = project?.blackout?.tested;
      const proof = tested ? m.fav_mains_tested({ hours: m.outlook_hours({ hours: tested.hours }) }) : m.fav_mains_design();
      const about = hours === 0 ? m.fav_mains_stops() : `${m.fav_mains_all()}, ${proof}`;
      const text = hours === null ? null : lines(m.outlook_hours({ hours }), about);
      return {
        slug: flat.slug,
        value: hours,
        shown: shownOf(project, text),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_long, more: m.fav_best_long }),
          behind: (by) => m.fav_time_less({ time: m.outlook_hours({ hours: by }) }),
        }),
      };
    }),
  };
}

const movedText = (times: number, quarter: string): string =>
  times === 0 ? m.fav_not_moved() : times === 1 ? m.fav_moved_once({ quarter }) : m.fav_moved({ count: times, quarter });

function deliveryRow({ known, locale }: Asked): ComparisonRow {
  const given = verdicts(
    known.map(({ flat }) => quarterNumber(flat.deliveryQuarter)),
    'less',
  );
  return {
    id: 'delivery',
    name: m.fav_row_delivery(),
    cells: known.map(({ flat, facts: { project } }, at) => {
      const moves = project ? deliveryMoves(flat, project) : null;
      const main = flat.handedOver ? deliveryFact(flat, locale) : formatDeliveryInFull(flat.deliveryQuarter, locale);
      return {
        slug: flat.slug,
        value: `${main} ${moves?.times ?? ''}`,
        shown: lines(main, moves && movedText(moves.times, formatDeliveryInFull(moves.first, locale))),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_soon, more: m.fav_best_soon }),
          behind: (by) => (by === 1 ? m.fav_quarter_later() : m.fav_quarters_later({ count: by })),
        }),
      };
    }),
  };
}
