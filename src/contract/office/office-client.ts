import type { Locale } from '../../base/locale.ts';
import { type Given, type GivenQuery, makeAsking, problemOf, type Transport } from '../client.ts';
import type { AnswerIn, BodySentIn, QuerySentIn } from '../operation-parts.ts';
import type { OfficeProblem } from './errors.ts';
import type { OfficeKey, OfficeTable } from './operations.ts';

export type OfficeAnswerOf<Key extends OfficeKey> = AnswerIn<OfficeTable[Key]>;
export type OfficeBodyOf<Key extends OfficeKey> = OfficeTable[Key] extends { bytes: number } ? Blob : BodySentIn<OfficeTable[Key]>;

/** A POST has one effect for its `key`, unless the operation is `keyless`. */
type Keyed<Key extends OfficeKey> = Key extends `POST ${string}`
  ? OfficeTable[Key] extends { keyless: true }
    ? object
    : { key: string }
  : object;

export type OfficeQuestion<Key extends OfficeKey> = GivenQuery<QuerySentIn<OfficeTable[Key]>> &
  Given<'body', OfficeBodyOf<Key>> &
  (OfficeTable[Key] extends { file: true } ? { file: Blob } : object) &
  Keyed<Key> & { signal?: AbortSignal | undefined; headers?: Record<string, string> };
type Asked<Key extends OfficeKey> = object extends OfficeQuestion<Key> ? [question?: OfficeQuestion<Key>] : [question: OfficeQuestion<Key>];

/** The typed client of the office's API. Throws for every answer that is not 2xx; `officeProblemOf` reads the refusal. */
export type OfficeClient = <Key extends OfficeKey>(key: Key, ...question: Asked<Key>) => Promise<OfficeAnswerOf<Key>>;

/** The signature of a request that moves rights or money: the response of the passkey as JSON in base64url. */
export const signatureHeader = 'x-office-signature';

/** Pages of other sites cannot send this header without asking first. */
export const officeHeader = 'x-office';
/** With a request that no person has caused: it does not keep the session alive. */
export const unattendedHeader = 'x-unattended';

/** The session is a cookie, which the browser sends by itself. */
export function makeOfficeClient(transport: Transport, locale: Locale): OfficeClient {
  const ask = makeAsking({ transport, locale, headers: { [officeHeader]: '1' }, readProblem: (problem) => problem });
  // The type of an answer follows from the table of operations; nothing reads the table here.
  return ask as OfficeClient;
}

/** The refusal in a fault of the office's client, or null for any other fault. */
export const officeProblemOf = (fault: unknown): OfficeProblem | null => problemOf(fault) as OfficeProblem | null;
