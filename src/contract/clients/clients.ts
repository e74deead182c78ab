import * as z from 'zod/mini';
import { locales } from '../../base/locale.ts';
import { personNameOrEmptyPattern } from '../../base/person-name.ts';
import { dealSchema } from '../deals/deals.ts';
import { waitlistsAnswerSchema } from '../deals/waitlists.ts';
import { problemSchema } from '../errors.ts';
import { leadLimits } from '../leads/lead-limits.ts';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';

const phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.phoneLongest));
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(16));
/** An empty value clears the field. */
const personName = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(leadLimits.nameLongest),
    z.refine((name) => name.length !== 1, 'too-short'),
    z.regex(personNameOrEmptyPattern),
  ),
);
/** The two words for yes and no in a form. */
const flag = z.optional(z.union([z.boolean(), z.enum(['true', 'false'])]));

/**
 * A request to prove a phone, of any country; without a country code it is Ukrainian. The code is valid for `purpose` alone:
 * `login`, the default, or, for the phone of the logged-in client, `prove` (identity) and `leave` (deletion). `challenge` and
 * `answer` are the work that a refusal asked for.
 */
export const phoneCheckSchema = z.strictObject({
  phone,
  purpose: z.optional(z.enum(['login', 'prove', 'leave'])),
  challenge: z.optional(z.string().check(z.maxLength(64))),
  answer: z.optional(z.string().check(z.maxLength(16))),
});

/**
 * Too many requests for codes: the same request sent again with this `challenge` and an `answer` gets a code at once. The answer is a whole number
 * for which SHA-256 of `{challenge}.{answer}` begins with `bits` zero bits. Without it, `retry_after` says when to come back.
 */
export const codeProblemSchema = z.extend(problemSchema, {
  work: z.optional(z.object({ challenge: z.string(), bits: z.int() })),
});
export type WireCodeProblem = z.infer<typeof codeProblemSchema>;
export type CodeProblem = InProductWords<WireCodeProblem>;
export type AskedWork = NonNullable<CodeProblem['work']>;
export type DoneWork = { challenge: string; answer: string };
export type CodePurpose = 'login' | 'prove' | 'leave';

/**
 * The same for every phone, known or not. `code` is present only where short messages are shown instead of sent; `ttl` is how many
 * seconds the code is valid, `resend_after` in how many another may be requested.
 */
export const phoneCheckAnswerSchema = z.object({ code: z.nullable(z.string()), ttl: z.int(), resend_after: z.int() });
export type WirePhoneCheckAnswer = z.infer<typeof phoneCheckAnswerSchema>;
export type PhoneCheckAnswer = InProductWords<WirePhoneCheckAnswer>;

/** A phone with the code that was sent to it. `locale` is the language of e-mails and messages from now on. */
export const loginSchema = z.strictObject({ phone, code, locale: z.optional(z.enum(locales)) });

/** Which messages about deals a client has chosen. */
const noticesSchema = z.object({ deals_sms: z.boolean(), deals_letter: z.boolean() });
export type WireNotices = z.infer<typeof noticesSchema>;
export type Notices = InProductWords<WireNotices>;

/** The profile of the logged-in client. `firstname` is null until the client has given a name, which is how a new client is recognized. */
export const userSchema = z.object({
  id: z.string(),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  patronymic: z.nullable(z.string()),
  email: z.nullable(z.string()),
  email_confirmed: z.boolean(),
  inn: z.nullable(z.string()),
  phone: z.string(),
  notices: noticesSchema,
  /** The newest first. */
  deals: z.array(dealSchema),
});
export type WireUser = z.infer<typeof userSchema>;
export type User = InProductWords<WireUser>;

export const userAnswerSchema = z.object({ user: userSchema });
/** `token` opens everything of this client, as `Authorization: Bearer`, until 30 days after its last use, 90 days after the login, or until it is signed out. */
export const loginAnswerSchema = z.object({ token: z.string(), user: userSchema });
export type WireLoginAnswer = z.infer<typeof loginAnswerSchema>;

/** Changes of the profile; a field that is left out keeps its value. A new address has to be confirmed by e-mail. */
export const userChangeSchema = z.strictObject({
  firstname: personName,
  lastname: personName,
  patronymic: personName,
  email: z.optional(z.string().check(z.trim(), z.maxLength(leadLimits.emailLongest))),
  inn: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  notices: z.optional(z.strictObject({ deals_sms: flag, deals_letter: flag })),
});
export type UserChange = z.infer<typeof userChangeSchema>;

/** The sessions of a client. `device` is the browser's self-description, such as `Firefox · Windows`. */
export const sessionsAnswerSchema = z.object({
  sessions: z.array(
    z.object({ id: z.string(), device: z.string(), created_at: z.string(), last_used_at: z.string(), current: z.boolean() }),
  ),
});

export type WireSessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
export type SessionsAnswer = InProductWords<WireSessionsAnswer>;

/** One session by its id, or all of them, this one too. */
export const signOutSchema = z.strictObject({ session_id: z.optional(z.string().check(z.maxLength(64))), everywhere: flag });

/** The code of a phone check with the purpose `prove`. */
export const proveSchema = z.strictObject({ code });

/** The code of a phone check with the purpose `leave`: an unattended open session must not be enough to delete an account. */
export const deleteClientSchema = z.strictObject({ code });

/**
 * Requests from the client's phone, the newest first; the first message is the text of the form. Where `proven` is false the request
 * came without a login: any person who knows the phone number may have sent it.
 */
export const requestSchema = z.object({
  id: z.string(),
  kind: z.literal('consultation'),
  state: z.enum(['new', 'called', 'closed']),
  asked_at: z.string(),
  proven: z.boolean(),
  about: z.nullable(z.object({ slug: z.string(), number: z.string(), project: z.string() })),
  messages: z.array(z.object({ author: z.enum(['client', 'manager']), text: z.string(), at: z.string() })),
});
export type WireClientRequest = z.infer<typeof requestSchema>;
export type ClientRequest = InProductWords<WireClientRequest>;
export const requestsAnswerSchema = z.object({ requests: z.array(requestSchema) });
export type WireRequestsAnswer = z.infer<typeof requestsAnswerSchema>;
export type RequestsAnswer = InProductWords<WireRequestsAnswer>;

export const sayInRequestSchema = z.strictObject({
  request_id: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.messageLongest)),
});

/** Subscriptions of the client's e-mail address; `email` is null while none is confirmed, and the list is then empty. The newest first. */
export const subscriptionsAnswerSchema = z.object({
  email: z.nullable(z.string()),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['news', 'project', 'apartment']),
      since: z.nullable(z.string()),
      /** The slug of its subject, empty for news, and its name; null when it is delisted. */
      subject: z.string(),
      project: z.nullable(z.string()),
      number: z.nullable(z.string()),
    }),
  ),
});
export type SubscriptionsAnswer = z.infer<typeof subscriptionsAnswerSchema>;
export const endSubscriptionSchema = z.strictObject({ subscription_id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** The options for a browser, in the format of WebAuthn, as its libraries take them. */
export const passkeyOptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });
/** The browser's response to them, as its libraries return it. */
export const passkeyResponseSchema = z.strictObject({
  response: z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(1400)) }),
});
export const passkeysAnswerSchema = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.nullable(z.string()) })),
});
export const removePasskeySchema = z.strictObject({ passkey_id: z.string().check(z.minLength(1), z.maxLength(1400)) });

/** All data of the logged-in client, for export. */
export const clientDataSchema = z.object({
  user: userSchema,
  sessions: sessionsAnswerSchema.shape.sessions,
  requests: requestsAnswerSchema.shape.requests,
  lines: waitlistsAnswerSchema.shape.lines,
});

export const doneSchema = z.object({ done: z.literal(true) });

nameShapes({ ClientRequest: requestSchema, User: userSchema, UserChange: userChangeSchema });
