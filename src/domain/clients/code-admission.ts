import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { makeProofOfWork, type ProofOfWork } from './proof-of-work.ts';

/** A quarter of a second of a computer, a second of a phone; each further bit takes twice as long. */
const leastBits = 17;
const mostBits = 22;
/** The load may have grown meanwhile; easy old work must not be collected for a flood. */
const slackBits = 2;

/** The kind of request: by a logged-in client, or for a client's phone, one of the first served country, or any other. */
export type Requester = 'own' | 'client' | 'home' | 'guest';
type CodeRequest = { phone: string; asker: Requester; work: ProofOfWork | null };
export type CodeRefused =
  | { kind: 'too-many-codes'; retryAfterSeconds: number }
  | { kind: 'work-needed'; retryAfterSeconds: number; challenge: string; bits: number };

type Context = {
  perMinute: number;
  clock: Clock;
  secret: string;
  /** How much easier work is than for visitors: a model of many minutes does all of it. */
  easierBits?: number;
};

/**
 * Divides the codes that this process may send in any 60 seconds. The first half is for all requests. From there on a request needs proof
 * of work, the harder the more codes were sent, so that a flood costs its sender more than another visitor. The last quarter is reserved
 * for phones of clients and of the first served country, half of it for those of clients alone. A logged-in client is only bound by the
 * whole.
 */
export function makeCodeAdmission({ perMinute, clock, secret, easierBits = 0 }: Context) {
  const work = makeProofOfWork({ secret, clock });
  const free = Math.ceil(perMinute / 2);
  const forClients = Math.floor(perMinute / 8);
  const mostOf: Record<Requester, number> = {
    own: perMinute,
    client: perMinute,
    home: perMinute - forClients,
    guest: perMinute - Math.floor(perMinute / 4),
  };
  /** When each code of the last minute was sent. */
  let sent: number[] = [];

  const bitsAt = (load: number) =>
    leastBits - easierBits + Math.floor(((mostBits - leastBits) * (load - free)) / Math.max(1, perMinute - 1 - free));
  /** In how many seconds there will be fewer than so many. */
  const secondsUntilUnder = (count: number, now: number) =>
    Math.max(1, Math.ceil(((sent[sent.length - count] ?? now) + minuteMs - now) / 1000));

  /** Takes the place of one code, or returns the reason and the remedy; insufficient work is not used up. */
  function admit({ phone, asker, work: done }: CodeRequest): CodeRefused | null {
    const now = clock().getTime();
    sent = sent.filter((at) => now - at < minuteMs);
    const load = sent.length;
    if (load >= mostOf[asker]) return { kind: 'too-many-codes', retryAfterSeconds: secondsUntilUnder(mostOf[asker], now) };
    if (asker !== 'own' && load >= free) {
      const bits = bitsAt(load);
      if (!done || work.bitsOf(phone, done) < bits - slackBits)
        return { kind: 'work-needed', retryAfterSeconds: secondsUntilUnder(free, now), challenge: work.ask(phone, bits), bits };
      work.take(done);
    }
    sent.push(now);
    return null;
  }

  return { admit };
}
