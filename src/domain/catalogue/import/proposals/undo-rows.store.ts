import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../../../../base/money.ts';
import { announceFlats, liveHold } from '../../availability.store.ts';
import { ownFields } from '../../flat-fields.ts';
import { appendPriceHistory } from '../../prices/price-history.store.ts';
import { dropSettled } from '../../prices/price-overrides.store.ts';
import { lockBulkWriters } from '../bulk-lock.store.ts';
import type { ImportContext } from '../import-options.ts';
import { inChunks, type Transaction } from '../staging/staging.store.ts';
import { bringReplacedBack } from './replaced.store.ts';
import { knownBenefits, knownRooms } from './staged-changes.store.ts';

type Undoing = { now: Date; rate: Rate | null };
type Within = RawBuilder<boolean>;

/** The values of a flat that an import changes: as they are now, and their type in a row. */
const values: [key: string, current: RawBuilder<unknown>, type: string][] = [
  ['price_minor', sql`a.price_minor`, 'bigint'],
  ['price_currency', sql`a.price_currency`, 'text'],
  ['status', sql`a.status`, 'text'],
  ['listed', sql`a.listed`, 'boolean'],
  ['section', sql`e.salesforce_id`, 'text'],
  ['floor', sql`fl.number`, 'integer'],
  ['number', sql`a.number`, 'text'],
  ['rooms_number', sql`a.rooms_number`, 'integer'],
  ['area_hundredths', sql`a.area_hundredths`, 'integer'],
  ['layout', sql`l.salesforce_id`, 'text'],
  ...ownFields.map(({ column, kind }): [string, RawBuilder<unknown>, string] => [column, sql.ref(`a.${column}`), kind.type]),
];
const has = (side: 'before' | 'after', key: string) => sql<boolean>`jsonb_exists(r.${sql.raw(side)}, ${sql.lit(key)})`;
const stored = (side: 'before' | 'after', key: string, type: string) => sql`(r.${sql.raw(side)}->>${sql.lit(key)})::${sql.raw(type)}`;

/** The flat of a row has every value that the import has given it. */
const isAsLeft = sql.join(
  [
    ...values.map(
      ([key, current, type]) => sql`(not ${has('after', key)} or ${current} is not distinct from ${stored('after', key, type)})`,
    ),
    sql`(not ${has('after', 'rooms')} or ${knownRooms} = r.after->'rooms')`,
    sql`(not ${has('after', 'benefits')} or ${knownBenefits} = r.after->'benefits')`,
    sql`('new' <> all(r.kinds) or a.listed)`,
  ],
  sql` and `,
);

/** Takes the taken rows of a proposal back, in chunks; each row says afterwards what became of it. */
export async function undoRows(trx: Transaction, number: number, undoing: Undoing): Promise<void> {
  await lockBulkWriters(trx);
  const { rows } = await sql<{
    last: number;
  }>`select coalesce(max(turn), 0)::integer as last from import_row where proposal_number = ${number}`.execute(trx);
  await inChunks(rows[0]?.last ?? 0, async ({ from, to }) => {
    const within: Within = sql`r.proposal_number = ${number} and r.turn between ${from} and ${to}`;
    await decide(trx, number, { within, now: undoing.now });
    const back: Within = sql`${within} and r.undone = 'back'`;
    await noteFreed(trx, back, undoing.now);
    await writeBack(trx, back);
    await writeRoomsBack(trx, back);
    await writeBenefitsBack(trx, back);
    const priced = sql`select a.id from import_row r join apartment a on a.salesforce_id = r.flat where ${back} and ${has('before', 'price_minor')}`;
    await appendPriceHistory(trx, priced, undoing);
    await bringReplacedBack(trx, back);
    await dropSettled(trx, priced);
  });
}

async function decide(trx: Transaction, number: number, { within, now }: { within: Within; now: Date }): Promise<void> {
  // From here on no deal begins on them.
  await sql`select a.id from apartment a join import_row r on r.flat = a.salesforce_id
    where ${within} and r.choice = 'take' and r.after is not null order by a.id for update of a`.execute(trx);
  await sql`update import_row t set undone = decided.undone from (
      select r.turn, case when a.id is null then 'touched' when ${liveHold(now)} or a.in_deal and (a.status <> 'sold' or ${has('before', 'status')}) then 'deal'
        when ${isAsLeft} then 'back' else 'touched' end as undone
      from import_row r left join apartment a on a.salesforce_id = r.flat left join floor fl on fl.id = a.floor_id
        left join section e on e.id = fl.section_id left join layout l on l.id = a.layout_id
      where ${within} and r.choice = 'take' and r.after is not null
    ) decided
    where t.turn = decided.turn and t.proposal_number = ${number}`.execute(trx);
}

/** A flat that is free again, after the import had reserved or sold it, is one of the waitlists' concern. */
async function noteFreed(trx: Transaction, back: Within, now: Date): Promise<void> {
  await sql`insert into apartment_freed (apartment_id, at)
    select a.id, ${now.toISOString()}::timestamptz from import_row r join apartment a on a.salesforce_id = r.flat
    where ${back} and r.before->>'status' = 'available' order by a.id
    on conflict do nothing`.execute(trx);
}

async function writeBack(trx: Transaction, back: Within): Promise<void> {
  const plain = values
    .filter(([key]) => !['section', 'floor', 'layout', 'listed'].includes(key))
    .map(
      ([key, current, type]) =>
        sql`${sql.id(key)} = case when ${has('before', key)} then ${stored('before', key, type)} else ${current} end`,
    );
  await sql`update apartment a set ${sql.join(plain)},
      booking_expiration = case when ${has('before', 'status')} then null else a.booking_expiration end,
      listed = case when 'new' = any(r.kinds) then false when ${has('before', 'listed')} then (r.before->>'listed')::boolean else a.listed end,
      layout_id = case when ${has('before', 'layout')} then (select id from layout where salesforce_id = r.before->>'layout') else a.layout_id end,
      floor_id = case when ${has('before', 'floor')} or ${has('before', 'section')} then coalesce((
        select f.id from floor f join section s on s.id = f.section_id
        where s.salesforce_id = coalesce(r.before->>'section', e.salesforce_id) and f.number = coalesce((r.before->>'floor')::integer, fl.number)
      ), a.floor_id) else a.floor_id end
    from import_row r, floor fl, section e
    where ${back} and a.salesforce_id = r.flat and fl.id = a.floor_id and e.id = fl.section_id`.execute(trx);
}

async function writeRoomsBack(trx: Transaction, back: Within): Promise<void> {
  await sql`delete from room_area d using import_row r, apartment a
    where ${back} and ${has('before', 'rooms')} and a.salesforce_id = r.flat and d.apartment_id = a.id`.execute(trx);
  await sql`insert into room_area (apartment_id, position, room_id, label, area_hundredths)
    select a.id, room.position, room.value->>'room_id', room.value->>'label', (room.value->>'area_hundredths')::integer
    from import_row r join apartment a on a.salesforce_id = r.flat, jsonb_array_elements(r.before->'rooms') with ordinality as room(value, position)
    where ${back} and ${has('before', 'rooms')}`.execute(trx);
}

async function writeBenefitsBack(trx: Transaction, back: Within): Promise<void> {
  await sql`delete from apartment_benefit d using import_row r, apartment a
    where ${back} and ${has('before', 'benefits')} and a.salesforce_id = r.flat and d.apartment_id = a.id`.execute(trx);
  await sql`insert into apartment_benefit (apartment_id, benefit_category_id)
    select a.id, b.id from import_row r join apartment a on a.salesforce_id = r.flat,
      jsonb_array_elements_text(r.before->'benefits') as given(id) join benefit_category b on b.salesforce_id = given.id
    where ${back} and ${has('before', 'benefits')}`.execute(trx);
}

/** Notifies every process of the flats that have gone back: flat by flat where a snapshot in memory can take them over so. */
export async function announceUndone(
  trx: Transaction,
  number: number,
  { now, announce }: { now: Date; announce: ImportContext['announce'] },
): Promise<void> {
  const back = sql`r.proposal_number = ${number} and r.undone = 'back'`;
  const { rows } = await sql<{ count: number; others: number }>`select count(*)::integer as count,
      (count(*) filter (where 'other' = any(r.kinds)))::integer as others
    from import_row r where ${back}`.execute(trx);
  const { count = 0, others = 0 } = rows[0] ?? {};
  if (others > 0) return announce(trx, 'catalogue');
  const flats = sql`select a.id from import_row r join apartment a on a.salesforce_id = r.flat where ${back}`;
  if (count > 0) await announceFlats(trx, flats, { count, at: now, announce });
}

/** How many flats have gone back, and how many have not. */
export async function countUndone(trx: Transaction, number: number) {
  const { rows } = await sql<{
    back: number;
    touched: number;
    deal: number;
  }>`select (count(*) filter (where undone = 'back'))::integer as back,
      (count(*) filter (where undone = 'touched'))::integer as touched, (count(*) filter (where undone = 'deal'))::integer as deal
    from import_row where proposal_number = ${number}`.execute(trx);
  return rows[0] ?? { back: 0, touched: 0, deal: 0 };
}
