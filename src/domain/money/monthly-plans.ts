import type { Clock } from '../../base/clock.ts';
import { kyivDay, type Quarter } from '../../base/kyiv-time.ts';
import { type InstalmentTerms, longestTerm, type MonthlyPlan, monthlyPlanOf, type UsualInput } from './instalments.ts';
import { general } from './terms.store.ts';

/** The usual plan of each section on one day, by its project and quarter of delivery: the same object until the day or the terms change. */
export type MonthlyPlans = { day: string; of: (project: string, delivery: Quarter) => MonthlyPlan | null };
type Terms = ReadonlyMap<string, InstalmentTerms>;

/** The plan of a project where nothing is chosen; null where the contents name no usual plan. */
export const usualIn = (all: Terms, own: InstalmentTerms): UsualInput | null => own.usual ?? all.get(general)?.usual ?? null;

/** The price of a month by the usual plans today: the first payment of `instalmentPlan` where nothing is chosen. */
export function makeMonthlyPlans(clock: Clock) {
  let plans: MonthlyPlans | null = null;
  return {
    /** Must be called when the terms have changed. */
    forget: () => {
      plans = null;
    },
    today(terms: Terms): MonthlyPlans {
      const day = kyivDay(clock());
      if (plans?.day === day) return plans;
      plans = {
        day,
        of: (project, delivery) => {
          const found = terms.get(project) ?? terms.get(general);
          return found ? monthlyPlanOf(found, usualIn(terms, found), longestTerm(found, delivery, day)) : null;
        },
      };
      return plans;
    },
  };
}
