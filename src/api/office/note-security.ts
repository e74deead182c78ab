import type { MiddlewareHandler } from 'hono';
import { officeProblemStatuses } from '../../contract/office/errors.ts';
import { signatureHeader } from '../../contract/office/office-client.ts';
import type { OfficeDependencies, OfficeEnv } from './office-dependencies.ts';

const meanings: Record<string, Partial<Record<number, string>>> = {
  '/office/api/login': { 200: 'staff login', 422: 'staff login refused' },
  '/office/api/password/login': { 200: 'staff login', 422: 'staff login refused' },
  '/office/api/password/prove': { 200: 'staff proof', 422: 'staff proof refused' },
  '/office/api/invitation/accept-by-password': {
    200: 'staff invitation accepted',
    410: 'staff invitation refused',
    422: 'staff invitation refused',
  },
  '/office/api/logout': { 200: 'staff session ended' },
  '/office/api/invitation/accept': { 200: 'staff invitation accepted', 410: 'staff invitation refused', 422: 'staff invitation refused' },
  '/office/api/proof': { 200: 'staff proof', 422: 'staff proof refused' },
};
const anywhere: Partial<Record<number, string>> = { 403: 'staff request refused', 429: 'limit met' };

/** Logs security events of the office: the event, the operation and the ids of person, session and request; nothing that was sent. */
export const noteOfficeSecurity =
  ({ log }: Pick<OfficeDependencies, 'log'>): MiddlewareHandler<OfficeEnv> =>
  async (c, next) => {
    await next();
    // A request that has to be signed comes without a signature first: only one that does not fit is of note.
    const isForged = c.res.status === officeProblemStatuses['act-not-signed'] && c.req.header(signatureHeader) !== undefined;
    const event = isForged ? 'staff signature refused' : (meanings[c.req.path]?.[c.res.status] ?? anywhere[c.res.status]);
    if (!event) return;
    const session = c.get('session');
    const staff = session?.staffId ?? c.get('staffId');
    const about = { event, operation: c.req.path, requestId: c.get('requestId') };
    log.info({ ...about, ...(staff && { staff }), ...(session && { session: session.sessionId }) }, 'security');
  };
