import type { ZodMiniType } from 'zod/mini';
import type { ProblemCode } from './errors.ts';

type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** JSON, documents of the named media types, or a stream of events. With `etag` an answer that is known already is not sent again. */
type AnswerDescription =
  | { description: string; schema: ZodMiniType; status?: 201 | 202; etag?: true }
  | { description: string; media: readonly string[] }
  | { description: string; events: ZodMiniType };

/**
 * One operation of the API: everything that follows from its method and path. Its route, its place in the description, the typed client and
 * the types of its handler are derived from here.
 */
export type Operation = {
  id: string;
  tag: 'catalogue' | 'clients' | 'content' | 'deals' | 'leads' | 'money';
  summary: string;
  description: string;
  /** A `proven-client` has proven identity by a code within the last minutes. */
  who: 'anyone' | 'client' | 'proven-client';
  /** What its requests are counted with, by address. */
  limit: 'reads' | 'forms' | 'codes' | 'logins' | 'messages' | 'drawings' | 'documents';
  /** Browsers may ask from pages of this site alone. */
  ownSite?: true;
  /** Parts of the path that are no plain text. */
  params?: Readonly<Record<string, ZodMiniType>>;
  query?: ZodMiniType;
  /** Sent as JSON or as a form. */
  body?: ZodMiniType;
  /** One file comes along in `file`, which only a form in parts can bring. */
  file?: true;
  /** How wrong fields are refused: `bad-form` (400) where it is not said. */
  invalidFields?: 'bad-fields';
  /** An empty field takes away what stood there, instead of having been left out. */
  emptyClears?: true;
  /** Whether an `Idempotency-Key` has to come; one is made for a request without where it is optional. */
  key?: 'required' | 'optional';
  answer: AnswerDescription;
  /** Beside what every operation of this kind refuses, which `refusalsOf` adds. */
  refusals: readonly ProblemCode[];
  /** What a status means here, where the general words do not say it. */
  notes?: Partial<Record<ErrorStatus, string | { description: string; schema: ZodMiniType }>>;
};

export type Operations = Readonly<Record<`${'GET' | 'POST'} /api/${string}`, Operation>>;

/** Keeps the literal types of a table. */
export const defineOperations = <const Table extends Operations>(table: Table): Table => table;
