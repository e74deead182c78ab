import type { MiddlewareHandler } from 'hono';
import { makeRateLimit } from '../platform/http/rate-limit.ts';
import type { ApiEnv } from './house.ts';
import { answerProblem } from './problem.ts';

/** So many requests of one address in so many seconds; our own pages are not counted. One IPv6 household is one address. */
export function limitRate(limit: { points: number; seconds: number }): MiddlewareHandler<ApiEnv> {
  const waitOf = makeRateLimit(limit);
  return async (c, next) => {
    const wait = c.env?.inMemory ? null : await waitOf(c.env?.address ?? 'unknown');
    return wait === null ? next() : answerProblem(c, 'too-often', undefined, wait);
  };
}
