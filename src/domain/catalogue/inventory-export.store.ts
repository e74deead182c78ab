import { type Kysely, sql } from 'kysely';
import type { CatalogueTables } from './catalogue.tables.ts';
import { ownFields } from './flat-fields.ts';
import type { InventoryRecord } from './inventory-port.ts';

/** The listed flats with their sections as a developer's own system has them: online bookings are not in it. */
export async function readInventoryExport(db: Kysely<CatalogueTables>): Promise<InventoryRecord[]> {
  const own = ownFields.map(({ field, column, kind }) => sql`${sql.lit(field)}, ${kind.exported(sql`a.${sql.id(column)}`)}`);
  const { rows } = await sql<InventoryRecord>`
    select 'project' as kind, salesforce_id as id, null as parent,
      json_build_object('name_uk', name->>'uk', 'name_en', name->>'en', 'slug', slug) as values, 1 as part, position, id as row
    from project
    union all
    select 'section', e.salesforce_id, p.salesforce_id,
      json_build_object('name_uk', e.name->>'uk', 'name_en', e.name->>'en', 'floors', e.floors_total::text, 'delivery', e.submission_quarter,
        'house_type', coalesce(e.house_type, '')), 2, p.position, e.id
    from section e join project p on p.id = e.project_id
    union all
    select 'flat', a.salesforce_id, e.salesforce_id,
      json_build_object('address', a.slug, 'number', a.number, 'floor', fl.number::text,
        'rooms', a.rooms_number::text, 'area', (a.area_hundredths / 100.0)::numeric(10, 2)::text,
        'price', (a.price_minor / 100.0)::numeric(15, 2)::text, 'currency', a.price_currency,
        'status', case when a.in_deal and a.status <> 'sold' or a.status = 'held' then 'available' else a.status end,
        ${sql.join(own)}), 3, 0, a.id
    from apartment a join floor fl on fl.id = a.floor_id join section e on e.id = fl.section_id
    where a.listed
    order by part, position, row`.execute(db);
  return rows.map(({ kind, id, parent, values }) => ({ kind, id, parent, values }));
}
