import type { OfficeHandler } from '../office-handler.ts';

/** The open sessions of the person. */
export const handle: OfficeHandler<'GET /office/api/sessions'> = ({ staff }) => {
  return async ({ session: { staffId, sessionId }, reply }) =>
    reply({
      sessions: (await staff.sessions(staffId)).map(({ id, device, created_at, last_used_at }) => ({
        id,
        device,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at.toISOString(),
        isCurrent: id === sessionId,
      })),
    });
};
