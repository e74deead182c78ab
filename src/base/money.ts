export const currencies = ['UAH', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (kopiykas, cents): an integer that fits 64 bits and is exact as a JS number. */
export type Money = { minor: number; currency: Currency };

/** Hryvnias for one dollar, in ten-thousandths: 41.2500 is 412500. A rate is never a float. */
export type Rate = { tenThousandths: number };

export const minorPerMajor = 100;

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an exact amount: ${minor}`);
  return { minor, currency };
}

/** Reads a decimal with at most four digits after the point, such as `41.25`; null when it is anything else or not positive. */
export function parseRate(text: string): Rate | null {
  const found = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text.trim());
  if (!found) return null;
  const tenThousandths = Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'));
  return tenThousandths > 0 ? { tenThousandths } : null;
}

export const formatRate = ({ tenThousandths }: Rate): string =>
  `${Math.trunc(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;

/** The product of two integers, neither negative, divided by a third, rounded half up. */
export function scale(amount: number, factor: number, divisor: number): number {
  const doubled = 2 * amount * factor + divisor;
  // Every usual amount: whole catalogues are converted at once, and big integers are tens of times slower.
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
  return Number((2n * BigInt(amount) * BigInt(factor) + BigInt(divisor)) / (2n * BigInt(divisor)));
}

/** The same amount in the asked currency by the rate of a day, rounded half up to the minor unit. */
export function convert(amount: Money, to: Currency, rate: Rate): Money {
  if (amount.currency === to) return amount;
  const [factor, divisor] = to === 'UAH' ? [rate.tenThousandths, 10_000] : [10_000, rate.tenThousandths];
  return money(scale(amount.minor, factor, divisor), to);
}

/** Whole hryvnias or dollars, rounded half up: the form of prices on pages and in the API. */
export const wholeUnits = ({ minor }: Money): number => scale(minor, 1, minorPerMajor);
