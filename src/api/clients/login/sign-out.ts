import type { Handler } from '../../handler.ts';

/** Ends one session or all of them; those of other devices only after a recent proof of identity. */
export const handle: Handler<'POST /api/client/sign-out'> = ({ clients }) => {
  return async ({ client: { clientId, sessionId, fresh }, fields: { session_id, everywhere }, reply, refuse, decline }) => {
    const isEverywhere = String(everywhere) === 'true';
    if ((isEverywhere || session_id !== sessionId) && !fresh) return refuse('proof-needed');
    if (isEverywhere) {
      await clients.signOutEverywhere(clientId);
      return reply({ done: true });
    }
    if (!session_id) return refuse('bad-fields', { session_id: ['required'] });
    const ended = await clients.signOut(clientId, session_id);
    return ended.ok ? reply({ done: true }) : decline(ended.refusal);
  };
};
