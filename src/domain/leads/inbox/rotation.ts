import type { LeadsTransaction } from './inbox-context.ts';

type Asked = {
  projectId: string | null;
  /** Read under the lock of the rotation. */
  people: () => Promise<readonly string[]>;
  /** Who has it now. */
  except?: string | null;
};

/**
 * The person whose turn it is to get a request of the project: the one who got one longest ago, of those who never got one the first by id.
 * Requests of a project take their turns one after another. Null where there is no other person.
 */
export async function nextInTurn(trx: LeadsTransaction, { projectId, people, except = null }: Asked): Promise<string | null> {
  const project = projectId ?? '';
  const { last_number: number } = await trx
    .insertInto('lead_rotation')
    .values({ project_id: project, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet((row) => ({ last_number: row('lead_rotation.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const candidates = (await people()).filter((id) => id !== except);
  if (candidates.length === 0) return null;
  const turns = await trx.selectFrom('lead_turn').selectAll().where('project_id', '=', project).execute();
  const lastOf = new Map(turns.map((turn) => [turn.staff_id, turn.number]));
  const [next] = candidates.toSorted((one, other) => (lastOf.get(one) ?? 0) - (lastOf.get(other) ?? 0) || (one < other ? -1 : 1));
  if (next === undefined) return null;
  await trx
    .insertInto('lead_turn')
    .values({ project_id: project, staff_id: next, number })
    .onConflict((conflict) => conflict.columns(['project_id', 'staff_id']).doUpdateSet({ number }))
    .execute();
  return next;
}
