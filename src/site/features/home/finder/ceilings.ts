/** The greatest costs that the finder offers, in whole units. */
export const ceilings = {
  USD: [50_000, 70_000, 90_000, 120_000, 160_000, 220_000],
  UAH: [2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000, 9_000_000],
} as const;

/** The greatest payments of a month. */
export const monthlyCeilings = {
  USD: [1_500, 2_500, 4_000, 6_000, 9_000],
  UAH: [60_000, 100_000, 160_000, 250_000, 370_000],
} as const;
