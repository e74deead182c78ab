import { type HouseClass, type Layout, layouts } from '../plans/layouts.ts';
import type { DemoProject } from '../projects.ts';
import { standsOf } from './site.ts';
import { type Below, closedEndsOf, topFloor } from './top-floor.ts';

const terracesFor = (houseClass: HouseClass): Layout[] =>
  layouts.filter(({ scheme, classes }) => scheme.endsWith('Terrace') && classes.includes(houseClass));

/** The largest flats of which one has a terrace, at either end, and that fit on the storey below; the usual ones where none does. */
function lastStorey(usual: Layout[], terraces: Layout[], below: Below): Layout[] {
  const storeys = terraces.flatMap((terrace) => [
    [terrace, ...usual.slice(1)],
    [...usual.slice(0, -1), terrace],
  ]);
  const area = (storey: Layout[]): number => storey.reduce((sum, { hundredths }) => sum + hundredths, 0);
  return storeys.toSorted((a, b) => area(b) - area(a)).find((storey) => topFloor(storey, below)) ?? usual;
}

/** The flats of the last storey of each section that is sold up to its roof, in buildings with terraces; null elsewhere. */
export function lastStoreysOf({ class: houseClass, market, storeys, shape }: DemoProject, typical: Layout[][]): (Layout[] | null)[] {
  const terraces = terracesFor(houseClass);
  const isSold = storeys.map((last, at) => market.slices[at]?.to === last);
  if (terraces.length === 0 || !isSold.includes(true)) return storeys.map(() => null);
  const stands = standsOf(shape, typical);
  const closed = closedEndsOf(stands, storeys);
  return storeys.map((_, at) => {
    const [usual, stand, ends] = [typical[at], stands[at], closed[at]];
    return isSold[at] && usual && stand && ends ? lastStorey(usual, terraces, { floor: stand.standing.floor, closed: ends }) : null;
  });
}
