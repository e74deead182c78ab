import type { Handler } from '../../handler.ts';
import { wireSession } from '../wire.ts';

/** Every open session of the client. */
export const handle: Handler<'GET /api/client/sessions'> = ({ clients }) => {
  return async ({ client: { clientId, sessionId }, reply }) => {
    return reply({ sessions: (await clients.sessions(clientId)).map((session) => wireSession(session, sessionId)) });
  };
};
