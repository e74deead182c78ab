import type { FlatPage } from '../catalogue.store.ts';
import { byName, ownFields } from '../flat-fields.ts';
import { eachStep, type Steps } from './in-slices.ts';
import { type Columns, statuses } from './snapshot.ts';
import { makeTextCollector } from './text-column.ts';

type Numbers = Omit<Columns, 'words' | 'rank' | 'slug' | 'number'>;
export type Owned = { rank: Uint32Array; benefit: Int32Array };

const neverEnds = Number.POSITIVE_INFINITY;

const makeNumbers = (size: number): Numbers => ({
  id: new Int32Array(size),
  section: new Int32Array(size),
  floor: new Int16Array(size),
  rooms: new Uint8Array(size),
  areaHundredths: new Int32Array(size),
  priceMinor: new Float64Array(size),
  inDollars: new Uint8Array(size),
  layout: new Int32Array(size),
  ...byName(({ kind }) => kind.numbers(size)),
  status: new Uint8Array(size),
  expiresAt: new Float64Array(size),
  listed: new Uint8Array(size),
});

/** Takes flats page by page, in the order of their ids, and stores only their numbers and bytes. */
export function makeFlatCollector(sectionAt: (id: number) => number) {
  const pages: Numbers[] = [];
  const owned: Owned[] = [];
  const words = byName((): (string | null)[] => []);
  const slugs = makeTextCollector();
  const numbers = makeTextCollector();
  let size = 0;

  function add(rows: FlatPage): void {
    const page = makeNumbers(rows.id.length);
    page.id.set(rows.id);
    page.section.set(rows.sectionId.map(sectionAt));
    page.floor.set(rows.floor);
    page.rooms.set(rows.roomsNumber);
    page.areaHundredths.set(rows.areaHundredths);
    page.priceMinor.set(rows.priceMinor);
    page.inDollars.set(rows.currency.map((currency) => (currency === 'USD' ? 1 : 0)));
    page.layout.set(rows.layoutId.map((id) => id ?? -1));
    page.status.set(rows.status.map((status) => statuses.indexOf(status)));
    page.expiresAt.set(rows.expiresAt.map((end) => end ?? neverEnds));
    page.listed.set(rows.listed.map(Number));
    for (const { name, kind } of ownFields) page[name].set(rows[name].map((value) => kind.encode(value, words[name])));
    const ranks: number[] = [];
    const benefits: number[] = [];
    rows.benefitIds.forEach((ids, i) => {
      for (const benefit of ids ?? []) {
        ranks.push(size + i);
        benefits.push(benefit);
      }
    });
    pages.push(page);
    owned.push({ rank: Uint32Array.from(ranks), benefit: Int32Array.from(benefits) });
    slugs.add(rows.slug);
    numbers.add(rows.number);
    size += rows.id.length;
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
    return { flats: { ...flats, rank, words, slug: yield* slugs.column(), number: yield* numbers.column() }, byId };
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
