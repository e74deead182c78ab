import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Currency, type Money, money } from '../../../../base/money.ts';
import { type ImportChoice, type ImportKind, importKinds, importLimits } from '../../../../contract/office/imports/imports.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { Transaction } from '../staging/staging.store.ts';

/** `left` stay as they are: those that are kept, and those that a deal holds and that nothing is written of. */
type Count = { rows: number; left: number };
export type RowCounts = Record<ImportKind | 'all', Count>;

export async function countRows(db: Kysely<CatalogueTables>, number: number): Promise<RowCounts> {
  const { rows } = await sql<{
    kind: string;
    rows: number;
    left_out: number;
  }>`select kind, count(*)::integer as rows, (count(*) filter (where choice = 'keep' or after is null))::integer as left_out
    from import_row r cross join lateral unnest(r.kinds || 'all'::text) as kind where proposal_number = ${number} group by kind`.execute(
    db,
  );
  const found = new Map(rows.map(({ kind, rows: count, left_out }) => [kind, { rows: count, left: left_out }]));
  return Object.fromEntries(['all', ...importKinds].map((kind) => [kind, found.get(kind) ?? { rows: 0, left: 0 }])) as RowCounts;
}

export type RowFilter = { kind?: ImportKind | undefined; flat?: string | undefined };

const matches = (number: number, { kind, flat }: RowFilter): RawBuilder<boolean> =>
  sql.join(
    [
      sql`r.proposal_number = ${number}`,
      ...(kind ? [sql`${kind}::text = any(r.kinds)`] : []),
      ...(flat ? [sql`lower(r.number) = lower(${flat}::text)`] : []),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;

/** A page of the rows after a turn, and how many there are in all. */
export async function readRows(db: Kysely<CatalogueTables>, number: number, { after, ...filter }: RowFilter & { after: number }) {
  const where = matches(number, filter);
  const rows = await db
    .selectFrom('import_row as r')
    .selectAll('r')
    .where(where)
    .where('r.turn', '>', after)
    .orderBy('r.turn')
    .limit(importLimits.rowsOfPage + 1)
    .execute();
  const { rows: counted } = await sql<{ count: number }>`select count(*)::integer as count from import_row r where ${where}`.execute(db);
  const page = rows.slice(0, importLimits.rowsOfPage);
  return { rows: page, count: counted[0]?.count ?? 0, next: rows.length > page.length ? (page.at(-1)?.turn ?? null) : null };
}

/** The names of the sections and layouts in rows, and of the sections where flats stand, by external ids, as the catalogue has them now. */
export async function namesOf(db: Kysely<CatalogueTables>, rows: readonly { flat: string; before: object | null; after: object | null }[]) {
  const ids = (key: 'section' | 'layout') => [
    ...new Set(
      rows.flatMap(({ before, after }) =>
        [before, after].flatMap((side) => {
          const id = (side as Record<string, unknown> | null)?.[key];
          return typeof id === 'string' ? [id] : [];
        }),
      ),
    ),
  ];
  const places = await db
    .selectFrom('apartment as a')
    .innerJoin('floor as f', 'f.id', 'a.floor_id')
    .innerJoin('section as s', 's.id', 'f.section_id')
    .select(['a.salesforce_id as flat', 's.name'])
    .where(sql<boolean>`a.salesforce_id = any(${rows.map(({ flat }) => flat)}::text[])`)
    .execute();
  const named = (key: 'section' | 'layout') => sql<boolean>`salesforce_id = any(${ids(key)}::text[])`;
  const sections = await db.selectFrom('section').select(['salesforce_id', 'name']).where(named('section')).execute();
  const layouts = await db.selectFrom('layout').select(['salesforce_id', 'name']).where(named('layout')).execute();
  return {
    places: Object.fromEntries(places.map(({ flat, name }) => [flat, name])),
    sections: Object.fromEntries(sections.map(({ salesforce_id, name }) => [salesforce_id, name])),
    layouts: Object.fromEntries(layouts.map(({ salesforce_id, name }) => [salesforce_id, name])),
  };
}

export type StoredRow = Awaited<ReturnType<typeof readRows>>['rows'][number];

/** The prices that a proposal gives to these flats, where they were not declined. */
export async function proposedPrices(
  db: Kysely<CatalogueTables>,
  number: number,
  apartmentIds: readonly number[],
): Promise<ReadonlyMap<number, Money>> {
  const { rows } = await sql<{ id: number; minor: number; currency: Currency }>`select a.id, (r.after->>'price_minor')::bigint as minor,
      r.after->>'price_currency' as currency
    from import_row r join apartment a on a.salesforce_id = r.flat
    where r.proposal_number = ${number} and 'price' = any(r.kinds) and r.choice = 'take' and a.id = any(${[...apartmentIds]}::integer[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, minor, currency }) => [id, money(Number(minor), currency)]));
}

type Choosing = RowFilter & { choice: ImportChoice; turns?: readonly number[] | undefined };

/** Whether the changes of these flats are taken. A row that only names a held flat has nothing to take. */
export async function chooseRows(trx: Transaction, number: number, { choice, turns, ...filter }: Choosing): Promise<void> {
  await sql`update import_row r set choice = ${choice} where ${matches(number, filter)} and r.after is not null
    and r.choice <> ${choice} ${turns ? sql`and r.turn = any(${[...turns]}::integer[])` : sql``}`.execute(trx);
}
