import type { Locale } from '../base/locale.ts';
import type { Problem } from './errors.ts';
import type { AnswerOf, BodySentTo, JsonKey, ParamsOf, QuerySentTo, WireAnswerOf } from './operation-types.ts';
import { inProductWords } from './product-words.ts';

/** The transport of the client: the browser's `fetch`, or the API itself in memory on the server. */
export type Transport = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | FormData; signal?: AbortSignal },
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

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : undefined extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };
/** Query values as an object, or as the search string of an address of ours, which has the same names; without `?`. */
type Query<Key extends JsonKey> = [QuerySentTo<Key>] extends [undefined]
  ? object
  : object extends QuerySentTo<Key>
    ? { query?: QuerySentTo<Key> | string }
    : { query: QuerySentTo<Key> | string };

/** The input of one operation. With the same `key` a repeated post has one effect; `token` identifies the client. */
export type Question<Key extends JsonKey> = ParamsOf<Key> &
  Query<Key> &
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
  key?: string;
  token?: string | null;
  signal?: AbortSignal;
};

/** `token` is called before each request of a logged-in client. */
export function makeClient(transport: Transport, locale: Locale, token?: () => string | null): Client {
  const ask = makeWireClient(transport, locale, token);
  return async (key, ...question) => inProductWords(await ask(key, ...question));
}

export function makeWireClient(transport: Transport, locale: Locale, token?: () => string | null): WireClient {
  async function ask(operation: string, question: AnyQuestion = {}): Promise<unknown> {
    const { query, body, key, signal } = question;
    const [method = 'GET', pattern = ''] = operation.split(' ');
    const path = pattern.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(name === 'locale' ? locale : String(question[name])));
    const search = typeof query === 'object' ? searchOf(query) : query;
    const bearer = question.token ?? token?.();
    // The browser sets this header, with the boundary between the parts.
    const isForm = body instanceof FormData;
    const response = await transport(search ? `${path}?${search}` : path, {
      headers: {
        accept: 'application/json',
        ...(!pattern.includes('{locale}') && { 'accept-language': locale }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { method }),
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (response.ok) return response.json();
    const problem: Partial<Problem> = inProductWords((await response.json().catch(() => null)) ?? {});
    throw new ApiError({ ...problem, message: problem.message ?? response.statusText, statusCode: response.status });
  }
  // The type of an answer follows from the table of operations; nothing reads the table here.
  return ask as WireClient;
}

const searchOf = (query: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))).toString();
