import { type Kysely, sql } from 'kysely';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { leaveInOutbox, type OutboxMessage } from '../../../platform/outbox/outbox.ts';
import { liveHold, statusNow } from '../availability.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { mostStatusesAtOnce, type OfficeStatus } from '../inventory-port.ts';

type Moved = { release: number; step: 'applied' | 'undone'; flats: readonly number[]; now: Date };

/**
 * Leaves for the developer's own system what a release has made of flats, some of them a message, under the kind `crm-flats`. A flat is put on
 * sale or taken off by a release once and put back once, so that each message exists once.
 */
export async function leaveStatusMessages(transaction: OpenKysely, { release, step, flats, now }: Moved): Promise<void> {
  const ids = flats.toSorted((one, other) => one - other);
  const messages: OutboxMessage[] = [];
  for (let from = 0; from < ids.length; from += mostStatusesAtOnce) {
    const part = ids.slice(from, from + mostStatusesAtOnce);
    messages.push({ kind: 'crm-flats', key: `crm-flats:${release}:${step}:${part[0]}`, payload: { flats: part } });
  }
  // A buyer's transaction, in which the instant of a release has come, locks more after this.
  await leaveInOutbox(transaction, () => now, messages);
}

/**
 * What releases have made of flats last, by the ids of their system. Left out is what this has overtaken since: a flat that is sold, or not
 * listed any more, or has another status without a deal.
 */
export async function statusesForCrm(db: Kysely<CatalogueTables>, flats: readonly number[], now: Date): Promise<OfficeStatus[]> {
  const { rows } = await sql<OfficeStatus>`select a.salesforce_id as "externalId", last.status, last.at from (
      select distinct on (apartment_id) apartment_id, status, at from (
        select release_number, apartment_id, status, applied_at as at, false as undone from planned_status where applied_at is not null
        union all
        select release_number, apartment_id, case status when 'available' then 'reserved' else 'available' end, undone_at, true
        from planned_status where undone_at is not null
      ) step where apartment_id = any(${[...flats]}::integer[]) order by apartment_id, at desc, release_number desc, undone desc
    ) last join apartment a on a.id = last.apartment_id
    where a.listed and a.status <> 'sold' and (${liveHold(now)} or ${statusNow(now)} = last.status) order by a.id`.execute(db);
  return rows;
}
