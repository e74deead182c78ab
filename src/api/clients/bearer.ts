import type { MiddlewareHandler } from 'hono';
import type { ClientSession, Clients } from '../../domain/clients/clients.ts';
import type { ApiContext, ApiEnv } from '../dependencies.ts';
import { answerProblem } from '../problem.ts';

/** The session of a request's token; null without a valid one. */
export async function sessionIn(c: ApiContext, { sessionOf }: Pick<Clients, 'sessionOf'>): Promise<ClientSession | null> {
  const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ? sessionOf(token) : null;
}

/** Admits requests with the token of an open session; all others are answered 401. */
export const makeBearer =
  (clients: Pick<Clients, 'sessionOf'>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const session = await sessionIn(c, clients);
    if (session) {
      c.set('session', session);
      return next();
    }
    const answer = answerProblem(c, 'not-logged-in');
    answer.headers.set('www-authenticate', 'Bearer');
    return answer;
  };

/** Behind the bearer check, for operations on the ways into the account: a client without a recent proof of identity is answered 403. */
export const freshProof: MiddlewareHandler<ApiEnv> = (c, next) =>
  clientOf(c).fresh ? next() : Promise.resolve(answerProblem(c, 'proof-needed'));

/** The client of the request, behind the bearer check. */
export function clientOf(c: ApiContext): ClientSession {
  const session = c.get('session');
  if (!session) throw new Error(`${c.req.path} is not behind the bearer check`);
  return session;
}
