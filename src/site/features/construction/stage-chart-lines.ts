/** The drawing's own units; it is stretched over its place. */
export const chartWidth = 1000;
export const chartHeight = 100;

type Month = { month: string; planned: number; actual: number };

const index = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Where each month stands on the axis: months without a report leave their place empty. */
export function monthPlaces(months: readonly string[]): number[] {
  const [first = 0, last = 0] = [index(months[0] ?? ''), index(months.at(-1) ?? '')];
  const whole = Math.max(1, last - first);
  return months.map((month) => Math.round(((index(month) - first) / whole) * chartWidth));
}

/** A stage from the first month to the last: what was built, the area under it, and what was planned. */
export function stageLines(months: readonly Month[]): { actual: string; area: string; planned: string } {
  const places = monthPlaces(months.map(({ month }) => month));
  const line = (value: (month: Month) => number): string =>
    months.map((month, at) => `${at === 0 ? 'M' : 'L'}${places[at]} ${chartHeight - value(month)}`).join('');
  const actual = line((month) => month.actual);
  return { actual, area: `${actual}V${chartHeight}H0z`, planned: line((month) => month.planned) };
}
