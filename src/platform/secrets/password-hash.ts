import crypto, { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Unreachable } from '../http/unreachable.ts';

/** The cost of one guess: memory in KiB, and passes over it. */
export type HashCost = { memory: number; passes: number };
/** The least that OWASP asks of Argon2id. */
const usualCost: HashCost = { memory: 19_456, passes: 2 };
const bytes = 32;
/** The rest of the processors, of the thread pool and of the memory is for everything else. */
const atOnce = 2;
const mostWaiting = 16;

/** Argon2 came with Node 24.7. */
export const hasArgon2 = typeof crypto.argon2 === 'function';

/**
 * Hashes of passwords, by Argon2id with a key of the installation: a reader of the database alone cannot try passwords. Callers compute them
 * in turn, two at a time; `inTurn` throws `Unreachable` for one more than may wait.
 */
export function makePasswordHash(secret: string, cost = usualCost) {
  const key = createHmac('sha256', secret).update('office password').digest();
  const inTurn = makeTurns();

  const derive = (password: string, nonce: Uint8Array, { memory, passes }: HashCost): Promise<Buffer> =>
    promisify(crypto.argon2)('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: bytes, secret: key });

  /** As a string of PHC, which names its cost: a later one may be higher. */
  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await derive(password, nonce, cost);
    const { memory, passes } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
  }

  /** Works as long without a hash as with one. */
  async function matches(password: string, stored: string | null): Promise<boolean> {
    const [, memory, passes, nonce, tag] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '') ?? [];
    if (memory === undefined || nonce === undefined || tag === undefined) {
      await derive(password, randomBytes(16), cost);
      return false;
    }
    const found = await derive(password, Buffer.from(nonce, 'base64url'), { memory: Number(memory), passes: Number(passes) });
    const wanted = Buffer.from(tag, 'base64url');
    return found.length === wanted.length && timingSafeEqual(found, wanted);
  }

  return { hash, matches, inTurn };
}

/** So many pieces of work at a time, in the order in which they came. */
function makeTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (waiting.length >= mostWaiting) throw new Unreachable('the check of passwords', 'has too much to do', 2);
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn goes to the next one as it is.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
