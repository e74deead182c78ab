import { type RawBuilder, sql } from 'kysely';
import { isOfficeOwned } from '../../prices/price-overrides.store.ts';
import { lockBulkWriters } from '../bulk-lock.store.ts';
import type { Transaction } from '../staging/staging.store.ts';

/**
 * Notes what the staged changes end of our own: the override of a price, and the release by which a status stands against its source. Call it
 * before they are written.
 */
export async function noteReplaced(trx: Transaction): Promise<void> {
  await lockBulkWriters(trx);
  await sql`update staged_row s set replaced = jsonb_strip_nulls(jsonb_build_object('override', found.override, 'standing', found.standing))
    from (
      select a.salesforce_id as flat, to_jsonb(o) as override,
        (select release_number from planned_status p where p.apartment_id = a.id and p.stands) as standing
      from apartment a left join price_override o on o.apartment_id = a.id
      where a.salesforce_id in (select flat from staged_row where after is not null)
    ) found
    where found.flat = s.flat and s.after is not null and (found.override is not null or found.standing is not null)`.execute(trx);
}

/** The rows of a proposal that are written now. */
export async function keepReplaced(trx: Transaction, number: number): Promise<void> {
  await sql`update import_row r set replaced = s.replaced from staged_row s
    where r.proposal_number = ${number} and r.flat = s.flat and r.after is not null and s.after is not null
      and r.replaced is distinct from s.replaced`.execute(trx);
}

/** Of flats that have gone back: what stood against their source before the import stands again, and what the source says since stays. */
export async function bringReplacedBack(trx: Transaction, back: RawBuilder<boolean>): Promise<void> {
  const ofFlat = sql`import_row r join apartment a on a.salesforce_id = r.flat
    join floor f on f.id = a.floor_id join section s on s.id = f.section_id`;
  await sql`insert into price_override (apartment_id, theirs_minor, theirs_currency, waits_minor, waits_currency, waits_since, release_number,
      made_at, until)
    select o.apartment_id, o.theirs_minor, o.theirs_currency, o.waits_minor, o.waits_currency, o.waits_since, o.release_number, o.made_at, o.until
    from ${ofFlat}, jsonb_populate_record(null::price_override, r.replaced->'override') o
    where ${back} and jsonb_exists(r.before, 'price_minor') and o.apartment_id = a.id
      and (o.until is not null or not ${isOfficeOwned('price', sql`s.project_id`)})
    on conflict (apartment_id) do update set release_number = excluded.release_number, made_at = excluded.made_at, until = excluded.until`.execute(
    trx,
  );
  await sql`update planned_status p set stands = true from ${ofFlat}
    where ${back} and (jsonb_exists(r.before, 'status') or jsonb_exists(r.before, 'listed')) and p.apartment_id = a.id
      and p.release_number = (r.replaced->>'standing')::integer and not ${isOfficeOwned('status', sql`s.project_id`)}
      and not exists (select from planned_status other where other.apartment_id = a.id and other.stands)`.execute(trx);
}
