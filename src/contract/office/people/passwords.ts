import * as z from 'zod/mini';
import { staffLimits } from './staff.ts';

/** In characters, however many bytes they take. */
export const passwordLimits = { shortest: 12, longest: 128 } as const;
/** A character has two units of UTF-16 at most, and a composed one some more before it is normalized. */
const longestTyped = 4 * passwordLimits.longest;

const lengthOf = (typed: string): number => [...typed.normalize('NFC')].length;
const newPassword = z.string().check(
  z.maxLength(longestTyped, { abort: true }),
  z.refine((typed) => lengthOf(typed) >= passwordLimits.shortest, 'too-short'),
  z.refine((typed) => lengthOf(typed) <= passwordLimits.longest, 'too-long'),
);
/** A password that is typed at a login is compared and nothing else: its form says nothing. */
const password = z.string().check(z.minLength(1), z.maxLength(longestTyped));
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(16));
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(staffLimits.emailLongest));
const nonce = z.string().check(z.regex(/^[\w-]{43}$/));

export const typedPasswordSchema = z.strictObject({ password, code });
export const loginByPasswordSchema = z.strictObject({ email, password, code });
export const setPasswordSchema = z.strictObject({ nonce, password: newPassword, code });
export const acceptByPasswordSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(128)),
  nonce,
  password: newPassword,
  code,
});

/** `address` is for a QR code, `secret` for typing; `nonce` comes back with the first code. */
export const newPasswordOptionsSchema = z.object({ nonce: z.string(), secret: z.string(), address: z.string() });
export const ownPasswordSchema = z.object({
  password: z.nullable(z.object({ createdAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
});
