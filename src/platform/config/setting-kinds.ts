import { commaList } from './comma-list.ts';

/** What a setting may be: `read` gives undefined for what it must not be, `must` says in a sentence what it must. */
export type Kind<Value> = { read: (text: string) => Value | undefined; must: string };

export const long = (least: number): Kind<string> => ({
  read: (value) => (value.length >= least ? value : undefined),
  must: `have at least ${least} characters`,
});
export const text = { read: (value: string) => value, must: 'be a text' };
export const whole = (from: number, to: number) => ({
  read: (value: string) => (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : undefined),
  must: `be a whole number from ${from} to ${to}`,
});
export const oneOf = <const Word extends string>(...words: Word[]) => ({
  read: (value: string) => words.find((word) => word === value),
  must: `be one of ${words.join(', ')}`,
});
export const address = (...protocols: string[]) => ({
  read: (value: string) => (protocols.some((protocol) => value.startsWith(`${protocol}//`)) && URL.canParse(value) ? value : undefined),
  must: `be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
});
const mailbox = '[^\\s@<>,;:"]+@[^\\s@<>,;:"]+';
/** A sender as letters name it. */
export const sender = {
  read: (value: string) => (new RegExp(`^(${mailbox}|[^<>\r\n"]+ <${mailbox}>)$`).test(value) ? value : undefined),
  must: 'be an e-mail address, or a name and an address such as Obriy <hello@example.ua>',
};
/** Only a host, because paths under it are ours to write. */
export const site = {
  read: (value: string) => {
    const { origin } = URL.parse(address('http:', 'https:').read(value) ?? '') ?? {};
    return origin !== undefined && value.toLowerCase().replace(/\/$/, '') === origin ? origin : undefined;
  },
  must: 'be an address such as https://example.ua, without a path',
};
/** The client refuses addresses that carry a password. */
export const feed = {
  read: (value: string) => (/^https?:\/\/[^/?#@]+([/?#]|$)/.test(value) ? address('http:', 'https:').read(value) : undefined),
  must: 'be an address that starts with http:// or https://, without a user and a password',
};
/** What a provider gives out; it travels in headers. */
export const key = { read: (value: string) => (/^[\x21-\x7e]{4,}$/.test(value) ? value : undefined), must: 'be a key without spaces' };
export const alphaName = {
  read: (value: string) => (/^[A-Za-z0-9 ._-]{1,11}$/.test(value) ? value : undefined),
  must: 'be at most 11 Latin letters and digits',
};
const flags = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);
export const yes = { read: (value: string) => flags.get(value), must: 'be true or false' };
export const countries = {
  read: (value: string) => {
    const list = commaList(value);
    return list.every((one) => /^[A-Z]{2}$/.test(one)) ? list : undefined;
  },
  must: 'be codes of countries such as UA, PL, parted by commas',
};
