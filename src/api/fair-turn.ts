import type { MiddlewareHandler } from 'hono';
import type { FairShare } from '../platform/http/fair-share.ts';
import type { ApiEnv } from './dependencies.ts';
import { addressOf, answerProblem } from './problem.ts';

const comeBackAfterSeconds = 5;

/**
 * Reads of one network wait for their turn among its own, as its pages do, so that a burst is not answered before the requests of others.
 * Our own pages have their turn already; a body may come slowly and therefore has no turn, and a stream only until it begins.
 */
export const waitForTurn =
  (fairly: FairShare): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (c.env?.inMemory || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const begun = await fairly(addressOf(c), next);
    if (!begun) return answerProblem(c, 'unreachable', undefined, comeBackAfterSeconds);
  };
