import type { Locale } from '../../../base/locale.ts';
import { browserClient } from '../../data/api/browser-client.ts';
import { type Change as ChangeOf, useCalculation } from '../../data/api/use-calculation.ts';
import { type InstalmentInput, type InstalmentsData, instalmentQuery, withInstalmentInput } from './instalment-input.ts';

export type Change = ChangeOf<InstalmentInput>;

/** The plan of the visitor's input. */
export function usePlan({ subject, input: begun, plan: first, invalid: refused }: InstalmentsData, locale: Locale) {
  const { answer: plan, ...rest } = useCalculation({
    begun,
    first,
    refused,
    ask: async (input, signal) =>
      (await browserClient(locale)('GET /api/{locale}/instalment-plan', { query: instalmentQuery(input, subject), signal })).plan,
    search: (query, input) => withInstalmentInput(query, input, subject),
  });
  return { plan, ...rest };
}
