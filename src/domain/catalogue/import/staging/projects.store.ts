import { sql } from 'kysely';
import type { Transaction } from './staging.store.ts';

/** How many are new or changed. */
export type ProjectCounts = { projects: number; sections: number; layouts: number; benefits: number };

const none = sql`'{"uk": "", "en": ""}'::jsonb`;

/** Writes projects, sections, layouts and benefits; a value that the feed does not have stays, and so does what the office says of a project. Slugs never change. */
export async function writeProjects(trx: Transaction): Promise<ProjectCounts> {
  return {
    projects: (await updateProjects(trx)) + (await insertProjects(trx)),
    sections: (await updateSections(trx)) + (await insertSections(trx)),
    layouts: await writeLayouts(trx),
    benefits: await writeBenefits(trx),
  };
}

const affected = ({ numAffectedRows }: { numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

async function updateProjects(trx: Transaction): Promise<number> {
  const result = await sql`update project p set name = n.name, prime = n.prime, class = n.class, district = n.district,
      address = n.address, stage = n.stage, sale = n.sale
    from (
      select o.id, case when s.named then o.name else s.name end as name, coalesce(s.prime, o.prime) as prime,
        coalesce(s.class, o.class) as class, coalesce(s.district, o.district) as district, coalesce(s.address, o.address) as address,
        coalesce(s.stage, o.stage) as stage, coalesce(s.sale, o.sale) as sale
      from staged_project s join project o on o.salesforce_id = s.salesforce_id
      where not s.bad and not exists (select from office_fields f where f.project_id = o.id and f.fields = 'project')
    ) n
    where p.id = n.id and (p.name, p.prime, p.class, p.district, p.address, p.stage, p.sale)
      is distinct from (n.name, n.prime, n.class, n.district, n.address, n.stage, n.sale)`.execute(trx);
  return affected(result);
}

async function insertProjects(trx: Transaction): Promise<number> {
  const result = await sql`insert into project (salesforce_id, slug, name, prime, class, district, address, stage, sale, position)
    select s.salesforce_id,
      case when s.slug is null then 'project-' || left(md5(s.salesforce_id), 8)
        when exists (select from project p where p.slug = s.slug) or s.turn > 1 then s.slug || '-' || left(md5(s.salesforce_id), 8)
        else s.slug end,
      s.name, coalesce(s.prime, false), coalesce(s.class, ''), coalesce(s.district, ${none}), coalesce(s.address, ${none}),
      s.stage, coalesce(s.sale, 'selling'),
      (select coalesce(max(position), 0) from project) + row_number() over (order by s.line, s.key)
    from (select *, row_number() over (partition by slug order by slug_given desc, line, key) as turn from staged_project where not bad) s
    where not exists (select from project p where p.salesforce_id = s.salesforce_id)
    order by s.line, s.key`.execute(trx);
  return affected(result);
}

async function updateSections(trx: Transaction): Promise<number> {
  const result = await sql`update section e set project_id = n.project_id, name = n.name, floors_total = n.floors_total,
      house_type = n.house_type, submission_quarter = n.submission_quarter
    from (
      select o.id, p.id as project_id, case when s.named then o.name else s.name end as name,
        coalesce(s.floors_total, o.floors_total) as floors_total, coalesce(s.house_type, o.house_type) as house_type,
        coalesce(s.submission_quarter, o.submission_quarter) as submission_quarter
      from staged_section s join section o on o.salesforce_id = s.salesforce_id
        join staged_project sp on sp.key = s.project_key join project p on p.salesforce_id = sp.salesforce_id
      where not s.bad
    ) n
    where e.id = n.id and (e.project_id, e.name, e.floors_total, e.house_type, e.submission_quarter)
      is distinct from (n.project_id, n.name, n.floors_total, n.house_type, n.submission_quarter)`.execute(trx);
  return affected(result);
}

async function insertSections(trx: Transaction): Promise<number> {
  const result = await sql`insert into section (salesforce_id, project_id, name, floors_total, house_type, submission_quarter)
    select s.salesforce_id, p.id, s.name, s.floors_total, s.house_type, s.submission_quarter
    from staged_section s join staged_project sp on sp.key = s.project_key join project p on p.salesforce_id = sp.salesforce_id
    where not s.bad and not exists (select from section e where e.salesforce_id = s.salesforce_id)
    order by s.line, s.key`.execute(trx);
  return affected(result);
}

async function writeLayouts(trx: Transaction): Promise<number> {
  const result = await sql`insert into layout as l (salesforce_id, name, plan)
    select salesforce_id, name, plan from staged_layout where not bad order by line
    on conflict (salesforce_id) do update set name = excluded.name, plan = excluded.plan
    where (l.name, l.plan) is distinct from (excluded.name, excluded.plan)`.execute(trx);
  return affected(result);
}

async function writeBenefits(trx: Transaction): Promise<number> {
  const result = await sql`insert into benefit_category as c (salesforce_id, name)
    select salesforce_id, name from staged_benefit where not bad order by line
    on conflict (salesforce_id) do update set name = excluded.name where c.name is distinct from excluded.name`.execute(trx);
  return affected(result);
}
