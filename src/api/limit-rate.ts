import type { MiddlewareHandler } from 'hono';
import { type Limit, makeRateLimit } from '../platform/http/rate-limit.ts';
import type { ApiEnv } from './dependencies.ts';
import { addressOf, answerProblem } from './problem.ts';

/** So many requests of one address in so many seconds; our own pages are not counted. The first 64 bits of an IPv6 address count as one. */
export function limitRate(limit: Limit): MiddlewareHandler<ApiEnv> {
  const waitOf = makeRateLimit(limit);
  return async (c, next) => {
    const wait = c.env?.inMemory ? null : await waitOf(addressOf(c));
    if (wait === null) return next();
    c.set('limited', wait.first ? 'first' : 'again');
    return answerProblem(c, 'too-often', undefined, wait.seconds);
  };
}
