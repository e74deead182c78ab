import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { householdOf } from '../platform/http/household.ts';
import type { ApiEnv } from './house.ts';
import { answerProblem } from './problem.ts';

/** So many requests of one address in so many seconds; our own pages are not counted. One IPv6 household is one address. */
export function limitRate({ points, seconds }: { points: number; seconds: number }): MiddlewareHandler<ApiEnv> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (c, next) => {
    if (c.env?.inMemory) return next();
    try {
      await limiter.consume(householdOf(c.env?.address ?? 'unknown'));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const answer = answerProblem(c, 'too-often');
      answer.headers.set('retry-after', String(Math.max(1, Math.ceil(refused.msBeforeNext / 1000))));
      return answer;
    }
    return next();
  };
}
