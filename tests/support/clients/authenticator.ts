import type { Clock } from '../../../src/base/clock.ts';
import { codeAt, stepAt } from '../../../src/platform/secrets/one-time-codes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string) => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** An authenticator app that was given a secret: the code of now, or of so many steps later. */
export const makeAuthenticator = (secret: string, clock: Clock) => ({
  code: (ahead = 0) => codeAt(bytesOf(secret), stepAt(clock()) + ahead),
});
