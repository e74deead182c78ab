import type { BoardFlat, BoardSection } from '../../../contract/boards.ts';

/** What can be bought on a storey; `from` is the least price, null when nothing can be. */
export type Storey = { floor: number; total: number; free: number; from: { uah: number; usd: number } | null };

/** The storeys of a section on which there are flats, the highest first. */
export function storeysOf({ flats }: Pick<BoardSection, 'flats'>): Storey[] {
  const byFloor = Map.groupBy(flats, ({ floor }: BoardFlat) => floor);
  return [...byFloor]
    .map(([floor, there]): Storey => {
      const free = there.filter(({ status }) => status === 'available');
      const cheapest = free.toSorted((a, b) => a.cost_usd - b.cost_usd)[0];
      return { floor, total: there.length, free: free.length, from: cheapest ? { uah: cheapest.cost, usd: cheapest.cost_usd } : null };
    })
    .sort((a, b) => b.floor - a.floor);
}

/** The storey of another section that is nearest to this one. */
export function nearestStorey(section: Pick<BoardSection, 'flats'>, floor: number): number | null {
  const storeys = storeysOf(section).toSorted((a, b) => Math.abs(a.floor - floor) - Math.abs(b.floor - floor));
  return storeys[0]?.floor ?? null;
}
