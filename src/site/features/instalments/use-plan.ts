import type { Locale } from '../../../base/locale.ts';
import { browserClient } from '../../data/api/browser-client.ts';
import { type Change as ChangeOf, useReckoning } from '../../data/api/use-reckoning.ts';
import { type InstalmentsData, type Wish, withWish, writeWish } from './wish.ts';

export type Change = ChangeOf<Wish>;

/** The plan of what the visitor wishes. */
export function usePlan({ subject, wish: begun, plan: first, wrong: refused }: InstalmentsData, locale: Locale) {
  const { answer: plan, ...rest } = useReckoning({
    begun,
    first,
    refused,
    ask: async (wish, signal) =>
      (await browserClient(locale)('GET /api/{locale}/instalment-plan', { query: writeWish(wish, subject), signal })).plan,
    search: (query, wish) => withWish(query, wish, subject),
  });
  return { plan, ...rest };
}
