import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../../contract/office/rights.ts';
import { withinScope } from '../../../platform/database/within-scope.ts';
import type { DealsTables } from '../deals.tables.ts';

export type PageOfWaitlists = { scope: Scope; project: string | null; after: string | null; most: number };

const joinedAt = sql<number>`floor(extract(epoch from min(coalesce(since, asked_at))) * 1000)::bigint`;

/** Flats with clients on their waitlist, by the time at which the first of them joined; `next` is null on the last page. */
export async function readWaitlistPage(db: Kysely<DealsTables>, { scope, project, after, most }: PageOfWaitlists) {
  const [afterMs = '', afterId = ''] = after?.split('.') ?? [];
  const rows = await db
    .selectFrom('waiting')
    .select(['apartment_id as apartmentId', ({ fn }) => fn.countAll<number>().as('waiting'), joinedAt.as('joinedMs')])
    .where('left_at', 'is', null)
    .where(withinScope(scope, { project: sql.ref('project_id'), owner: sql<string | null>`null::text` }))
    .$if(project !== null, (query) => query.where('project_id', '=', project ?? ''))
    .groupBy('apartment_id')
    .$if(after !== null, (query) =>
      query.having(
        sql<boolean>`(${joinedAt} > ${Number(afterMs)} or (${joinedAt} = ${Number(afterMs)} and apartment_id > ${Number(afterId)}))`,
      ),
    )
    .orderBy(joinedAt)
    .orderBy('apartment_id')
    .limit(most + 1)
    .execute();
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    rows: rows
      .slice(0, most)
      .map(({ apartmentId, waiting, joinedMs }) => ({ apartmentId, waiting: Number(waiting), since: new Date(Number(joinedMs)) })),
    next: last ? `${last.joinedMs}.${last.apartmentId}` : null,
  };
}
