import { sql } from 'kysely';
import type { Session } from './staging.store.ts';

/** Of the records `a` of one number in a section the one that is meant is first: one that has left or was sold may stand beside its new one. */
export const meantFirst = sql`a.listed desc, a.status = 'sold', a.id desc`;

/** A form without ids means the section that already has this name, and the flat that has this number in it. */
export async function recogniseProjects(session: Session): Promise<void> {
  await sql`update staged_project s set salesforce_id = p.salesforce_id from project p
    where s.named and lower(s.name->>'uk') in (lower(p.name->>'uk'), lower(p.name->>'en'))`.execute(session);
  await sql`update staged_section s set salesforce_id = e.salesforce_id
    from staged_project sp join project p on p.salesforce_id = sp.salesforce_id join section e on e.project_id = p.id
    where s.named and sp.key = s.project_key and lower(s.name->>'uk') in (lower(e.name->>'uk'), lower(e.name->>'en'))`.execute(session);
  await sql`update staged_flat f set salesforce_id = known.salesforce_id
    from staged_section s, ${known} known
    where f.named and s.key = f.section_key and known.section = s.salesforce_id and known.number = f.number`.execute(session);
}

const known = sql`(
  select distinct on (e.id, a.number) e.salesforce_id as section, a.number, a.salesforce_id
  from section e join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id
  order by e.id, a.number, ${meantFirst}
)`;
