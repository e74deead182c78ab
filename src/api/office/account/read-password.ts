import type { OfficeHandler } from '../office-handler.ts';

/** Whether the person has a password, and since when. */
export const handle: OfficeHandler<'GET /office/api/password'> = ({ staff }) => {
  return async ({ session, reply }) => {
    const found = await staff.passwordOf(session.staffId);
    const { created_at, last_used_at } = found ?? {};
    return reply({
      password: created_at ? { createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null } : null,
    });
  };
};
