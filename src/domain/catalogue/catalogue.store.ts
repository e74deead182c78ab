import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Localized } from '../../base/locale.ts';
import type { Currency } from '../../base/money.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import { byName, type OwnValues } from './flat-fields.ts';

type Tables = CatalogueTables;
type Row<Table extends keyof Tables, Columns extends keyof Tables[Table]> = Pick<Tables[Table], Columns>;
/** The id that the developer's own system or the feed gave it. */
type External = { id: number; externalId: string };
export type ProjectRow = External & Omit<Tables['project'], 'id' | 'salesforce_id' | 'position'>;
export type SectionRow = External & { deliveryQuarter: string } & Row<'section', 'project_id' | 'name' | 'floors_total' | 'house_type'>;
export type BenefitRow = External & { name: Localized };
/** `source` is the layout as its source says it, where the plan is ours. */
export type LayoutRow = External & { name: string; plan: object; source?: LayoutRow };

/** The columns of one flat in the snapshot; expiry in milliseconds since 1970. */
export type FlatRow = OwnValues & {
  id: number;
  slug: string;
  number: string;
  sectionId: number;
  floor: number;
  roomsNumber: number;
  areaHundredths: number;
  priceMinor: number;
  currency: Currency;
  layoutId: number | null;
  status: Tables['apartment']['status'];
  expiresAt: number | null;
  listed: boolean;
  benefitIds: number[] | null;
};
/** Flats by column, in the order of their ids: the names are sent once, not with every flat. */
export type FlatPage = { [Name in keyof FlatRow]: FlatRow[Name][] };

const flatColumns: Record<keyof FlatRow, RawBuilder<unknown>> = {
  id: sql`a.id`,
  slug: sql`a.slug`,
  number: sql`a.number`,
  sectionId: sql`f.section_id`,
  floor: sql`f.number`,
  roomsNumber: sql`a.rooms_number`,
  areaHundredths: sql`a.area_hundredths`,
  priceMinor: sql`a.price_minor`,
  currency: sql`a.price_currency`,
  layoutId: sql`a.layout_id`,
  status: sql`a.status`,
  expiresAt: sql`floor(extract(epoch from a.booking_expiration) * 1000)`,
  listed: sql`a.listed`,
  benefitIds: sql`b.ids`,
  ...byName(({ column }) => sql`a.${sql.id(column)}`),
};

export type ProjectRows = {
  projects: ProjectRow[];
  sections: SectionRow[];
  benefits: BenefitRow[];
  layouts: LayoutRow[];
  /** The last change of an availability that these rows contain. */
  seen: number;
};

export type FlatDetails = {
  rooms: { id: string; label: string; areaHundredths: number }[];
  history: { changedAt: Date; uahMinor: number; usdMinor: number }[];
};

const externalId = sql`salesforce_id as "externalId"`;

/** So few that reading one answer does not block the event loop for long. */
const flatsPerQuery = 4_000;

/**
 * Reads the whole catalogue as of one instant: the builder that `begin` makes of projects and sections takes the flats page by page, in the
 * order of their ids. One row of JSON per query: several times faster than rows on both engines.
 */
export function readCatalogue<Taker extends { add(page: FlatPage): void }>(
  db: Kysely<Tables>,
  begin: (rows: ProjectRows) => Taker,
): Promise<Taker> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const [projects, sections, benefits, layouts] = [
        await json<ProjectRow>(
          trx,
          sql`select id, ${externalId}, slug, name, prime, class, district, address, stage, sale from project order by position, id`,
        ),
        await json<SectionRow>(
          trx,
          sql`select id, ${externalId}, project_id, name, floors_total, house_type, submission_quarter as "deliveryQuarter" from section order by id`,
        ),
        await json<BenefitRow>(trx, sql`select id, ${externalId}, name from benefit_category order by id`),
        await json<LayoutRow>(trx, sql`select id, ${externalId}, name, plan from layout order by id`),
      ];
      const last = await trx
        .selectFrom('apartment_change')
        .select(({ fn }) => fn.max('position').as('position'))
        .executeTakeFirst();
      const taker = begin({ projects, sections, benefits, layouts, seen: last?.position ?? 0 });
      for (let after = 0; ; ) {
        const page = await readFlats(trx, after);
        taker.add(page);
        after = page.id.at(-1) ?? 0;
        if (page.id.length < flatsPerQuery) return taker;
      }
    });
}

async function json<Row>(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<{ text: string }>`select coalesce(json_agg(row_to_json(q)), '[]')::text as text from (${query}) q`.execute(db);
  return JSON.parse(rows[0]?.text ?? '[]') as Row[];
}

async function readFlats(db: Kysely<Tables>, after: number): Promise<FlatPage> {
  const columns = Object.entries(flatColumns);
  const { rows } = await sql<{ text: string }>`
    with page as (select * from apartment where id > ${after} order by id limit ${flatsPerQuery}),
    benefit as (
      select b.apartment_id, json_agg(b.benefit_category_id order by b.benefit_category_id) as ids
      from apartment_benefit b where b.apartment_id in (select id from page) group by b.apartment_id
    )
    select json_build_object(${sql.join(columns.map(([name]) => sql`${sql.lit(name)}, coalesce(json_agg(q.${sql.id(name)}), '[]')`))})::text as text
    from (
      select ${sql.join(columns.map(([name, value]) => sql`${value} as ${sql.id(name)}`))}
      from page a join floor f on f.id = a.floor_id left join benefit b on b.apartment_id = a.id
      order by a.id
    ) q`.execute(db);
  return JSON.parse(rows[0]?.text ?? '{}') as FlatPage;
}

/** Rooms in the order of the feed, prices from the oldest on. */
export async function readDetails(db: Kysely<Tables>, id: number): Promise<FlatDetails> {
  const rooms = await db
    .selectFrom('room_area')
    .select(['room_id as id', 'label', 'area_hundredths as areaHundredths'])
    .where('apartment_id', '=', id)
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('price_history')
    .select(['changed_at as changedAt', 'uah_minor as uahMinor', 'usd_minor as usdMinor'])
    .where('apartment_id', '=', id)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return {
    rooms,
    history: history
      .reverse()
      .map((row) => ({ changedAt: new Date(row.changedAt), uahMinor: Number(row.uahMinor), usdMinor: Number(row.usdMinor) })),
  };
}

/** The end of the hold or reservation as stored, whether or not it has passed; undefined when there is no such flat. */
export async function readBookingExpiration(db: Kysely<Tables>, id: number): Promise<Date | null | undefined> {
  const row = await db.selectFrom('apartment').select(['status', 'booking_expiration']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const booked = row.status === 'held' || row.status === 'reserved';
  return booked && row.booking_expiration ? new Date(row.booking_expiration) : null;
}

/** When the price of each flat with an id from `first` to `last` was last set. */
export async function readPriceChanges(db: Kysely<Tables>, first: number, last: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('price_history')
    .select(({ fn }) => ['apartment_id', fn.max('changed_at').as('at')])
    .where('apartment_id', '>=', first)
    .where('apartment_id', '<=', last)
    .groupBy('apartment_id')
    .execute();
  return new Map(rows.map(({ apartment_id, at }) => [apartment_id, new Date(at)]));
}

/** When a price in each project was last set, by the project's slug. */
export async function readProjectChanges(db: Kysely<Tables>): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('price_history as h')
    .innerJoin('apartment as a', 'a.id', 'h.apartment_id')
    .innerJoin('floor as f', 'f.id', 'a.floor_id')
    .innerJoin('section as s', 's.id', 'f.section_id')
    .innerJoin('project as p', 'p.id', 's.project_id')
    .select(({ fn }) => ['p.slug', fn.max('h.changed_at').as('at')])
    .groupBy('p.slug')
    .execute();
  return new Map(rows.map(({ slug, at }) => [slug, new Date(at)]));
}
