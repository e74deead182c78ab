import { makeWireWaitlist } from '../../deals/waitlist/wire-waitlist.ts';
import type { Handler } from '../../handler.ts';
import { requestsOf } from '../requests-of.ts';
import { makeUserOf } from '../user-of.ts';
import { wireSession } from '../wire.ts';

/** All data of the client, in one document. */
export const handle: Handler<'GET /api/client/download'> = (deps) => {
  const { clients, deals } = deps;
  const userOf = makeUserOf(deps);
  const wireWaitlist = makeWireWaitlist(deps);
  return async ({ c, client: { clientId, sessionId, phone }, locale, reply, refuse }) => {
    const client = await clients.getClient(clientId);
    if (!client) return refuse('not-logged-in');
    const answer = reply({
      user: await userOf(c, client),
      sessions: (await clients.sessions(clientId)).map((session) => wireSession(session, sessionId)),
      requests: await requestsOf(deps, phone, locale),
      lines: (await deals.listWaitlists(clientId)).map((line) => wireWaitlist(line, locale)),
    });
    answer.headers.set('content-disposition', 'attachment; filename="my-data.json"');
    return answer;
  };
};
