import type { Handler } from '../../handler.ts';
import { requestsOf } from '../requests-of.ts';

/** The requests of the client. */
export const handle: Handler<'GET /api/client/requests'> = (deps) => {
  return async ({ client: { phone }, locale, reply }) => {
    return reply({ requests: await requestsOf(deps, phone, locale) });
  };
};
