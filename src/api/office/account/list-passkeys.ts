import type { OfficeHandler } from '../office-handler.ts';

/** The passkeys of the person. */
export const handle: OfficeHandler<'GET /office/api/passkeys'> = ({ staff }) => {
  return async ({ session, reply }) =>
    reply({
      passkeys: (await staff.passkeys(session.staffId)).map(({ id, device, created_at, last_used_at, trusted_from }) => ({
        id,
        device,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
        signsFrom: (trusted_from ?? created_at).toISOString(),
      })),
    });
};
