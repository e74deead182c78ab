import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../../../../base/money.ts';
import type { WarningCode } from '../../../../contract/office/imports/problem-codes.ts';
import { farShare } from '../../../../contract/office/prices/far-prices.ts';
import type { Problem, Said } from '../feed-record.ts';
import type { Transaction } from './staging.store.ts';

/** Changes at once, of a project or of the whole catalogue, that exceed those of a day of sales. */
export const changeLimits = {
  /** Prices that move by more than a quarter, up or down, in whatever currency: at once, or step by step within so many days. */
  prices: { move: farShare, share: 0.1, least: 5, days: 7 },
  /** Flats that were for sale and are sold, reserved or delisted. */
  sales: { share: 0.2, least: 10 },
};

type Jump = { project: string | null; compared: number; moved: number; drifted: number; offered: number; taken: number };

/**
 * Names each project, and the catalogue as a whole, whose changes exceed the limits. Prices that change are also compared with those of
 * some days ago, or with those that a person confirmed of the project since.
 */
export async function findJumps(trx: Transaction, { now, rate }: { now: Date; rate: Rate | null }): Promise<Problem[]> {
  const dollar = sql`${rate?.tenThousandths ?? 0}::numeric / 10000`;
  const { move, days } = changeLimits.prices;
  const leaves = (from: RawBuilder<unknown>) => sql`(will > ${from} * ${1 + move}::numeric or will < ${from} * ${1 - move}::numeric)`;
  // Each listed flat of the projects that the feed has, with what would change of it: what is left out, and what the office decides, does not count.
  const { rows } = await sql<Jump>`with start as (
      select p.id as project_id, greatest(${now.toISOString()}::timestamptz - make_interval(days => ${days}::integer),
        (select max(finished_at) from import_report where summary->>'confirmed' = 'true'
          and coalesce(jsonb_exists(summary->'confirmedProjects', p.salesforce_id), true))) as at
      from staged_project sp join project p on p.salesforce_id = sp.salesforce_id
    ), standing as (
      select p.id as project_id, p.slug, a.status in ('available', 'held') as offered,
        a.price_minor * case a.price_currency when 'USD' then ${dollar} else 1 end as was,
        case when c.price then f.price_minor * case f.price_currency when 'USD' then ${dollar} else 1 end
          when f.price_minor is not null then a.price_minor * case a.price_currency when 'USD' then ${dollar} else 1 end end as will,
        h.price_minor * case h.price_currency when 'USD' then ${dollar} else 1 end as earlier,
        coalesce(f.status <> 'available' and (c.status or c.kept), g.apartment_id is not null) as leaves
      from staged_project sp join project p on p.salesforce_id = sp.salesforce_id
        join section e on e.project_id = p.id join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id and a.listed
        left join staged_flat f on f.salesforce_id = a.salesforce_id and not f.bad
        left join staged_gone g on g.apartment_id = a.id
        left join staged_change c on c.apartment_id = a.id
        left join lateral (
          select price_minor, price_currency from price_history, start where c.price and apartment_id = c.apartment_id and start.project_id = p.id
          order by changed_at <= start.at desc, case when changed_at <= start.at then changed_at end desc,
            case when changed_at <= start.at then id end desc, changed_at, id limit 1
        ) h on true
    )
    select case when grouping(project_id) = 0 then min(slug) end as project,
      count(*) filter (where will is not null)::integer as compared,
      count(*) filter (where ${leaves(sql`was`)})::integer as moved,
      count(*) filter (where ${leaves(sql`was`)} or ${leaves(sql`earlier`)})::integer as drifted,
      count(*) filter (where offered)::integer as offered,
      count(*) filter (where offered and leaves)::integer as taken
    from standing group by rollup (project_id) order by grouping(project_id) desc, project`.execute(trx);
  return rows.flatMap(problemsOf);
}

/** The projects of the file, whose changes a person confirms together. */
export async function projectsOfFile(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select salesforce_id as id from staged_project where not bad order by 1`.execute(trx);
  return rows.map(({ id }) => id);
}

function problemsOf({ project, compared, moved, drifted, offered, taken }: Jump): Problem[] {
  const { prices, sales } = changeLimits;
  const where = project === null ? 'the catalogue' : `project ${project}`;
  const problems: Problem[] = [];
  const add = (code: WarningCode, message: string, said: Said) =>
    problems.push({
      line: 0,
      field: code === 'sales' ? 'status' : 'price',
      code,
      message: `${where}: ${message}`,
      said: { ...said, ...(project !== null && { project }) },
    });
  const areMany = (count: number) => count >= prices.least && count > compared * prices.share;
  const far = `by more than ${prices.move * 100} %`;
  if (areMany(moved)) add('jump', `${moved} of ${compared} prices move ${far}`, { count: moved, of: compared });
  else if (areMany(drifted))
    add('drift', `${drifted} of ${compared} prices move ${far} within ${prices.days} days`, { count: drifted, of: compared });
  if (taken >= sales.least && taken > offered * sales.share)
    add('sales', `${taken} of ${offered} flats for sale are sold, reserved or gone`, { count: taken, of: offered });
  return problems;
}
