/** The same day so many months later; the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Equal monthly payments that come to exactly the sum: what cannot be divided is in the last one. */
export function monthlyPayments({ minor, first, count }: { minor: number; first: string; count: number }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(first) || count < 1 || minor < count) return [];
  const each = Math.floor(minor / count / 100) * 100 || Math.floor(minor / count);
  return Array.from({ length: count }, (_, at) => ({
    dueOn: monthsAfter(first, at),
    amountMinor: at === count - 1 ? minor - each * (count - 1) : each,
  }));
}
