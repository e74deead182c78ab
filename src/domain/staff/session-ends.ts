import { ok, refuse } from '../../base/result.ts';
import { isUuid } from '../../base/uuid.ts';
import { type Author, noteChange } from '../../platform/audit/audit.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';
import type { StaffSession } from './staff-sessions.ts';

/** The ends of sessions, each with its entry in the audit. */
export function makeSessionEnds({ db, clock }: Pick<StaffContext, 'db' | 'clock'>) {
  type Ending = { staffId: string; operation: string; by: Author; only?: string; except?: string; way?: 'password' };
  /** Ends sessions of a person: all, one, all but one, or those of one way in. Returns how many. */
  async function endSessions(transaction: StaffTransaction, { staffId, operation, by, only, except, way }: Ending): Promise<number> {
    const ended = await tablesOf(transaction)
      .deleteFrom('staff_session')
      .where('staff_id', '=', staffId)
      .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
      .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
      .$if(way !== undefined, (query) => query.where('way', '=', way ?? 'password'))
      .returning(['id', 'device'])
      .execute();
    for (const { id, device } of ended)
      await noteChange(transaction, {
        at: clock(),
        by,
        operation,
        record: { type: 'staff', id: staffId },
        before: { session: id, device },
        after: null,
      });
    return ended.length;
  }

  const logOut = ({ staffId, sessionId }: StaffSession, by: Author) =>
    db.transaction().execute((transaction) => endSessions(transaction, { staffId, operation: 'logOut', by, only: sessionId }));

  /** Ends one session of the person. Refuses one of another person or an ended one. */
  async function endSession(transaction: StaffTransaction, { staffId }: StaffSession, sessionId: string, by: Author) {
    const ended = isUuid(sessionId) ? await endSessions(transaction, { staffId, operation: 'endSession', by, only: sessionId }) : 0;
    return ended > 0 ? ok({}) : refuse({ kind: 'unknown-session' } as const);
  }

  const endOtherSessions = (transaction: StaffTransaction, { staffId, sessionId }: StaffSession, by: Author) =>
    endSessions(transaction, { staffId, operation: 'endOtherSessions', by, except: sessionId });

  return { endSessions, logOut, endSession, endOtherSessions };
}
export type SessionEnds = ReturnType<typeof makeSessionEnds>;
