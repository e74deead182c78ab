import type { OfficeHandler } from '../office-handler.ts';
import { makeWholeRequest } from './whole-request.ts';

/** One request. */
export const handle: OfficeHandler<'GET /office/api/request'> = (deps) => {
  const wholeRequest = makeWholeRequest(deps);
  return async ({ scope, session, locale, query: { id }, reply, decline }) => {
    const request = await wholeRequest({ id, session, scope, locale });
    return request ? reply({ request }) : decline({ kind: 'unknown-request' });
  };
};
