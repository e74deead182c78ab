import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { agreedTerms, openDeals } from '../../../../tests/support/deals/open-deals.ts';
import { addQuote } from '../../../../tests/support/deals/some-quote.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';

it.skipIf(inject('postgresUrl') === null)('a booking by a quote that ends while it waits for the flat pays no quoted price', async () => {
  const database = await openDatabase({ url: await clonePostgres(), dataDir: '' });
  onTestFinished(() => database.close());
  const clock = movableClock('2026-11-21T12:00:00Z');
  const [flat = 0] = await seedCatalogue(database.kysely, [{}]);
  const app = await openDeals(database, { clock });
  const buyers = await Promise.all(Array.from({ length: 8 }, app.someClient));
  const asked = { phone: '+380501234567', locale: 'uk', terms: agreedTerms, way: 'deposit', campaign: {}, apartmentId: flat } as const;
  const book = (clientId: string, quote: string) => app.inTransaction((trx) => app.deals.makeDeal(trx, { ...asked, clientId, quote }));
  const endings: string[] = [];
  for (const isLate of [false, true]) {
    const { code, price } = await addQuote(app, { apartmentId: flat, days: 1 });
    await app.db
      .updateTable('apartment')
      .set({ price_minor: price.minor * 2 })
      .where('id', '=', flat)
      .execute();
    clock.pass(24 * 60 - 1);
    const asOthers = AsyncLocalStorage.snapshot();
    const answers = await app.inTransaction(async (trx) => {
      await trx.selectFrom('apartment').select('id').where('id', '=', flat).forUpdate().execute();
      const waiting = asOthers(() => Promise.all(buyers.map((clientId) => book(clientId, code))));
      await expect.poll(() => asOthers(() => waitingFor(app.db))).toBeGreaterThan(0);
      if (isLate) clock.pass(1);
      return { waiting };
    });
    const decided = await answers.waiting;
    const won = decided.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(won.map((deal) => deal.price.minor)).toEqual(isLate ? [] : [price.minor]);
    endings.push(...decided.flatMap((answer) => (answer.ok ? [] : [`${isLate} ${answer.refusal.kind}`])));
    for (const { clientId, id } of won) await app.cancel(clientId, id);
    await app.db.updateTable('apartment').set({ price_minor: price.minor }).where('id', '=', flat).execute();
  }
  expect(new Set(endings)).toEqual(new Set(['false apartment-taken', 'true quote-over']));
});

/** How many statements wait for a lock. */
async function waitingFor(db: Awaited<ReturnType<typeof openDeals>>['db']): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.n);
}
