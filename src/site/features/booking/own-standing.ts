import type { Locale } from '../../../base/locale.ts';
import type { LineAnswer, WireDeal } from '../../../contract/deals.ts';
import { isLoggedIn } from '../../stored/account.ts';
import { dealClient } from './deal-client.ts';

/** How a client stands to one flat: his newest deal for it, and his place in the line before it. */
export type OwnStanding = { deal: WireDeal | null; line: LineAnswer };

/** Null for whoever is not logged in. */
export async function ownStanding(locale: Locale, apartmentId: number): Promise<OwnStanding | null> {
  if (!isLoggedIn()) return null;
  const client = dealClient(locale);
  const [{ deals }, line] = await Promise.all([client.deals(), client.line(apartmentId)]);
  return { deal: deals.find(({ apartment }) => apartment.id === apartmentId) ?? null, line };
}
