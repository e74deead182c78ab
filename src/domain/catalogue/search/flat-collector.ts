import type { FlatRow } from '../catalogue.store.ts';
import { eachStep, type Steps } from './in-slices.ts';
import { type Columns, statuses } from './snapshot.ts';
import { makeTextCollector } from './text-column.ts';

type Numbers = Omit<Columns, 'repairs' | 'rank' | 'slug' | 'number'>;
export type Owned = { rank: Uint32Array; benefit: Int32Array };

const neverEnds = Number.POSITIVE_INFINITY;

const makeNumbers = (size: number): Numbers => ({
  id: new Int32Array(size),
  section: new Int32Array(size),
  floor: new Int16Array(size),
  place: new Int16Array(size),
  rooms: new Uint8Array(size),
  areaHundredths: new Int32Array(size),
  priceMinor: new Float64Array(size),
  inDollars: new Uint8Array(size),
  layout: new Int32Array(size),
  ceilingCm: new Int16Array(size),
  repair: new Uint8Array(size),
  brokerage: new Uint8Array(size),
  status: new Uint8Array(size),
  expiresAt: new Float64Array(size),
  listed: new Uint8Array(size),
});

/** Takes flats page by page, in the order of their ids, and keeps only numbers and bytes of them. */
export function makeFlatCollector(sectionAt: (id: number) => number) {
  const pages: Numbers[] = [];
  const owned: Owned[] = [];
  const repairs: (string | null)[] = [];
  const slugs = makeTextCollector();
  const numbers = makeTextCollector();
  let size = 0;

  function repairOf(name: string | null): number {
    const known = repairs.indexOf(name);
    return known < 0 ? repairs.push(name) - 1 : known;
  }

  function add(rows: readonly FlatRow[]): void {
    const page = makeNumbers(rows.length);
    const ranks: number[] = [];
    const benefits: number[] = [];
    rows.forEach((row, i) => {
      page.id[i] = row[0];
      page.section[i] = sectionAt(row[3]);
      page.floor[i] = row[4];
      page.place[i] = row[5];
      page.rooms[i] = row[6];
      page.areaHundredths[i] = row[7];
      page.priceMinor[i] = row[8];
      page.inDollars[i] = row[9] === 'USD' ? 1 : 0;
      page.layout[i] = row[10] ?? -1;
      page.ceilingCm[i] = row[11] ?? 0;
      page.repair[i] = repairOf(row[12]);
      page.brokerage[i] = row[13] ? 1 : 0;
      page.status[i] = statuses.indexOf(row[14]);
      page.expiresAt[i] = row[15] ?? neverEnds;
      page.listed[i] = row[16] ? 1 : 0;
      for (const benefit of row[17] ?? []) {
        ranks.push(size + i);
        benefits.push(benefit);
      }
    });
    pages.push(page);
    owned.push({ rank: Uint32Array.from(ranks), benefit: Int32Array.from(benefits) });
    slugs.add(rows.map((row) => row[1]));
    numbers.add(rows.map((row) => row[2]));
    size += rows.length;
  }

  /** Puts each flat where its section lies. `starts` gives the first position of each section and is used up. */
  function* columns(starts: Uint32Array): Steps<{ flats: Columns; byId: Uint32Array }> {
    const flats = makeNumbers(size);
    const rank = new Uint32Array(size);
    const byId = new Uint32Array(size);
    let first = 0;
    for (const page of pages) {
      const count = page.id.length;
      const positions = byId.subarray(first, first + count);
      for (let i = 0; i < count; i++) {
        const section = page.section[i] as number;
        const at = starts[section] as number;
        starts[section] = at + 1;
        positions[i] = at;
        rank[at] = first + i;
      }
      for (const name of Object.keys(flats) as (keyof Numbers)[]) {
        const [from, to] = [page[name], flats[name]];
        for (let i = 0; i < count; i++) to[positions[i] as number] = from[i] as number;
        yield;
      }
      first += count;
    }
    return { flats: { ...flats, rank, repairs, slug: yield* slugs.column(), number: yield* numbers.column() }, byId };
  }

  return {
    add,
    columns,
    owned: owned as readonly Owned[],
    size: () => size,
    /** How many flats each of `sections` sections has. */
    *counts(sections: number): Steps<Uint32Array> {
      const counts = new Uint32Array(sections);
      for (const { section } of pages)
        yield* eachStep(section.length, (i) => {
          counts[section[i] as number] = (counts[section[i] as number] as number) + 1;
        });
      return counts;
    },
  };
}
