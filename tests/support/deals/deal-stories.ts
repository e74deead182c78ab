import type { DealTerms } from '../../../src/domain/deals/deals.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type FlatSeed, seedCatalogue } from '../contents/catalogue-rows.ts';
import { movableClock } from '../services/post-office.ts';
import { openDeals, somePerson, usualDealTerms } from './open-deals.ts';

export const hours = (count: number) => count * 60;

/** Deals over a new database with these flats, at 14:00 in Kyiv, and the commands and checks of their tests. */
export async function buildDeals(open: () => Promise<Database>, flats: FlatSeed[] = [{}], terms: Partial<DealTerms> = {}) {
  const database = await open();
  const clock = movableClock('2026-11-21T12:00:00Z');
  const ids = await seedCatalogue(database.kysely, flats);
  const app = await openDeals(database, { clock, terms: { ...usualDealTerms, ...terms } });
  const [flat = 0, other = 0, third = 0] = ids;
  const shown = async (id = flat) => {
    const row = await app.db.selectFrom('apartment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return [row.status, row.booking_expiration?.toISOString() ?? null, row.in_deal];
  };
  const messages = async (kind: string) =>
    (await app.db
      .selectFrom('outbox')
      .select(['key', 'payload'])
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('key')
      .execute()) as {
      key: string;
      payload: Record<string, unknown>;
    }[];
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, app.someClient)) as Promise<[string, string, string, string, string]>;
  const made = async (client: string, id = flat) => {
    const answer = await app.hold(client, id);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  };
  const paying = async (client: string, id = flat) => {
    const deal = await made(client, id);
    await app.step(client, deal.id, { kind: 'person', person: somePerson });
    const opened = await app.deals.openPayment({ clientId: client, dealId: deal.id, returnUrl: '/account/' });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
    const payment = opened.value.payments.at(-1);
    if (!payment) throw new Error('no payment');
    const say = (state: 'pending' | 'paid' | 'failed' | 'refunded', at = clock(), amountMinor = 2_000_000) =>
      app.deals.applyPaymentEvent({ paymentId: payment.id, reference: `invoice-${payment.id}`, state, amountMinor, at });
    return { deal, payment, say };
  };
  return { ...app, ids, clock, flat, other, third, shown, messages, made, people, paying };
}
