import type { StaffContext } from './staff-context.ts';

/** The methods by which a person can log in to the office. `signsFrom`: since or from when a passkey signs; null without one. */
export type LoginMethods = { passkeys: number; signsFrom: Date | null; hasPassword: boolean };

export const makeLoginMethods =
  ({ db, passwords }: StaffContext) =>
  async (staffId: string): Promise<LoginMethods> => {
    const keys = await db.selectFrom('staff_key').select(['created_at', 'trusted_from']).where('staff_id', '=', staffId).execute();
    const password = await db.selectFrom('staff_password').select('staff_id').where('staff_id', '=', staffId).executeTakeFirst();
    const from = keys.map(({ created_at, trusted_from }) => (trusted_from ?? created_at).getTime());
    return {
      passkeys: keys.length,
      signsFrom: from.length > 0 ? new Date(Math.min(...from)) : null,
      hasPassword: passwords.areOn && password !== undefined,
    };
  };
