import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. */
const stepMs = 30_000;
const digits = 6;
/** Clocks of phones run a little before or behind. */
const stepsAround = [0, -1, 1] as const;
/** 160 bits, as RFC 4226 recommends. */
export const secretBytes = 20;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Base32 of RFC 4648 without padding, in which apps read a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs);

/** The code of a step. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The step whose code was typed; null for a code of no step around now. Every step is compared, in the same time. */
export function stepOfCode(secret: Uint8Array, typed: string, now: Date): number | null {
  const code = Buffer.from(
    typed
      .replace(/\s/g, '')
      .padEnd(digits)
      .slice(0, digits + 1),
  );
  const fitting = stepsAround
    .map((around) => stepAt(now) + around)
    .filter((step) => {
      const expected = Buffer.from(codeAt(secret, step));
      return code.length === expected.length && timingSafeEqual(code, expected);
    });
  return fitting[0] ?? null;
}

/** The address in a QR code for an authenticator app; each parameter that it leaves out has the default that every app assumes. */
export function codeAddress({ issuer, account, secret }: { issuer: string; account: string; secret: Uint8Array }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
