import { type Bitset, emptyBits, hasBit, setBit } from '../bitset.ts';
import type { Columns, PlanGroups } from '../snapshot.ts';

/** Of each plan with a flat in the set its most affordable one, as a set of as many flats as there are plans. */
export type FoundPlans = { set: Bitset; total: number };

/** How many of the found flats have a plan, and their lowest and highest floor. */
export type FlatsOfPlan = { total: number; floorFrom: number; floorTo: number };

/** `place` is where a flat stands in the order of prices. */
export function makePlanFinder(groups: PlanGroups) {
  const best = new Int32Array(groups.count);
  return function findPlans(found: Bitset, place: Uint32Array): FoundPlans {
    best.fill(-1);
    for (let w = 0; w < found.length; w++)
      for (let x = found[w] as number; x !== 0; x &= x - 1) {
        const at = (w << 5) + 31 - Math.clz32(x & -x);
        const group = groups.of[at] as number;
        const known = best[group] as number;
        if (known < 0 || (place[at] as number) < (place[known] as number)) best[group] = at;
      }
    const set = emptyBits(groups.of.length);
    let total = 0;
    for (const at of best) {
      if (at < 0) continue;
      setBit(set, at);
      total++;
    }
    return { set, total };
  };
}

export function flatsOfPlan({ of, first, flats }: PlanGroups, { floor }: Pick<Columns, 'floor'>, found: Bitset, at: number): FlatsOfPlan {
  const group = of[at] as number;
  const same = { total: 0, floorFrom: Number.POSITIVE_INFINITY, floorTo: Number.NEGATIVE_INFINITY };
  for (let i = first[group] as number; i < (first[group + 1] as number); i++) {
    const other = flats[i] as number;
    if (!hasBit(found, other)) continue;
    same.total++;
    same.floorFrom = Math.min(same.floorFrom, floor[other] as number);
    same.floorTo = Math.max(same.floorTo, floor[other] as number);
  }
  return same;
}
