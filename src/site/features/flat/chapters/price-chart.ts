import { dayMs } from '../../../../base/durations.ts';

export type PricePoint = { date: string; price: number };
export type PriceChart = { line: string; points: readonly { x: number; y: number }[]; low: number; high: number };

const day = (date: string) => Date.parse(`${date}T12:00:00Z`) / dayMs;

/**
 * A step line through the prices in a box of 1000 by 240, from the first day to `until`: a price holds until the next one.
 * The scale does not start at zero, so its ends are drawn beside it.
 */
export function priceChart(history: readonly PricePoint[], until: string): PriceChart | null {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  const start = day(first.date);
  const end = Math.max(day(until), day(last.date));
  if (!(end > start)) return null;
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = history.map(({ date, price }) => ({
    x: round(((day(date) - start) / (end - start)) * 1000),
    y: high === low ? 120 : round(240 - ((price - low) / (high - low)) * 240),
  }));
  const steps = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`));
  return { line: `${steps.join('')}H1000`, points, low, high };
}

/** How much the price rose from the first day to the last, in percent. */
export function priceRise(history: readonly PricePoint[]): number {
  const [first, last] = [history[0]?.price ?? 0, history.at(-1)?.price ?? 0];
  return first > 0 ? (last / first - 1) * 100 : 0;
}
