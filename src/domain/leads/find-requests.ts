import type { Kysely } from 'kysely';
import { nameBeginnings, phoneBeginning } from '../../base/typed-beginning.ts';
import type { Scope } from '../../contract/office/rights.ts';
import { beginsWith } from '../../platform/database/begins-with.ts';
import { withinScope } from '../../platform/database/within-scope.ts';
import type { LeadsTables } from './leads.tables.ts';

/** Requests to be called back as people of the office look for them. */
export function makeFindRequests({ db }: { db: Kysely<LeadsTables> }) {
  /** Those that the scope covers, by the beginning of a phone or a name; the newest first. */
  return async function findRequests(typed: string, scope: Scope, most: number) {
    const rows = await db
      .selectFrom('consultation as asked')
      .innerJoin('lead_work as work', 'work.id', 'asked.id')
      .select(['asked.id', 'asked.name', 'asked.phone', 'asked.received_at', 'work.answered_at', 'work.state'])
      .where(({ or, ref }) =>
        or([beginsWith(ref('asked.phone'), [phoneBeginning(typed)]), beginsWith(ref('asked.name'), nameBeginnings(typed))]),
      )
      .where(({ ref }) => withinScope(scope, { project: ref('work.project_id'), owner: ref('work.owner_id') }))
      .orderBy('asked.received_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, name, phone, received_at, answered_at, state }) => ({
      id,
      name,
      phone,
      at: received_at.toISOString(),
      isNew: answered_at === null && state !== 'done',
    }));
  };
}
