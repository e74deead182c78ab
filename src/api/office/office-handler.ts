import type { Locale } from '../../base/locale.ts';
import type { Result } from '../../base/result.ts';
import type { OfficeProblemCode } from '../../contract/office/errors.ts';
import type { OfficeAnswerOf } from '../../contract/office/office-client.ts';
import type { OfficeKey, OfficeTable } from '../../contract/office/operations.ts';
import type { Scope } from '../../contract/office/rights.ts';
import type { BodyIn, QueryIn } from '../../contract/operation-parts.ts';
import type { StaffSession } from '../../domain/staff/staff.ts';
import type { Author } from '../../platform/audit/audit.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { OfficeDependencies } from './office-dependencies.ts';
import type { OfficeRefusalWith } from './office-refusals.ts';

type Has<Key extends OfficeKey, Part extends object, Then, Else = never> = OfficeTable[Key] extends Part ? Then : Else;

/** The possible refusals of an operation: those in its description, and those that follow from its parts. */
type CodesOf<Key extends OfficeKey> =
  | (OfficeTable[Key]['refusals'][number] & OfficeProblemCode)
  | Has<Key, { body: object }, 'bad-fields'>
  | Has<Key, { signs: 'always' }, 'act-not-signed'>
  | (Key extends `POST ${string}` ? Has<Key, { keyless: true }, never, 'key-used-otherwise'> : never);
type RefusalOf<Key extends OfficeKey> = OfficeRefusalWith<CodesOf<Key>>;

/** What is known of a request whose operation needs a session. */
type Known<Key extends OfficeKey> = Has<Key, { needs: 'nothing' }, object, { session: StaffSession; by: Author }> &
  Has<Key, { of: 'records' }, { scope: Scope }, object> &
  Has<Key, { file: true }, { file: AsyncIterable<Uint8Array> }, object>;

/** What the person has signed for this request, by its id; stored in the transaction before the work. */
type ActOf<Key extends OfficeKey> = Has<Key, { signs: 'always' }, string, Has<Key, { signs: 'sometimes' }, string | null, null>>;

type Effect<Answer, Refused extends { kind: string }, Before, Act> = {
  /** Work outside of the transaction: it must be harmless when repeated, and is skipped when the answer is stored. */
  before?: () => Promise<Result<Before, Refused>>;
  /** Its answer is stored: it has no personal data and no secret. */
  work: (transaction: OpenKysely, before: Before, act: Act) => Promise<Result<object, Refused>>;
  /** The whole answer, from the stored one; null when the record is gone or is not the person's any more, which a repeated key may find. */
  whole: (stored: never) => Answer | null | Promise<Answer | null>;
};

/** One admitted and checked request of an operation. */
export type OfficeAsked<Key extends OfficeKey> = Known<Key> & {
  locale: Locale;
  query: QueryIn<OfficeTable[Key]>;
  fields: Has<Key, { bytes: number }, Uint8Array, BodyIn<OfficeTable[Key]>>;
  userAgent: string;
  requestId: string;
  /** Has one effect and one answer for the request's key. */
  once: <Before = null>(effect: Effect<OfficeAnswerOf<Key>, RefusalOf<Key>, Before, ActOf<Key>>) => Promise<Response>;
  reply: (answer: OfficeAnswerOf<Key>) => Response;
  /** Answers with the refusal of a module. */
  decline: (refusal: RefusalOf<Key>) => Response;
  /** Gives the browser the cookie of this session, whose person follows. */
  openSession: (token: string) => Promise<StaffSession>;
  /** Takes the cookie back. */
  closeSession: () => void;
  /** The token by which the browser is known at logins by a password. */
  device: { known: () => string | null; remember: (token: string) => void };
};

/** Answers one operation. */
export type OfficeHandler<Key extends OfficeKey> = (deps: OfficeDependencies) => (asked: OfficeAsked<Key>) => Response | Promise<Response>;

export type OfficeHandlersOf<Keys extends OfficeKey> = { [Key in Keys]: OfficeHandler<Key> };
