import type { AllTerms, InstalmentTerms } from '../../src/domain/money/money.ts';

const discounts = (...tiers: [fromPercent: number, percent: number][]): InstalmentTerms['discounts'] =>
  tiers.map(([fromPercent, percent]) => ({ fromPercent, hundredths: Math.round(percent * 100) }));

/** Until the house is finished, a third at once. */
const usual: InstalmentTerms = {
  downFromPercent: 30,
  longestMonths: 36,
  monthsWhenDone: 6,
  every: ['month', 'quarter'],
  discounts: discounts([50, 1], [70, 3], [100, 5]),
  indexed: true,
};
/** A finished house is paid for within half a year, in hryvnias that nothing moves any more. */
const finished: InstalmentTerms = {
  ...usual,
  downFromPercent: 50,
  longestMonths: 6,
  every: ['month'],
  discounts: discounts([100, 4]),
  indexed: false,
};
/** Whoever comes while the pit is dug waits longest and pays least at first. */
const early: InstalmentTerms = { ...usual, downFromPercent: 20, discounts: discounts([50, 2], [70, 4], [100, 7]) };
const prime: InstalmentTerms = {
  ...usual,
  downFromPercent: 40,
  longestMonths: 24,
  every: ['quarter', 'month'],
  discounts: discounts([60, 2], [100, 4]),
};

/** What each project offers: the nearer the delivery, the more is paid at once and the sooner the rest. */
export const instalmentTerms: AllTerms = {
  general: usual,
  projects: {
    'obriy-richkovyi': usual,
    'kamianyi-yar': { ...usual, downFromPercent: 40, monthsWhenDone: 3, discounts: discounts([70, 2], [100, 5]) },
    'lypova-tin': finished,
    'tykha-zatoka': { ...usual, longestMonths: 24, downFromPercent: 35 },
    'sosna-i-kamin': { ...finished, monthsWhenDone: 3, longestMonths: 3, discounts: discounts([100, 3]) },
    'prystan-41': { ...prime, downFromPercent: 50 },
    'hlyniana-manufaktura': { ...usual, discounts: discounts([50, 1.5], [100, 6]) },
    // Sold in hryvnias: what is owed does not follow the dollar.
    'pivnichnyi-pahorb': { ...usual, downFromPercent: 25, indexed: false },
    oranzhereia: { ...finished, longestMonths: 12, monthsWhenDone: 12, downFromPercent: 60 },
    'dim-na-skhylakh': prime,
    'midnyi-kvartal': { ...usual, downFromPercent: 50, every: ['month'], discounts: discounts([70, 2], [100, 4.5]) },
    // Paid for at once only.
    luhova: { ...finished, longestMonths: 0, monthsWhenDone: 0 },
    'varta-house': { ...prime, longestMonths: 24, downFromPercent: 30 },
    'svitanok-9': { ...usual, downFromPercent: 40, monthsWhenDone: 9, indexed: false },
    tsehla: { ...usual, every: ['month'] },
    'yasenevyi-hai': early,
    poluden: { ...early, downFromPercent: 25 },
  },
};
