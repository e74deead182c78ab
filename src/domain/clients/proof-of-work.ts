import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { sameHash } from './secrets.ts';

/** The found proof: a number that gives, appended to the challenge, a hash that begins with enough zero bits. */
export type ProofOfWork = { challenge: string; answer: string };

const livesSeconds = 300;

/** Together with the hashed challenge it has to fit into one block of SHA-256, so that a browser tries as many as it can. */
const pattern = /^([0-9a-z]{6,8})\.(\d{1,2})\.[\w-]{8}\.([\w-]{22})$/;

/**
 * Work that is asked for instead of a refusal: a challenge is for one phone, is valid for five minutes, says how hard it is, and is accepted once.
 * The server remembers only the accepted ones. `secret` is known to the server alone.
 */
export function makeProofOfWork({ secret, clock }: { secret: string; clock: Clock }) {
  const taken = new Map<string, number>();
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (phone: string, rest: string) =>
    createHmac('sha256', secret).update(`work ${phone} ${rest}`).digest('base64url').slice(0, 22);

  function ask(phone: string, bits: number): string {
    const rest = `${(nowSeconds() + livesSeconds).toString(36)}.${bits}.${randomBytes(6).toString('base64url')}`;
    return `${rest}.${sign(phone, rest)}`;
  }

  /** How many bits of work were done for this phone; none for a challenge that is not ours, another phone's, too old, used or wrong. */
  function bitsOf(phone: string, { challenge, answer }: ProofOfWork): number {
    const [, until = '', bits = '', signature = ''] = pattern.exec(challenge) ?? [];
    if (!signature || !/^\d{1,12}$/.test(answer)) return 0;
    if (!sameHash(sign(phone, challenge.slice(0, -signature.length - 1)), signature)) return 0;
    if (Number.parseInt(until, 36) <= nowSeconds() || taken.has(challenge)) return 0;
    const digest = createHash('sha256').update(`${challenge}.${answer}`).digest();
    return Math.clz32(digest.readUInt32BE(0)) >= Number(bits) ? Number(bits) : 0;
  }

  function take({ challenge }: ProofOfWork): void {
    const now = nowSeconds();
    for (const [old, until] of taken) {
      if (until > now) break;
      taken.delete(old);
    }
    taken.set(challenge, now + livesSeconds);
  }

  return { ask, bitsOf, take };
}
