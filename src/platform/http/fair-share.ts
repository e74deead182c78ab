import { eventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from './client-network.ts';

/** How many pages of one network are rendered at once while no other network asks; one while another does. */
const atOnceAlone = 2;
/** A network that renders without a pause gets this part of the processor while others ask, once it has rendered for `burstMs` at a stretch. */
const share = 1 / 3;
const burstMs = 300;
const aroundMs = 10_000;
const mostWaiting = 300;
const sweepAt = 1_000;

type Network = { running: number; waiting: (() => void)[]; freeAt: number };
type Seen = { network: string; at: number };

/** How long `work` occupied the event loop: waiting for I/O is free. */
async function timed(work: () => Promise<void>): Promise<number> {
  const before = eventLoopUtilization();
  await work();
  return eventLoopUtilization(before).active;
}

/**
 * Divides the rendering of pages among networks: work of one network waits for its own turn, in the order of requests, so that endless
 * requests take a part of the processor and not all of it. False for work that was not begun, because the queue of its network is full.
 */
export function makeFairShare() {
  const networks = new Map<string, Network>();
  let last: Seen | undefined;
  let lastOther: Seen | undefined;
  let sweptAt = 0;

  function note(network: string, at: number): void {
    if (last && last.network !== network) lastOther = last;
    last = { network, at };
  }
  const othersAsk = (network: string, now: number): boolean => {
    const other = last?.network === network ? lastOther : last;
    return other !== undefined && other.network !== network && now - other.at < aroundMs;
  };
  function sweep(now: number): void {
    if (networks.size < sweepAt || now - sweptAt < 1_000) return;
    sweptAt = now;
    for (const [name, { running, waiting, freeAt }] of networks) if (running + waiting.length === 0 && freeAt < now) networks.delete(name);
  }
  const mayBegin = (name: string, { running }: Network) => running < (othersAsk(name, performance.now()) ? 1 : atOnceAlone);

  return async (address: string, work: () => Promise<void>): Promise<boolean> => {
    const name = networkOf(address);
    const now = performance.now();
    note(name, now);
    sweep(now);
    const own = networks.get(name) ?? { running: 0, waiting: [], freeAt: 0 };
    networks.set(name, own);
    if (own.waiting.length >= mostWaiting) return false;
    if (own.waiting.length > 0 || !mayBegin(name, own)) await new Promise<void>((begin) => own.waiting.push(begin));
    else own.running += 1;
    try {
      const pause = own.freeAt - performance.now() - burstMs / share;
      if (pause > 0 && othersAsk(name, performance.now())) await sleep(pause, undefined, { ref: false });
      let took = 0;
      try {
        took = await timed(work);
      } finally {
        own.freeAt = Math.max(own.freeAt, performance.now()) + took / share;
      }
    } finally {
      own.running -= 1;
      while (own.waiting.length > 0 && mayBegin(name, own)) {
        own.running += 1;
        own.waiting.shift()?.();
      }
    }
    return true;
  };
}
export type FairShare = ReturnType<typeof makeFairShare>;
