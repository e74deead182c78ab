import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The purpose of a code; it is valid for no other. */
export type CodePurpose = 'login' | 'prove' | 'leave';

/** Six digits are soon tried through: without the secret of the server the table alone does not reveal whether one is right. */
export const hashOfCode = (secret: string, { phone, purpose, code }: { phone: string; purpose: CodePurpose; code: string }): string =>
  createHmac('sha256', secret).update(`${purpose} ${phone} ${code}`).digest('hex');

/** Distinguishes requesters without storing their network. */
export const markOfAsker = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(`asker ${network}`).digest('hex').slice(0, 24);

/** Takes the same time wherever two hashes differ. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
