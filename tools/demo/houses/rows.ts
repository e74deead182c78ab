import type { Layout } from '../plans/layouts.ts';
import { hasWindows, type PackedFloor, packFloors } from './pack-floor.ts';
import type { Turn } from './turned-plan.ts';

/** A section as it may stand in a row: its floor, which way it is turned, and which of its ends in the row have no windows. */
export type Standing = { floor: PackedFloor; turn: Turn; blind: { first: boolean; last: boolean }; cost: number };

/** In metres: between two ends of which one has windows. Ends without windows touch. */
export const passage = 10;
const considered = 60;

/** The tightest floor of each kind of ends, turned either way; the first turn has the plan's left end first in the row. */
export function standingsOf(layouts: Layout[], [ahead, back]: [Turn, Turn]): Standing[] {
  const best = new Map<string, Standing>();
  const floors = packFloors(layouts, considered);
  const tightest = floors[0];
  if (!tightest) throw new Error(`no floor holds ${layouts.map(({ name }) => name).join(', ')}`);
  for (const floor of floors) {
    const [left, right] = [!hasWindows(floor, 'left'), !hasWindows(floor, 'right')];
    const cost = floor.cost - tightest.cost;
    const standings: Standing[] = [
      { floor, turn: ahead, blind: { first: left, last: right }, cost },
      { floor, turn: back, blind: { first: right, last: left }, cost },
    ];
    for (const standing of standings) {
      const key = `${standing.blind.first}/${standing.blind.last}`;
      if (!best.has(key)) best.set(key, standing);
    }
  }
  return [...best.values()];
}

export const gapBetween = (one: Standing, other: Standing): number => (one.blind.last && other.blind.first ? 0 : passage);

/** The penalty of a gap beside floors that are looser than they could be, in m² of waste. */
const gapCost = 45;

/** One standing for each section, so that the row has few gaps and tight floors. */
export function bestRow(options: Standing[][]): Standing[] {
  let rows: { row: Standing[]; cost: number }[] = [{ row: [], cost: 0 }];
  for (const standings of options)
    rows = standings.map((standing) => {
      const longer = rows.map(({ row, cost }) => {
        const before = row.at(-1);
        const gap = before && gapBetween(before, standing) > 0 ? gapCost : 0;
        return { row: [...row, standing], cost: cost + gap + standing.cost };
      });
      return longer.reduce((best, other) => (other.cost < best.cost ? other : best));
    });
  return rows.reduce((best, other) => (other.cost < best.cost ? other : best)).row;
}
