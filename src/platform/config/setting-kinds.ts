import { z } from 'zod';

/** A kind of setting: parses its text; the description completes the sentence about an invalid text. */
export type Kind<Value> = z.ZodType<Value, string>;

/** The parts of a list between the commas. */
export const commaSeparated = z.string().transform((value) => value.split(',').map((one) => one.trim()));

export const long = (least: number) => z.string().min(least).describe(`have at least ${least} characters`);
export const text = z.string().describe('be a text');
export const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to))
    .describe(`be a whole number from ${from} to ${to}`);
export const oneOf = <const Word extends string>(...words: Word[]) => z.enum(words).describe(`be one of ${words.join(', ')}`);
export const address = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}//`)) && URL.canParse(value))
    .describe(`be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
const mailbox = '[^\\s@<>,;:"]+@[^\\s@<>,;:"]+';
/** A sender of e-mails. */
export const sender = z
  .string()
  .regex(new RegExp(`^(${mailbox}|[^<>\r\n"]+ <${mailbox}>)$`))
  .describe('be an e-mail address, or a name and an address such as Obriy <hello@example.ua>');
const originOf = (value: string): string => URL.parse(value)?.origin ?? '';
/** Only a host, because the site defines the paths under it. */
export const site = address('http:', 'https:')
  .refine((value) => value.toLowerCase().replace(/\/$/, '') === originOf(value))
  .transform(originOf)
  .describe('be an address such as https://example.ua, without a path');
/** The client refuses addresses that carry a password. */
export const feed = address('http:', 'https:')
  .regex(/^https?:\/\/[^/?#@]+([/?#]|$)/)
  .describe('be an address that starts with http:// or https://, without a user and a password');
/** A key of a provider; it is sent in headers. */
export const key = z
  .string()
  .regex(/^[\x21-\x7e]{4,}$/)
  .describe('be a key without spaces');
/** The rule of S3 for names, without dots: TLS does not cover hosts under a bucket with dots. */
export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
  .describe('be a bucket: 3 to 63 small Latin letters, digits and hyphens');
export const word = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('be small Latin letters, digits and hyphens');
export const alphaName = z
  .string()
  .regex(/^[A-Za-z0-9 ._-]{1,11}$/)
  .describe('be at most 11 Latin letters and digits');
export const yes = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], case: 'sensitive' }).describe('be true or false');
export const countries = commaSeparated
  .pipe(z.array(z.string().regex(/^[A-Z]{2}$/)))
  .describe('be codes of countries such as UA, PL, parted by commas');
