import type { MonthlyPlans } from '../../money/money.ts';
import type { FlatRow, ProjectRows } from '../catalogue.store.ts';

export const rate = { tenThousandths: 414_873 };
export const now = Date.parse('2026-11-21T12:00:00Z');
export const quarters = ['2026-Q4', '2027-Q1', '2027-Q3', '2028-Q2'];
/** One project is not paid for by the month, and where nothing is left to pay for over a month either. */
export const plans: MonthlyPlans = {
  day: '2026-11-21',
  of: (project, delivery) =>
    project === 'project-3'
      ? null
      : { downPercent: project === 'project-5' ? 50 : 30, months: Number(delivery.at(-1)) * 5, discountHundredths: 125 },
};
/** Most projects are near one station, some near two or none. */
export const stations: ReadonlyMap<string, readonly string[]> = new Map([
  ['project-1', ['lisova']],
  ['project-2', ['lisova', 'pochaina']],
  ['project-3', ['teremky']],
  ['project-5', ['pochaina']],
  ['project-6', ['teremky', 'lisova']],
]);
export type Rows = ProjectRows & { flats: FlatRow[] };
export const districts = ['north', 'river-bank', 'old-town'];
const text = (value: string) => ({ uk: value, en: value });

/** A catalogue whose every value comes from a seeded generator of its own, so that a failing case can be repeated. */
export function someRows(flats: number, seed: number): Rows {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const projects = Array.from({ length: 7 }, (_, i) => ({
    id: i + 1,
    externalId: `P${i + 1}`,
    slug: `project-${i + 1}`,
    name: text(`P${i + 1}`),
    prime: i === 0,
    class: 'comfort',
    // One project's district is not known.
    district: text(['North', 'River bank', 'Old  town', ''][i % 4] ?? ''),
    address: text('A'),
    stage: 'frame' as const,
    sale: 'selling' as const,
  }));
  const sections = Array.from({ length: 19 }, (_, i) => ({
    id: i + 1,
    externalId: `S${i + 1}`,
    project_id: 1 + random(7),
    name: text(`${i + 1}`),
    floors_total: 24,
    house_type: null,
    deliveryQuarter: quarters[random(quarters.length)] ?? '2027-Q1',
  }));
  const benefits = Array.from({ length: 5 }, (_, i) => ({ id: i + 1, externalId: `B${i + 1}`, name: text(`B${i + 1}`) }));
  const status = ['available', 'available', 'available', 'held', 'reserved', 'sold'] as const;
  const rows = Array.from({ length: flats }, (_, i): FlatRow => {
    const area = 2400 + random(40) * 200;
    const inDollars = random(3) > 0;
    const booked = status[random(status.length)] ?? 'sold';
    const ends = booked === 'held' || booked === 'reserved' ? [null, now - 1, now, now + 60_000][random(4)] : null;
    const price = inDollars ? (40_000 + random(60) * 1000) * 100 + random(2) * 50 : (1_600_000 + random(60) * 50_000) * 100;
    const owned = Array.from({ length: random(4) }, () => 1 + random(5));
    return {
      id: i * 3 + 1,
      slug: `flat-${i}`,
      number: `${i}`,
      sectionId: 1 + random(19),
      floor: random(26) - 1,
      position: 1 + random(6),
      roomsNumber: 1 + random(6),
      areaHundredths: area,
      priceMinor: price,
      currency: inDollars ? 'USD' : 'UAH',
      layoutId: random(8) === 0 ? null : 1 + random(6),
      ceilingCm: null,
      balconyAreaHundredths: null,
      repair: null,
      brokerage: random(10) === 0,
      status: booked,
      expiresAt: ends ?? null,
      listed: random(20) > 0,
      benefitIds: owned.length ? [...new Set(owned)] : null,
    };
  });
  return { projects, sections, benefits, layouts: [], seen: 0, flats: rows };
}
