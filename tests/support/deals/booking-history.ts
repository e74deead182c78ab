import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { DealsTables } from '../../../src/domain/deals/deals.tables.ts';
import type { Acknowledged } from './booking-buyers.ts';

/** Checks over the whole history that no flat had two clients at a time, and that each deal followed its rows. Returns all deals. */
export async function expectNobodyTwice(db: Kysely<DealsTables>) {
  const deals = await db.selectFrom('deal').selectAll().orderBy('apartment_id').orderBy('number').execute();
  const events = await db.selectFrom('deal_event').select(['deal_id', 'to_state']).orderBy('position').execute();
  const paths = Map.groupBy(events, ({ deal_id }) => deal_id);
  for (const { id, state } of deals) {
    const path = paths.get(id)?.map(({ to_state }) => to_state);
    expect([id, path]).toEqual([id, state === 'held' ? ['held'] : ['held', state]]);
  }
  deals.forEach((deal, at) => {
    const before = deals[at - 1];
    if (before?.apartment_id !== deal.apartment_id) return;
    expect(before.ended_at?.getTime() ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(deal.made_at.getTime());
  });
  return deals;
}

/** Checks that no acknowledged change is lost, and that no client got a fault. */
export async function expectKept(db: Kysely<DealsTables>, { made, cancelled, faults }: Acknowledged): Promise<void> {
  expect(faults).toEqual([]);
  const byId = new Map((await expectNobodyTwice(db)).map((deal) => [deal.id, deal]));
  for (const [id, flat] of made) expect([id, byId.get(id)?.apartment_id]).toEqual([id, flat]);
  for (const id of cancelled) expect([id, byId.get(id)?.state]).toEqual([id, 'cancelled']);
}
