import type { WireLoginAnswer } from '../../../contract/clients/clients.ts';
import type { Client } from '../../../domain/clients/clients.ts';
import type { ApiContext, ApiDependencies } from '../../dependencies.ts';
import { sessionIn } from '../bearer.ts';
import { makeUserOf } from '../user-of.ts';

/** The answer to a login. The session of the request's token ends: it will not be used again. */
export function makeOpenAccount(deps: Pick<ApiDependencies, 'clients' | 'deals' | 'catalogue' | 'clock'>) {
  const userOf = makeUserOf(deps);
  return async (c: ApiContext, { token, client }: { token: string; client: Client }): Promise<WireLoginAnswer> => {
    c.set('clientId', client.id);
    const before = await sessionIn(c, deps.clients);
    if (before) await deps.clients.signOut(before.clientId, before.sessionId);
    return { token, user: await userOf(c, client) };
  };
}
