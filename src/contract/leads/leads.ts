import * as z from 'zod/mini';
import { campaignFields } from '../../base/campaign.ts';
import { personNamePattern } from '../../base/person-name.ts';
import { nameShapes } from '../shape-names.ts';
import { consultationIntents, leadLimits } from './lead-limits.ts';

const personName = z
  .string()
  .check(z.trim(), z.minLength(leadLimits.nameShortest), z.maxLength(leadLimits.nameLongest), z.regex(personNamePattern));
const phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.phoneLongest));
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.emailLongest));
const message = z.optional(z.string().check(z.trim(), z.maxLength(leadLimits.messageLongest)));
const subject = z.optional(z.string().check(z.maxLength(leadLimits.subjectLongest)));
const campaign = z.optional(z.string().check(z.maxLength(leadLimits.campaignLongest)));

/**
 * The common fields of every form. `consent` is the version of the accepted text; `company` is a trap that people do
 * not see and that must stay empty; `elapsed` is how many milliseconds the page was open.
 */
const sending = {
  consent: z.string().check(z.minLength(1), z.maxLength(leadLimits.consentLongest)),
  company: z.optional(z.string()),
  elapsed: z.optional(z.coerce.number()),
  ...campaignFields(campaign),
};

/** A request to be called back. */
export const consultationSchema = z.strictObject({
  name: personName,
  phone,
  message,
  apartment_slug: subject,
  intent: z.optional(z.enum(consultationIntents)),
  ...sending,
});
export type Consultation = z.infer<typeof consultationSchema>;

/** A subscription to e-mails. `subject` is the slug of the project or the apartment; news have none. */
export const subscriptionSchema = z.strictObject({
  kind: z.enum(['news', 'project', 'apartment']),
  subject,
  email,
  ...sending,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** An application for a vacancy, or for any without `vacancy`. Its file is sent beside these fields as `file`. */
export const resumeSchema = z.strictObject({
  name: personName,
  surname: personName,
  phone,
  email,
  message,
  vacancy: subject,
  ...sending,
});
export type Resume = z.infer<typeof resumeSchema>;

/** The stored request's public number. The same `Idempotency-Key` always answers the same number. */
export const leadAnswerSchema = z.object({ id: z.string() });

/**
 * Every valid request for a subscription gets this answer, whether the address is new, known or over its limit of e-mails: only an
 * e-mail tells the owner of the address. `letters` is the page on which the demo shows its e-mails.
 */
export const subscriptionAnswerSchema = z.object({ next: z.literal('confirm-by-letter'), letters: z.nullable(z.string()) });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** The token of a link in an e-mail. */
export const emailTokenSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) });
/** The subject of the subscription that is now confirmed, or ended. */
export const emailTokenAnswerSchema = z.object({ kind: z.enum(['news', 'project', 'apartment']) });

nameShapes({ Consultation: consultationSchema, Subscription: subscriptionSchema });
