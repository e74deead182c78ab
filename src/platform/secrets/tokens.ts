import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: a reader of the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
