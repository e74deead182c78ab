import type { ZodMiniType } from 'zod/mini';
import type { ProblemCode } from './errors.ts';

type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** JSON, documents of the named media types, or a stream of events. With `etag` an unchanged answer is not sent again. */
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
  /** The rate limit that counts its requests, by address. */
  limit: 'reads' | 'forms' | 'codes' | 'logins' | 'messages' | 'drawings' | 'documents';
  /** Browsers may call it from pages of this site alone. */
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
  /** An empty field clears the stored value, instead of counting as left out. */
  emptyClears?: true;
  /** Whether an `Idempotency-Key` is required; where it is optional, one is generated for a request without. */
  key?: 'required' | 'optional';
  answer: AnswerDescription;
  /** Beside the refusals of every operation of this kind, which `refusalsOf` adds. */
  refusals: readonly ProblemCode[];
  /** The meaning of a status for this operation, where the general text does not fit. */
  notes?: Partial<Record<ErrorStatus, string | { description: string; schema: ZodMiniType }>>;
};

export type Operations = Readonly<Record<`${'GET' | 'POST'} /api/${string}`, Operation>>;

/** Keeps the literal types of a table. */
export const defineOperations = <const Table extends Operations>(table: Table): Table => table;
