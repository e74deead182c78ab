import type { Locale } from '../base/locale.ts';
import type { BodyOf, OperationKey, OwnCodesOf, ParamsOf, QueryOf, WireAnswerOf } from '../contract/operation-types.ts';
import type { OperationTable } from '../contract/operations.ts';
import type { ClientSession } from '../domain/clients/clients.ts';
import type { Effect } from './answer-once.ts';
import type { ApiContext, ApiDependencies } from './dependencies.ts';
import type { FieldErrors } from './problem.ts';
import type { RefusalWith } from './refusals.ts';

type Has<Key extends OperationKey, Part extends object, Then, Else = never> = OperationTable[Key] extends Part ? Then : Else;

/** The possible refusals of an operation: those in its description, and those that follow from its parts. */
export type CodesOf<Key extends OperationKey> =
  | OwnCodesOf<Key>
  | 'bad-query'
  | 'too-often'
  | Has<Key, { body: object }, Has<Key, { invalidFields: 'bad-fields' }, 'bad-fields', 'bad-form'>>
  | Has<Key, { key: string }, 'key-used-otherwise'>
  | Has<Key, { who: 'anyone' }, never, 'not-logged-in'>;

/** One checked request of an operation, with functions that answer it. */
export type Asked<Key extends OperationKey> = {
  /** The bare request, for input outside of the description. */
  c: ApiContext;
  locale: Locale;
  params: { [Name in keyof ParamsOf<Key>]: string };
  query: QueryOf<Key>;
  fields: BodyOf<Key>;
  files: readonly File[];
  /** Of the request, or generated when it has none. */
  idempotencyKey: string;
  /** Has one effect and one answer for this key. */
  once: Has<
    Key,
    { key: string },
    <Before = null>(effect: Effect<WireAnswerOf<Key>, RefusalWith<CodesOf<Key>>, Before>) => Promise<Response>,
    never
  >;
  /** Whose session it is. */
  client: Has<Key, { who: 'anyone' }, null, ClientSession>;
  reply: (answer: WireAnswerOf<Key>) => Response;
  refuse: (code: CodesOf<Key>, errors?: FieldErrors) => Response;
  /** Answers with the refusal of a module. */
  decline: (refusal: RefusalWith<CodesOf<Key>>) => Response;
};

export type Handle<Key extends OperationKey> = (asked: Asked<Key>) => Response | Promise<Response>;

/**
 * Answers one operation. `extraErrors` checks fields by rules that no schema knows; its errors are reported together with those of the
 * schema.
 */
export type Handler<Key extends OperationKey> = (
  deps: ApiDependencies,
) => Handle<Key> | { extraErrors: (given: Readonly<Record<string, unknown>>) => FieldErrors; handle: Handle<Key> };

export type HandlersOf<Keys extends OperationKey> = { [Key in Keys]: Handler<Key> };
