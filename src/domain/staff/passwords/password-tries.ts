import { createHmac } from 'node:crypto';
import { dayMs, minuteMs } from '../../../base/durations.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from '../staff-context.ts';

/** So many wrong tries in a row close the fallback, and each further so many for twice as long. */
const mostWrong = 5;
const closedMs = 15 * minuteMs;
const longestClosedMs = dayMs;
/** After so long without a try they are forgotten. */
const forgetAfterMs = 2 * longestClosedMs;

const pauseAfter = (wrong: number): number | null =>
  wrong % mostWrong === 0 ? Math.min(closedMs * 2 ** (wrong / mostWrong - 1), longestClosedMs) : null;

/**
 * Wrong tries, counted before they are judged, so that a thousand at once are five. They are counted for every e-mail that is typed,
 * whether it has a person or not: neither answers nor times differ.
 */
export function makePasswordTries({ db, clock, secret }: Pick<StaffContext, 'db' | 'clock' | 'secret'>) {
  /** The key under which tries are counted together; the table names no e-mail. */
  const whoIs = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(['office password try', ...parts].join('\n'))
      .digest('base64url');

  /** Counts one try. Returns until when there may be none, or null where this one may be judged. */
  const begin = (who: string): Promise<Date | null> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const tries = { wrong: 0, closed_until: null, tried_at: now };
      const of = transaction.insertInto('staff_password_try').values({ who, ...tries });
      await of.onConflict((conflict) => conflict.column('who').doNothing()).execute();
      const found = await transaction.selectFrom('staff_password_try').selectAll().where('who', '=', who).forUpdate().executeTakeFirst();
      // A try that is refused unjudged changes nothing: a person is not closed out longer by one who asks on and on.
      if (found?.closed_until && found.closed_until > now) return found.closed_until;
      const isOld = !found || found.tried_at.getTime() <= now.getTime() - forgetAfterMs;
      const wrong = isOld ? 1 : found.wrong + 1;
      const pause = pauseAfter(wrong);
      const closed_until = pause === null ? null : new Date(now.getTime() + pause);
      await transaction.updateTable('staff_password_try').set({ wrong, closed_until, tried_at: now }).where('who', '=', who).execute();
      return null;
    });

  /** The last try was right. */
  const forget = (transaction: StaffTransaction, who: string) =>
    tablesOf(transaction).deleteFrom('staff_password_try').where('who', '=', who).execute();

  async function forgetOldTries(): Promise<void> {
    const old = new Date(clock().getTime() - forgetAfterMs);
    await db.deleteFrom('staff_password_try').where('tried_at', '<=', old).execute();
  }

  return { whoIs, begin, forget, forgetOldTries };
}
export type PasswordTries = ReturnType<typeof makePasswordTries>;
