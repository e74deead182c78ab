import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf, widerNetworkOf } from './client-network.ts';

/** In how many seconds to try again; `first` is true for the first request that is refused, until there are fewer again. */
export type Wait = { seconds: number; first: boolean };

export type Limit = {
  points: number;
  seconds: number;
  /** Of the first 48 bits of an IPv6 address together, which one customer often gets whole. */
  networkPoints?: number;
};

/** So many points of one network in so many seconds: spends the points of a request, and returns how long to wait, or null. */
export function makeRateLimit({ points, seconds, networkPoints }: Limit): (address: string, cost?: number) => Promise<Wait | null> {
  const ofNetwork = counted(points, seconds);
  const ofWiderNetwork = networkPoints === undefined ? null : counted(networkPoints, seconds);
  return async (address, cost = 1) => {
    const widerNetwork = ofWiderNetwork && widerNetworkOf(address);
    return (await ofNetwork(networkOf(address), cost)) ?? (widerNetwork ? ofWiderNetwork(widerNetwork, cost) : null);
  };
}

function counted(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (whom: string, cost: number): Promise<Wait | null> => {
    try {
      await limiter.consume(whom, cost);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), first: refused.consumedPoints - cost <= points };
    }
  };
}
