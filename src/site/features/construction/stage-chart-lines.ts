/** The drawing's own units; it is stretched over its place. */
export const chartWidth = 1000;
export const chartHeight = 100;

type Month = { month: string; planned: number; actual: number };

const index = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The position of a month on the axis of all months: those without a report leave their place empty. */
export function monthPlace(axis: readonly string[]): (month: string) => number {
  const [first = 0, last = 0] = [index(axis[0] ?? ''), index(axis.at(-1) ?? '')];
  const whole = Math.max(1, last - first);
  return (month) => Math.round(((index(month) - first) / whole) * chartWidth);
}

/** A stage at its own months of the axis: the built share, the area under it, and the planned one. */
export function stageLines(months: readonly Month[], axis: readonly string[]): { actual: string; area: string; planned: string } {
  const place = monthPlace(axis);
  const line = (value: (month: Month) => number): string =>
    months.map((month, at) => `${at === 0 ? 'M' : 'L'}${place(month.month)} ${chartHeight - value(month)}`).join('');
  const actual = line((month) => month.actual);
  return { actual, area: `${actual}V${chartHeight}H${place(months[0]?.month ?? '')}z`, planned: line((month) => month.planned) };
}
