import { dayMs } from '../../../base/durations.ts';
import { hashOfToken, makeToken } from '../../../platform/secrets/tokens.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from '../staff-context.ts';

/** How long a browser is remembered after its last login; no browser holds a cookie longer. */
export const deviceDays = 400;

/** Browsers from which a person has logged in by the password: a login from another one is notified. */
export function makeKnownDevices({ db, clock }: Pick<StaffContext, 'db' | 'clock'>) {
  const since = () => new Date(clock().getTime() - deviceDays * dayMs);

  /** Whether the browser with this token is known of the person. */
  async function isKnown(staffId: string, token: string | null): Promise<boolean> {
    const found = await db
      .selectFrom('staff_device')
      .select('staff_id')
      .where('token_hash', '=', hashOfToken(token ?? ''))
      .where('staff_id', '=', staffId)
      .where('used_at', '>', since())
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Remembers the browser of a login, which several people may share, and returns its token. One that we have not made is replaced. */
  async function remember(transaction: StaffTransaction, staffId: string, sent: string | null): Promise<string> {
    const ofOurs = tablesOf(transaction)
      .selectFrom('staff_device')
      .select('staff_id')
      .where('token_hash', '=', hashOfToken(sent ?? ''));
    const token = sent !== null && (await ofOurs.executeTakeFirst()) ? sent : makeToken();
    const row = { token_hash: hashOfToken(token), staff_id: staffId, used_at: clock() };
    await tablesOf(transaction)
      .insertInto('staff_device')
      .values(row)
      .onConflict((conflict) => conflict.columns(['token_hash', 'staff_id']).doUpdateSet(row))
      .execute();
    return token;
  }

  const forgetDevices = (transaction: StaffTransaction, staffId: string) =>
    tablesOf(transaction).deleteFrom('staff_device').where('staff_id', '=', staffId).execute();

  async function forgetOldDevices(): Promise<void> {
    await db.deleteFrom('staff_device').where('used_at', '<=', since()).execute();
  }

  return { isKnown, remember, forgetDevices, forgetOldDevices };
}
export type KnownDevices = ReturnType<typeof makeKnownDevices>;
