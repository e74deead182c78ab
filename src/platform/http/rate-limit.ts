import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { householdOf } from './household.ts';

/** So many requests of one household in so many seconds: counts one, and answers after how many seconds to come back, or null. */
export function makeRateLimit({ points, seconds }: { points: number; seconds: number }): (address: string) => Promise<number | null> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(householdOf(address));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
