import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { householdOf } from './household.ts';

/** In how many seconds to come back; `first` is true for the first request that is refused, until there are fewer again. */
export type Wait = { seconds: number; first: boolean };

/** So many points of one household in so many seconds: spends what a request costs, and answers how long to wait, or null. */
export function makeRateLimit({
  points,
  seconds,
}: {
  points: number;
  seconds: number;
}): (address: string, cost?: number) => Promise<Wait | null> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address, cost = 1) => {
    try {
      await limiter.consume(householdOf(address), cost);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), first: refused.consumedPoints - cost <= points };
    }
  };
}
