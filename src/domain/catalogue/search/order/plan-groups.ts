import { eachStep, type Steps } from '../in-slices.ts';
import type { Columns, PlanGroups, Project } from '../snapshot.ts';

/** Beyond every area in hundredths, and beyond every number of rooms. */
const [areas, numbersOfRooms] = [2 ** 24, 2 ** 8];

/** Groups all flats by their plans. */
export function* groupByPlan(columns: Columns, projects: readonly Pick<Project, 'from' | 'to'>[]): Steps<PlanGroups> {
  const size = columns.id.length;
  const { layout, areaHundredths, rooms } = columns;
  const of = new Uint32Array(size);
  let count = 0;
  for (const { from, to } of projects) {
    const known = new Map<number, number>();
    yield* eachStep(to - from, (i) => {
      const at = from + i;
      const key = ((layout[at] as number) * areas + (areaHundredths[at] as number)) * numbersOfRooms + (rooms[at] as number);
      const group = (layout[at] as number) < 0 ? undefined : known.get(key);
      of[at] = group ?? count;
      if (group !== undefined) return;
      known.set(key, count);
      count++;
    });
  }
  const first = new Uint32Array(count + 1);
  yield* eachStep(size, (at) => {
    const after = (of[at] as number) + 1;
    first[after] = (first[after] as number) + 1;
  });
  for (let group = 1; group <= count; group++) first[group] = (first[group] as number) + (first[group - 1] as number);
  const next = first.slice();
  const flats = new Uint32Array(size);
  yield* eachStep(size, (at) => {
    const group = of[at] as number;
    const place = next[group] as number;
    next[group] = place + 1;
    flats[place] = at;
  });
  return { count, of, first, flats };
}
