import { sql } from 'kysely';
import type { Currency, Rate } from '../../../../base/money.ts';
import type { ProblemList } from '../problem-list.ts';
import type { Transaction } from './staging.store.ts';

/** A price of a square metre from half of the least to twice the greatest of the flats that a project lists is plausible. */
const plausible = { ofLeast: 0.5, ofGreatest: 2 };
const mostNamed = 1_000;

type Odd = {
  line: number;
  called: string;
  currency: Currency;
  each: number;
  project: string | null;
  least: number;
  greatest: number;
  total: number;
};

/**
 * Names each new or changed flat whose price of a square metre leaves the range of its project, as the catalogue has it; for a project that
 * lists nothing yet, that of the whole catalogue. A price that stays is never named: it is part of the range. Returns how many there are.
 */
export async function noteOddPrices(trx: Transaction, rate: Rate | null, problems: ProblemList): Promise<number> {
  const dollar = sql`${rate?.tenThousandths ?? 0}::numeric / 10000`;
  const { rows } = await sql<Odd>`with known as (
      select p.id, p.slug, a.price_minor * case a.price_currency when 'USD' then ${dollar} else 1 end / a.area_hundredths as each
      from apartment a join floor fl on fl.id = a.floor_id join section e on e.id = fl.section_id join project p on p.id = e.project_id
      where a.listed
    ), ranges as (
      select id, case when grouping(id) = 0 then min(slug) end as slug, min(each) as least, max(each) as greatest
      from known group by rollup (id)
    ), given as (
      select f.line, f.called, f.price_currency as currency, p.id as project_id, f.price_minor::numeric / f.area_hundredths as said,
        case f.price_currency when 'USD' then ${dollar} else 1 end as factor
      from staged_change c join staged_flat f on f.place = c.place join staged_section s on s.key = f.section_key
        join staged_project sp on sp.key = s.project_key left join project p on p.salesforce_id = sp.salesforce_id
      where f.price_minor is not null
    ), compared as (
      select given.*, own.slug as project, coalesce(own.least, whole.least) as least, coalesce(own.greatest, whole.greatest) as greatest
      from given left join ranges own on own.id = given.project_id join ranges whole on whole.id is null
    )
    select line, called, currency, round(said)::integer as each, project, (count(*) over ())::integer as total,
      round(least / nullif(factor, 0))::integer as least, round(greatest / nullif(factor, 0))::integer as greatest
    from compared
    where said * factor < least * ${plausible.ofLeast}::numeric or said * factor > greatest * ${plausible.ofGreatest}::numeric
    order by line, length(called), called limit ${mostNamed}`.execute(trx);
  for (const { line, called, currency, each, project, least, greatest } of rows) {
    const others = project === null ? 'the catalogue' : `project ${project}`;
    const message = `price makes ${each} ${currency} a square metre, while the flats of ${others} have ${least} to ${greatest}`;
    const said = { each, currency, least, greatest, ...(project !== null && { project }) };
    problems.add({ line, record: called, field: 'price', code: 'odd-price', message, said });
  }
  const total = rows[0]?.total ?? 0;
  problems.count += total - rows.length;
  return total;
}
