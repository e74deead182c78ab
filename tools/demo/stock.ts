import { benefitsOf } from './benefits.ts';
import { lastStoreysOf } from './houses/last-storeys.ts';
import { type HouseClass, type Layout, layouts } from './plans/layouts.ts';
import type { DemoProject } from './projects.ts';
import { type Random, randomFrom, recordId } from './random.ts';

export type Flat = {
  id: string;
  number: number;
  floor: number;
  position: number;
  layout: Layout;
  hundredths: number;
  /** Dollars for the whole flat today, before rounding. */
  dollars: number;
  status: 'available' | 'reserved' | 'sold';
  brokerage: boolean;
  ceiling: number;
  repair: 'shell' | 'white_box' | 'renovated';
  benefits: string[];
  /** A number in [0, 1) that decides when the flat was sold and how its price moved. */
  fate: number;
};
export type Section = { id: string; number: number; floors: number; flats: Flat[] };

/** Serial numbers of records go on from project to project, so that ids stay the same when only prices change. */
export type Counter = { section: number; flat: number };

/** The flats of a typical floor: the corners at both ends, small flats between them. */
export function typicalFloor(perFloor: number, houseClass: HouseClass, random: Random): Layout[] {
  const fitting = layouts.filter((layout) => layout.classes.includes(houseClass) && !layout.scheme.endsWith('Terrace'));
  const take = (candidates: Layout[], taken: Layout[]): Layout => {
    const fresh = candidates.filter((layout) => !taken.includes(layout));
    const from = fresh.length > 0 ? fresh : candidates;
    const chosen = from[Math.floor(random() * from.length)];
    if (!chosen) throw new Error(`no layouts for ${houseClass}`);
    return chosen;
  };
  const ends = fitting.filter(({ corner, through, rooms }) => (corner || through) && rooms > 1);
  const middle = fitting.filter(({ corner, through }) => !corner && !through);
  const wanted = [1, 2, 1, 1, 2, 1, 1, 2];
  const floor: Layout[] = [];
  for (let position = 0; position < perFloor; position += 1) {
    const end = position === 0 || position === perFloor - 1;
    const inner = middle.filter(({ rooms }) => rooms === wanted[(position - 1) % wanted.length]);
    floor.push(take(end ? ends : inner.length > 0 ? inner : fitting, floor));
  }
  return floor;
}

/** Small flats cost more for a metre, high ones too, corners a little, terraces in place of smallness. Rounded later, in the list's currency. */
function dollarsFor(project: DemoProject, layout: Layout, floor: number, storeys: number, hundredths: number): number {
  const metres = hundredths / 100;
  const usual = project.prime ? 90 : 58;
  const hasTerrace = layout.scheme.endsWith('Terrace');
  const bySize = Math.max(-0.07, Math.min(hasTerrace ? 0 : 0.09, (usual - metres) * 0.0016));
  const byFloor = (floor - storeys / 2) * 0.004 + (floor === 2 ? -0.02 : 0);
  const bySight = project.market.waterFrom > 0 && floor >= project.market.waterFrom ? 0.035 : 0;
  const byShape = (layout.corner ? 0.03 : 0) + (hasTerrace ? 0.08 : 0);
  return metres * project.market.perMetre * (1 + bySize + byFloor + bySight + byShape);
}

/** Expensive flats are sold last: large ones, and those at the ends under the roof. */
const dear = 9000;

function settle(project: DemoProject, flats: Flat[], underRoof: Set<Flat>, random: Random): void {
  const { available, resale } = project.market;
  const size = (flat: Flat): number => (underRoof.has(flat) ? dear : Math.min(flat.hundredths, dear));
  const wish = new Map(flats.map((flat) => [flat, random() + size(flat) / 20_000 + (flat.floor === 2 ? 0.12 : 0)]));
  const byWish = flats.toSorted((a, b) => (wish.get(b) ?? 0) - (wish.get(a) ?? 0));
  const open = Math.round(flats.length * available);
  const reserved = project.market.sale === 'sold_out' ? 0 : Math.max(1, Math.round(flats.length * 0.06));
  byWish.forEach((flat, at) => {
    flat.status = at < open ? 'available' : at < open + reserved ? 'reserved' : 'sold';
  });
  const sold = byWish.slice(open + reserved);
  for (let at = 0; at < resale; at += 1) {
    const flat = sold[Math.floor(((at + random() * 0.8) * sold.length) / resale)];
    if (flat) sellAgain(project, flat, at);
  }
}

/** A flat on resale is measured anew, is often lived in, and has its owner's price. */
function sellAgain(project: DemoProject, flat: Flat, at: number): void {
  flat.status = 'available';
  flat.brokerage = true;
  if (project.stage !== 'done') {
    flat.dollars *= 0.97;
    return;
  }
  flat.hundredths = Math.round(flat.hundredths * (0.991 + 0.014 * flat.fate));
  flat.repair = at % 5 === 3 ? 'white_box' : at % 5 === 4 ? 'shell' : 'renovated';
  flat.dollars *= { shell: 1.02, white_box: 1.08, renovated: 1.24 }[flat.repair];
}

/** The project's sections with every flat on the market list, the same for the same seed. */
export function stockOf(project: DemoProject, seed: number, counter: Counter): Section[] {
  const random = randomFrom(seed, project.slug);
  const drawn = project.market.slices.map((slice) => {
    const typical = typicalFloor(slice.perFloor, project.class, random);
    return { typical, fates: Array.from({ length: (slice.to - slice.from + 1) * slice.perFloor }, () => random()) };
  });
  const lastStoreys = lastStoreysOf(
    project,
    drawn.map(({ typical }) => typical),
  );
  const underRoof = new Set<Flat>();
  let before = 0;
  const sections = project.storeys.map((storeys, at): Section => {
    const slice = project.market.slices[at];
    counter.section += 1;
    const section: Section = { id: recordId('a0S', counter.section), number: at + 1, floors: storeys, flats: [] };
    const own = drawn[at];
    if (!slice || !own) return section;
    for (let floor = slice.from; floor <= slice.to; floor += 1) {
      const last = floor === storeys ? lastStoreys[at] : null;
      (last ?? own.typical).forEach((layout, index) => {
        counter.flat += 1;
        const place = (floor - slice.from) * slice.perFloor + index;
        const flat: Flat = {
          id: recordId('a0F', counter.flat),
          number: before + place + 1,
          floor,
          position: index + 1,
          layout,
          hundredths: layout.hundredths,
          dollars: dollarsFor(project, layout, floor, storeys, layout.hundredths),
          status: 'sold',
          brokerage: false,
          ceiling: Math.round((project.market.ceiling + (floor === storeys ? 0.3 : 0)) * 100) / 100,
          repair: project.market.repair,
          benefits: [],
          fate: own.fates[place] ?? 0,
        };
        section.flats.push(flat);
        if (last && (index === 0 || index === slice.perFloor - 1)) underRoof.add(flat);
      });
    }
    before += (storeys - 1) * slice.perFloor;
    return section;
  });
  const flats = sections.flatMap((section) => section.flats);
  settle(project, flats, underRoof, random);
  for (const flat of flats) flat.benefits = benefitsOf({ ...flat, project });
  return sections;
}
