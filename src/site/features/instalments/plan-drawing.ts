const days = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const round = (value: number) => Math.round(value * 10) / 10;

/** The last day of a quarter such as `2027-Q4`. */
const lastDayOf = (quarter: string): string => {
  const [year = 0, number = 0] = quarter.split('-Q').map(Number);
  return new Date(Date.UTC(year, number * 3, 0)).toISOString().slice(0, 10);
};

type Payment = { date: string; cost: number };
type Drawn = {
  today: string;
  first: number;
  payments: readonly Payment[];
  /** The quarter of delivery; null where the building stands. */
  delivery: string | null;
  /** By how many percent the dollar rises right after the first payment; 0 where payments do not follow it. */
  rise: number;
};
type PlanPicture = {
  /** What is paid by each day, from the first payment to the whole, and how much more it is after the rise; null without one. */
  paid: string;
  raised: string | null;
  /** What the rise adds, between both. */
  risk: string | null;
  /** The height of the first payment, from above, and the end of building, from the left, in parts of the box. */
  firstAt: number;
  deliveryAt: number | null;
  total: number;
  raisedTotal: number;
};

/**
 * A purchase on one scale of days and hryvnias, in a box of 1000 by 240: the first payment, what follows day by day, what a more expensive dollar
 * adds, and when the building is finished.
 */
export function planPicture({ today, first, payments, delivery, rise }: Drawn): PlanPicture {
  const [start, end] = [days(today), days(payments.at(-1)?.date ?? today)];
  const finished = delivery ? days(lastDayOf(delivery)) : null;
  const span = Math.max(1, end - start, (finished ?? start) - start);
  const sum = (factor: number) => first + payments.reduce((all, { cost }) => all + cost * factor, 0);
  const [total, raisedTotal] = [sum(1), sum(1 + rise / 100)];
  const x = (day: number) => round(((day - start) / span) * 1000);
  const y = (amount: number) => round(240 * (1 - amount / raisedTotal));
  const points = (factor: number) => {
    let paid = first;
    return payments.map(({ date, cost }): [number, number] => {
      paid += cost * factor;
      return [x(days(date)), y(paid)];
    });
  };
  const steps = (of: [number, number][]) => of.map(([at, height]) => `H${at}V${height}`).join('');
  const [plain, dear] = [points(1), points(1 + rise / 100)];
  const raised = rise > 0 && payments.length > 0 ? `M0 ${y(first)}${steps(dear)}H1000` : null;
  // Back along the plain line from its end to its beginning.
  const back = plain.toReversed().map(([at], i, all) => `H${at}V${all[i + 1]?.[1] ?? y(first)}`);
  return {
    paid: `M0 240V${y(first)}${steps(plain)}H1000`,
    raised,
    risk: raised && `${raised}V${plain.at(-1)?.[1] ?? 0}${back.join('')}H0z`,
    firstAt: y(first) / 240,
    deliveryAt: finished !== null && finished > start ? x(finished) / 1000 : null,
    total,
    raisedTotal,
  };
}
