import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import type { Scope } from '../../contract/office/rights.ts';
import { isWithin, type Scoped, withinScope } from './within-scope.ts';

const lists = [null, [], ['p1'], ['p1', 'p2']];
const scopes: Scope[] = lists.flatMap((projects) => lists.map((ownInProjects) => ({ staffId: 'me', projects, ownInProjects })));
const records: Scoped[] = [null, 'p1', 'p2', 'p3'].flatMap((projectId) => [null, 'me', 'other'].map((ownerId) => ({ projectId, ownerId })));

onOneEngine('scopes of rights', (open) => {
  it('a query finds exactly the records that the scope covers', async () => {
    const { kysely: db } = await open();
    const rows = sql<{ projectId: string | null; ownerId: string | null }>`(values ${sql.join(
      records.map(({ projectId, ownerId }, place) => sql`(${place}::int, ${projectId}::text, ${ownerId}::text)`),
    )}) as record (place, "projectId", "ownerId")`;
    for (const scope of scopes) {
      const condition = withinScope(scope, { project: sql`"projectId"`, owner: sql`"ownerId"` });
      const found = await sql<Scoped>`select "projectId", "ownerId" from ${rows} where ${condition} order by place`.execute(db);
      expect(found.rows, JSON.stringify(scope)).toEqual(records.filter((record) => isWithin(scope, record)));
    }
    expect(records.filter((record) => isWithin({ staffId: 'me', projects: [], ownInProjects: ['p1'] }, record))).toEqual([
      { projectId: 'p1', ownerId: 'me' },
    ]);
  });
});
