import { ok, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { type Author, noteChange } from '../../../platform/audit/audit.ts';
import { announceChange } from '../../../platform/database/database.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { crmOutcome } from '../consultations.ts';
import { type InboxContext, type LeadsTransaction, leadsTopic } from './inbox-context.ts';

/** The command of one person of the office on a request that the scope covers, as it was seen in that version. */
export type RequestCommand = { id: string; version: number; scope: Scope; by: Author };
type Work = NonNullable<Awaited<ReturnType<typeof lockWork>>>;
type Change = Partial<Omit<Work, 'id' | 'version'>>;

const lockWork = (trx: LeadsTransaction, id: string) =>
  trx.selectFrom('lead_work').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const stateOfConsultation = { new: 'new', working: 'called', done: 'closed' } as const;
const names = { owner_id: 'owner', state: 'state', outcome: 'outcome', lost_reason: 'lostReason', paused_until: 'pausedUntil' } as const;
/** The values of a change in the audit: no note, which may name a person. */
const noted = (values: Change) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([column, name]) => (column in values ? [[name, values[column as keyof typeof names]]] : [])),
  );

/**
 * The consultation is locked before what staff do about it, as a message of the client and one of the CRM do it: two that lock them crosswise
 * would wait for ever.
 */
const lockConsultation = (trx: LeadsTransaction, id: string) =>
  trx.selectFrom('consultation').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the request; refuses one outside of the scope, and one that another command has changed since. */
export async function takeRequest(trx: LeadsTransaction, { id, version, scope }: RequestCommand) {
  if (isUuid(id)) await lockConsultation(trx, id);
  const work = isUuid(id) ? await lockWork(trx, id) : undefined;
  if (!work || !isWithin(scope, { projectId: work.project_id, ownerId: work.owner_id }))
    return refuse({ kind: 'unknown-request' } as const);
  return work.version === version ? ok(work) : refuse({ kind: 'changed-meanwhile' } as const);
}

type Written = { work: Work; change: Change; by: Author; operation: string };

/** Writes a change of a locked request, notes it, and lets open screens know; another outcome goes to the CRM too. */
export async function writeRequest(trx: LeadsTransaction, clock: InboxContext['clock'], { work, change, by, operation }: Written) {
  const version = work.version + 1;
  await trx
    .updateTable('lead_work')
    .set({ ...change, version })
    .where('id', '=', work.id)
    .execute();
  if (change.state && work.kind === 'consultation')
    await trx.updateTable('consultation').set({ state: stateOfConsultation[change.state] }).where('id', '=', work.id).execute();
  const before = Object.fromEntries(Object.keys(change).map((column) => [column, work[column as keyof Work]]));
  await noteChange(trx, {
    at: clock(),
    by,
    operation,
    record: { type: 'request', id: work.id, version },
    before: noted(before as Change),
    after: noted(change),
  });
  await announceChange(trx, leadsTopic);
  if (work.kind === 'consultation' && 'outcome' in change && change.outcome !== work.outcome)
    await putInOutbox(trx, clock, [crmOutcome(work.id, version)]);
}

/** The fields that end a pause with an answer. */
export const unpaused = ({ pause_why }: Work): Change => (pause_why === null ? {} : { paused_until: null, pause_why: null });
export type LockedRequest = Work;
