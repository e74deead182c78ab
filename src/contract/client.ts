import type { Locale } from '../base/locale.ts';
import type { Problem } from './errors.ts';
import type { AnswerOf, BodySentTo, JsonKey, ParamsOf, QuerySentTo, WireAnswerOf } from './operation-types.ts';
import { inProductWords } from './product-words.ts';

/** The transport of the client: the browser's `fetch`, or the API itself in memory on the server. */
export type Transport = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | FormData | Blob; signal?: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>>;

/** An answer that is not 2xx. A network failure is thrown as it is. */
class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * The refusal of the API in a fault, or null for any other fault. Recognised by its shape: the pages and the server each hold a copy of this
 * file, so the class alone would not be recognised across them.
 */
export function problemOf(fault: unknown): Problem | null {
  const problem = fault instanceof Error && 'problem' in fault ? (fault.problem as Problem) : null;
  return problem && typeof problem.statusCode === 'number' ? problem : null;
}

export type Given<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : undefined extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };
/** Query values as an object, or as the search string of an address of ours, which has the same names; without `?`. */
export type GivenQuery<Sent> = [Sent] extends [undefined]
  ? object
  : object extends Sent
    ? { query?: Sent | string }
    : { query: Sent | string };

/** The input of one operation. With the same `key` a repeated post has one effect; `token` identifies the client. */
export type Question<Key extends JsonKey> = ParamsOf<Key> &
  GivenQuery<QuerySentTo<Key>> &
  Given<'body', BodySentTo<Key>> & { key?: string; token?: string | null; signal?: AbortSignal | undefined };

/**
 * The one typed client of the HTTP API, by the method and path of an operation in `operations.ts`. Throws `ApiError` for every answer that is
 * not 2xx.
 */
export type Client = <Key extends JsonKey>(key: Key, ...question: Asked<Key>) => Promise<AnswerOf<Key>>;
/** The same with answers as they stand on the wire. */
export type WireClient = <Key extends JsonKey>(key: Key, ...question: Asked<Key>) => Promise<WireAnswerOf<Key>>;

type Asked<Key extends JsonKey> = object extends Question<Key> ? [question?: Question<Key>] : [question: Question<Key>];

type AnyQuestion = Record<string, unknown> & {
  query?: Record<string, unknown> | string;
  body?: object;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  key?: string;
  token?: string | null;
  signal?: AbortSignal;
  /** Of this request alone. */
  headers?: Record<string, string>;
};

/** `token` is called before each request of a logged-in client. */
export function makeClient(transport: Transport, locale: Locale, token?: () => string | null): Client {
  const ask = makeWireClient(transport, locale, token);
  return async (key, ...question) => inProductWords(await ask(key, ...question));
}

// The type of an answer follows from the table of operations; nothing reads the table here.
export const makeWireClient = (transport: Transport, locale: Locale, token?: () => string | null): WireClient =>
  makeAsking({ transport, locale, readProblem: inProductWords, ...(token && { token }) }) as WireClient;

export type Asking = {
  transport: Transport;
  locale: Locale;
  /** Called before each request of a logged-in client. */
  token?: () => string | null;
  /** Sent with each request. */
  headers?: Readonly<Record<string, string>>;
  /** A refusal in the words of the caller. */
  readProblem: (problem: object) => Partial<Problem>;
};

/** Sends the request of an operation by its method and path, whichever table has it. */
export function makeAsking({ transport, locale, token, headers, readProblem }: Asking) {
  return async (operation: string, question: AnyQuestion = {}): Promise<unknown> => {
    const { query, body, file, key, signal } = question;
    const [method = 'GET', pattern = ''] = operation.split(' ');
    const path = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(name === 'locale' ? locale : String(question[name])));
    const search = typeof query === 'object' ? searchOf(query) : query;
    const bearer = question.token ?? token?.();
    // The browser sets this header, with the boundary between the parts.
    const isForm = body instanceof FormData;
    const isBytes = body instanceof Blob;
    const response = await transport(search ? `${path}?${search}` : path, {
      headers: {
        accept: 'application/json',
        ...headers,
        ...question.headers,
        ...(!pattern.includes('{locale}') && { 'accept-language': locale }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && !isForm && !isBytes && { 'content-type': 'application/json' }),
        ...((isBytes || file) && { 'content-type': 'application/octet-stream' }),
      },
      ...(method !== 'GET' && { method }),
      ...(body && { body: isForm || isBytes ? body : JSON.stringify(body) }),
      ...(file && { body: file }),
      ...(signal && { signal }),
    });
    if (response.ok) return response.json();
    const problem = readProblem((await response.json().catch(() => null)) ?? {});
    throw new ApiError({ ...problem, message: problem.message ?? response.statusText, statusCode: response.status });
  };
}

const searchOf = (query: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
