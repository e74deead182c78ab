import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FlatRow, LayoutRow } from './catalogue.store.ts';
import { makeSnapshotBuilder } from './search/build-snapshot.ts';
import { pageOf } from './search/flat-page.fixture.ts';
import { inSlices } from './search/in-slices.ts';
import { buyableAt, makeSearchIndex } from './search/search-index.ts';
import { lookalikesOf } from './similar-flats.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const both = (text: string) => ({ uk: text, en: text });
type Some = { layout: number | null; dollars: number; metres: number; rooms: number; section: 1 | 2; sold: boolean; resale: boolean };

const project = (id: number) => ({
  id,
  externalId: `P${id}`,
  slug: `project-${id}`,
  name: both('P'),
  prime: false,
  class: 'comfort',
  district: both('D'),
  address: both('A'),
  stage: 'frame' as const,
  sale: 'selling' as const,
});
const section = (id: number) => ({
  id,
  externalId: `S${id}`,
  project_id: id,
  name: both('S'),
  floors_total: 9,
  house_type: null,
  deliveryQuarter: '2027-Q4',
});
const layouts: LayoutRow[] = [1, 2, 3].map((id) => ({ id, externalId: `L${id}`, name: `L${id}`, plan: {} }) as LayoutRow);

const rowOf = ({ layout, dollars, metres, rooms, section, sold, resale }: Some, at: number): FlatRow => {
  const price = dollars * 100;
  return {
    id: at + 1,
    slug: `flat-${at}`,
    number: `${at}`,
    sectionId: section,
    floor: 1,
    position: 1,
    roomsNumber: rooms,
    areaHundredths: metres * 100,
    priceMinor: price,
    currency: 'USD',
    layoutId: layout,
    ceilingCm: null,
    balconyAreaHundredths: null,
    repair: null,
    brokerage: resale,
    status: sold ? 'sold' : 'available',
    expiresAt: null,
    listed: true,
    benefitIds: null,
  };
};

async function lookalikes(flats: readonly Some[]): Promise<number[]> {
  const builder = makeSnapshotBuilder({ projects: [1, 2].map(project), sections: [1, 2].map(section), benefits: [], layouts, seen: 0 });
  builder.add(pageOf(flats.map(rowOf)));
  const snapshot = await inSlices(builder.snapshot());
  const index = await inSlices(makeSearchIndex(snapshot, { rate: { tenThousandths: 400_000 } }));
  return lookalikesOf(index, buyableAt(index, now), snapshot.find('flat-0')).map((at) => (snapshot.flats.id[at] as number) - 1);
}

/** The rule: of the near ones take, four times, the nearest of the layouts shown least; then the nearest. */
function plainly(flats: readonly Some[]): number[] {
  const [own] = flats;
  if (!own) return [];
  const fits = flats.flatMap((flat, at) => {
    if (at === 0 || flat.sold || flat.resale !== own.resale || flat.rooms !== own.rooms) return [];
    const apart = (one: number, other: number) => Math.abs(one - other) / other;
    const elsewhere = flat.section === own.section ? 0 : 0.1;
    return { at, layout: flat.layout, far: apart(flat.dollars, own.dollars) + apart(flat.metres, own.metres) + elsewhere };
  });
  fits.sort((a, b) => a.far - b.far || a.at - b.at);
  const chosen: typeof fits = [];
  while (chosen.length < 4 && chosen.length < fits.length) {
    const left = fits.filter((one) => !chosen.includes(one));
    const near = left.filter(({ far }) => far <= 0.3);
    const shown = ({ layout }: (typeof fits)[number]) => chosen.filter((one) => layout !== null && one.layout === layout).length;
    const least = Math.min(...near.map(shown));
    const next = near.find((one) => shown(one) === least) ?? left[0];
    if (next) chosen.push(next);
  }
  return chosen.sort((a, b) => a.far - b.far || a.at - b.at).map(({ at }) => at);
}

const flat = (change: Partial<Some>): Some => ({
  layout: 1,
  dollars: 60_000,
  metres: 40,
  rooms: 1,
  section: 1,
  sold: false,
  resale: false,
  ...change,
});

it('shows other layouts before the same one on more floors', async () => {
  const stack = [60_100, 60_200, 60_300, 60_400].map((dollars) => flat({ dollars }));
  const flats = [flat({}), ...stack, flat({ layout: 2, dollars: 63_000 }), flat({ layout: 3, dollars: 65_000 })];
  expect(await lookalikes(flats)).toEqual([1, 2, 5, 6]);
});

it('stays near in price and area all the same', async () => {
  const stack = [60_100, 60_200, 60_300, 60_400].map((dollars) => flat({ dollars }));
  expect(await lookalikes([flat({}), ...stack, flat({ layout: 2, dollars: 90_000 })])).toEqual([1, 2, 3, 4]);
  expect(await lookalikes([flat({}), flat({ dollars: 60_100 }), flat({ layout: 2, dollars: 90_000 })])).toEqual([1, 2]);
});

it('follows its rule for any flats', async () => {
  const any: fc.Arbitrary<Some> = fc.record({
    layout: fc.constantFrom(1, 2, 3, null),
    dollars: fc.integer({ min: 50, max: 90 }).map((thousands) => thousands * 1000),
    metres: fc.integer({ min: 35, max: 50 }),
    rooms: fc.constantFrom(1, 1, 1, 2),
    section: fc.constantFrom(1, 2),
    sold: fc.constantFrom(false, false, false, true),
    resale: fc.constantFrom(false, false, false, true),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 40 }), async (flats) => {
      expect(await lookalikes(flats)).toEqual(plainly(flats));
    }),
    { numRuns: 300 },
  );
});
