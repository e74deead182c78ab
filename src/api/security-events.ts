import type { MiddlewareHandler } from 'hono';
import type { ApiContext, ApiDependencies, ApiEnv } from './dependencies.ts';

/** Security events in the log, derived from the answers of some operations. */
const meanings: Record<string, Partial<Record<number, string>>> = {
  '/api/client/start-phone-check': { 200: 'code sent', 403: 'asked from another site' },
  '/api/client/login': { 200: 'login', 403: 'asked from another site', 422: 'login refused' },
  '/api/client/passkey/login': { 200: 'login', 403: 'asked from another site', 422: 'login refused' },
  '/api/client/passkey/login-options': { 403: 'asked from another site' },
  '/api/client/prove': { 200: 'proof', 422: 'proof refused' },
  '/api/client/logout': { 200: 'session ended' },
  '/api/client/sign-out': { 200: 'session ended' },
  '/api/client/passkey/add': { 200: 'passkey added', 422: 'passkey refused' },
  '/api/client/passkey/remove': { 200: 'passkey removed' },
  '/api/client/delete': { 200: 'account deleted', 422: 'account deletion refused' },
};
const callbacks = /^\/api\/(payments|state-services)\/[\w-]{1,40}\/callback$/;

/** Events of every operation: invalid tokens, access to another client's data, exceeded limits. */
function anywhere(c: ApiContext): string | undefined {
  const { status } = c.res;
  if (status === 400 && callbacks.test(c.req.path)) return 'callback not believed';
  if (status === 401 && c.req.header('authorization') !== undefined) return 'token refused';
  if (status === 403) return 'proof demanded';
  if (status === 404 && c.get('session')) return 'unknown or another’s';
  return status === 429 && c.get('limited') !== 'again' ? 'limit met' : undefined;
}

/**
 * Logs security events of clients: the event, the operation, and the ids of client and session; nothing of the request's content
 * or address. A limit of an address is logged when it is reached, not for each request that it refuses from then on.
 */
export const noteSecurity =
  ({ log }: Pick<ApiDependencies, 'log'>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    const event = meanings[c.req.path]?.[c.res.status] ?? anywhere(c);
    if (!event) return;
    const session = c.get('session');
    const client = session?.clientId ?? c.get('clientId');
    const who = { ...(client && { client }), ...(session && { session: session.sessionId }) };
    log.info({ event, operation: c.req.path, ...who }, 'security');
  };
