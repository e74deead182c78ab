import { setImmediate } from 'node:timers/promises';
import type { FlatPage, FlatRow, ProjectRows } from '../../../src/domain/catalogue/catalogue.store.ts';
import type { ReadRows } from '../../../src/domain/catalogue/catalogue-snapshot.ts';
import { pageOf } from '../../../src/domain/catalogue/search/flat-page.fixture.ts';

/** A generator of numbers that gives the same ones for the same seed. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const flatsPerSection = 200;
const sectionsPerProject = 5;
const quarters = Array.from({ length: 16 }, (_, i) => `${2025 + Math.floor(i / 4)}-Q${(i % 4) + 1}`);
const areas = [0, 3_800, 5_900, 8_400, 11_500, 15_000];
const both = (text: string) => ({ uk: text, en: text });

/** A plan as large as the real ones, so that answers weigh what they weigh in production. */
const plan = {
  width: 900,
  height: 800,
  rooms: Array.from({ length: 6 }, (_, i) => ({
    id: `r${i}`,
    label: 'bedroom',
    area: 12.5 + i,
    outline: Array.from({ length: 6 }, (_, k) => [k * 100 + i, k * 90 + i]),
  })),
  walls: Array.from({ length: 18 }, (_, i) => ({ from: [i * 10, 0], to: [i * 10, 300], thickness: 20, outer: i % 2 === 0 })),
  doors: Array.from({ length: 6 }, (_, i) => ({ from: [i * 10, 0], to: [i * 10, 90], swing: 'left', entrance: i === 0 })),
  windows: Array.from({ length: 4 }, (_, i) => ({ from: [i * 10, 0], to: [i * 10, 150] })),
};

const flatsPerPage = 4_000;

export type SyntheticRows = ProjectRows & {
  count: number;
  /** All flats, generated anew at each call and page by page, as a database would send them: none is stored. */
  pages: () => Generator<FlatPage>;
};

/** A developer with so many flats: every fourth is not for sale, prices follow area, project and floor. */
export function syntheticRows(count: number, seed: number): SyntheticRows {
  const random = makeRandom(seed);
  const sectionCount = Math.max(10, Math.ceil(count / flatsPerSection));
  const projectCount = Math.max(5, Math.ceil(sectionCount / sectionsPerProject));
  const projects = Array.from({ length: projectCount }, (_, i) => ({
    id: i + 1,
    externalId: `p${i + 1}`,
    slug: `project-${i + 1}`,
    name: both(`Project ${i + 1}`),
    prime: i % 6 === 0,
    class: 'comfort',
    district: both('District'),
    address: both('Address'),
    stage: 'frame' as const,
    sale: 'selling' as const,
  }));
  const sections = Array.from({ length: sectionCount }, (_, i) => ({
    id: i + 1,
    externalId: `s${i + 1}`,
    project_id: (i % projectCount) + 1,
    name: both(`${i + 1}`),
    floors_total: 25,
    house_type: 'monolith_frame',
    deliveryQuarter: quarters[random(quarters.length)] ?? '2027-Q1',
  }));
  const benefits = Array.from({ length: 8 }, (_, i) => ({ id: i + 1, externalId: `b${i + 1}`, name: both(`Benefit ${i + 1}`) }));
  const layouts = Array.from({ length: 60 }, (_, i) => ({ id: i + 1, externalId: `L${i + 1}`, name: `L${i + 1}`, plan }));
  const flat = (i: number, random: (below: number) => number): FlatRow => {
    const section = random(sectionCount) + 1;
    const rooms = 1 + Math.min(random(5), random(5));
    const area = (areas[rooms] ?? 4_000) + random(2_000);
    const floor = 1 + random(25);
    const metre = 90_000 + ((section * 7_919) % 90_000) + floor * 300 + random(8_000);
    const owned = [1 + random(8), 1 + random(8)].slice(random(3));
    return {
      id: i + 1,
      slug: `flat-${i + 1}`,
      number: `${(i % 400) + 1}`,
      sectionId: section,
      floor: floor,
      position: 1 + (i % 8),
      roomsNumber: rooms,
      areaHundredths: area,
      priceMinor: Math.round((metre * area) / 100),
      currency: 'USD',
      layoutId: 1 + random(60),
      ceilingCm: 280,
      balconyAreaHundredths: 420,
      repair: 'white_box',
      brokerage: random(20) === 0,
      status: random(4) === 0 ? 'sold' : 'available',
      expiresAt: null,
      listed: true,
      benefitIds: owned.length > 0 ? [...new Set(owned)] : null,
    };
  };
  function* pages(): Generator<FlatPage> {
    const ofFlats = makeRandom(seed + 1);
    for (let first = 0; first < count; first += flatsPerPage)
      yield pageOf(Array.from({ length: Math.min(flatsPerPage, count - first) }, (_, i) => flat(first + i, ofFlats)));
  }
  return { projects, sections, benefits, layouts, seen: 0, count, pages };
}

/** Reads such a catalogue as a database is read: the process does something else between two pages. */
export const readSynthetic =
  (rows: () => SyntheticRows): ReadRows =>
  async (begin) => {
    const now = rows();
    const builder = begin(now);
    for (const page of now.pages()) {
      builder.add(page);
      await setImmediate();
    }
    return builder;
  };

/** A visitor's question in wire names: most ask for little, some for much; hardly two are the same. */
export function randomQuery(rows: ProjectRows, random: (below: number) => number): string {
  const query = new URLSearchParams({ usd: '1' });
  const chance = (percent: number) => random(100) < percent;
  const some = (ids: readonly string[], most: number) =>
    Array.from({ length: 1 + random(most) }, () => ids[random(ids.length)] ?? '').join(',');
  const ids = (list: readonly { externalId: string }[]) => list.map(({ externalId }) => externalId);
  if (chance(40)) query.set('project_id', some(ids(rows.projects), 3));
  if (chance(10)) query.set('section_id', some(ids(rows.sections), 3));
  if (chance(60)) query.set('roomsNumber', some(['1', '2', '3', '4'], 2));
  if (chance(25)) query.set('submission_date', some(quarters, 3));
  if (chance(25)) query.set('benefit_id', some(ids(rows.benefits), 2));
  if (chance(60)) {
    const from = 30_000 + random(200_000);
    query.set('costFrom', String(from));
    query.set('costTo', String(from + random(200_000)));
  }
  if (chance(20)) query.set('monthlyTo', String(20_000 + random(200_000)));
  if (chance(35)) query.set('areaFrom', String(25 + random(60)));
  if (chance(30)) query.set('floorFrom', String(2 + random(15)));
  if (chance(30)) query.set('sort', ['price_desc', 'area_asc', 'area_desc'][random(3)] ?? 'price_desc');
  if (chance(25)) query.set('page', String(1 + random(8)));
  if (chance(4)) query.set('brockarage', '1');
  return query.toString();
}
