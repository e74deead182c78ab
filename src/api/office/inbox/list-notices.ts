import type { OfficeHandler } from '../office-handler.ts';

/** What happened last to the requests of the asker. */
export const handle: OfficeHandler<'GET /office/api/requests/notices'> = ({ leads }) => {
  return async ({ scope, reply }) =>
    reply({
      notices: (await leads.inbox.notices(scope)).map(({ id, notice, notice_at, name }) => ({
        id,
        kind: notice ?? 'new',
        name,
        at: notice_at?.toISOString() ?? '',
        isUrgent: notice === 'half-time' || notice === 'overdue',
      })),
    });
};
