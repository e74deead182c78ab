import type { Currency } from '../../../base/money.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { currencyOf, type Status, statusAt } from '../search/snapshot.ts';

/** Listed flats column by column. `sections` has the flats of each section as a range of rows, `resale` the rows of flats that an investor resells. */
export type PricedFlats = {
  sections: { projectAt: number; sectionAt: number; from: number; to: number }[];
  ids: number[];
  numbers: string[];
  floors: number[];
  positions: number[];
  rooms: number[];
  areas: number[];
  prices: number[];
  currencies: Currency[];
  statuses: Status[];
  layouts: (string | null)[];
  resale: number[];
};

/** All of them, or those of some projects. */
export function pricedFlats({ snapshot }: SearchIndex, now: number, projects?: readonly string[]): PricedFlats {
  const { flats, layouts } = snapshot;
  const columns: PricedFlats = {
    sections: [],
    ids: [],
    numbers: [],
    floors: [],
    positions: [],
    rooms: [],
    areas: [],
    prices: [],
    currencies: [],
    statuses: [],
    layouts: [],
    resale: [],
  };
  for (const section of snapshot.sections) {
    if (projects && !projects.includes(section.project.slug)) continue;
    const from = columns.ids.length;
    for (let at = section.from; at < section.to; at++) {
      if (flats.listed[at] !== 1) continue;
      if (flats.brokerage[at] === 1) columns.resale.push(columns.ids.length);
      columns.ids.push(flats.id[at] as number);
      columns.numbers.push(flats.number.at(flats.rank[at] as number));
      columns.floors.push(flats.floor[at] as number);
      columns.positions.push(flats.position[at] as number);
      columns.rooms.push(flats.rooms[at] as number);
      columns.areas.push(flats.areaHundredths[at] as number);
      columns.prices.push(flats.priceMinor[at] as number);
      columns.currencies.push(currencyOf(flats, at));
      columns.statuses.push(statusAt(flats, at, now));
      columns.layouts.push(layouts.get(flats.layout[at] as number)?.name ?? null);
    }
    columns.sections.push({ projectAt: section.project.at, sectionAt: section.at, from, to: columns.ids.length });
  }
  return columns;
}
