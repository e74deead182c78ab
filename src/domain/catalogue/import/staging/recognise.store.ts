import { type RawBuilder, sql } from 'kysely';
import type { Session } from './staging.store.ts';

/** Of the records `a` of one number in a section the one that is meant is first: one that has left or was sold may stand beside its new one. */
export const meantFirst = sql`a.listed desc, a.status = 'sold', a.id desc`;

/** A name without what two people write differently and read as the same: apostrophes, spaces of other kinds, letters of two signs. */
const nameKey = (name: RawBuilder<unknown>) =>
  sql`lower(btrim(regexp_replace(translate(normalize(${name}), ${"\u00a0\u202f'’ʼ‘`´"}, '  '), '\\s+', ' ', 'g')))`;
/** `12А` and `12A`: letters of both scripts that look the same are one. */
const numberKey = (number: RawBuilder<unknown>) => sql`translate(upper(normalize(${number})), 'АВЕІКМНОРСТХУ', 'ABEIKMHOPCTXY')`;
const bothNames = (table: 'p' | 'e') => sql`(${nameKey(sql.raw(`${table}.name->>'uk'`))}, ${nameKey(sql.raw(`${table}.name->>'en'`))})`;

/**
 * A form without ids means the section that already has this name, and the flat that has this number in it. What has no such name exactly
 * means the only one that reads the same.
 */
export async function recogniseProjects(session: Session): Promise<void> {
  await sql`update staged_project s set salesforce_id = p.salesforce_id from project p
    where s.named and lower(s.name->>'uk') in (lower(p.name->>'uk'), lower(p.name->>'en'))`.execute(session);
  await meanTheOnlyOne(
    session,
    'staged_project',
    sql`select s.key as row, p.salesforce_id as means from staged_project s join project p on ${nameKey(sql`s.name->>'uk'`)} in ${bothNames('p')}
      where s.named and not exists (select from project k where k.salesforce_id = s.salesforce_id)`,
  );
  await sql`update staged_section s set salesforce_id = e.salesforce_id
    from staged_project sp join project p on p.salesforce_id = sp.salesforce_id join section e on e.project_id = p.id
    where s.named and sp.key = s.project_key and lower(s.name->>'uk') in (lower(e.name->>'uk'), lower(e.name->>'en'))`.execute(session);
  await meanTheOnlyOne(
    session,
    'staged_section',
    sql`select s.key as row, e.salesforce_id as means
      from staged_section s join staged_project sp on sp.key = s.project_key join project p on p.salesforce_id = sp.salesforce_id
        join section e on e.project_id = p.id and ${nameKey(sql`s.name->>'uk'`)} in ${bothNames('e')}
      where s.named and not exists (select from section k where k.salesforce_id = s.salesforce_id)`,
  );
  await sql`update staged_flat f set salesforce_id = known.salesforce_id
    from staged_section s, ${known} known
    where f.named and s.key = f.section_key and known.section = s.salesforce_id and known.number = f.number`.execute(session);
  await meanTheOnlyOne(
    session,
    'staged_flat',
    sql`select f.place as row, known.salesforce_id as means
      from staged_flat f join staged_section s on s.key = f.section_key
        join ${known} known on known.section = s.salesforce_id and ${numberKey(sql`known.number`)} = ${numberKey(sql`f.number`)}
      where f.named and not exists (select from apartment a where a.salesforce_id = f.salesforce_id)`,
  );
  // Such a flat stays called as the catalogue calls it.
  await sql`update staged_flat f set number = a.number from apartment a
    where f.named and a.salesforce_id = f.salesforce_id and a.number <> f.number
      and ${numberKey(sql`a.number`)} = ${numberKey(sql`f.number`)}`.execute(session);
}

type Recognised = 'staged_project' | 'staged_section' | 'staged_flat';
/** `pairs` have rows of the file and what they may mean; of these only what one row alone may mean, and no other row means already, is meant. */
async function meanTheOnlyOne(session: Session, table: Recognised, pairs: RawBuilder<unknown>): Promise<void> {
  const row = sql.ref(table === 'staged_flat' ? 't.place' : 't.key');
  await sql`update ${sql.table(table)} t set salesforce_id = one.means from (
      select *, count(*) over (partition by row) as meanings, count(*) over (partition by means) as rows
      from (select distinct * from (${pairs}) found) pair
      where not exists (select from ${sql.table(table)} other where other.salesforce_id = pair.means)
    ) one
    where ${row} = one.row and meanings = 1 and rows = 1`.execute(session);
}

const known = sql`(
  select distinct on (e.id, a.number) e.salesforce_id as section, a.number, a.salesforce_id
  from section e join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id
  order by e.id, a.number, ${meantFirst}
)`;
