import * as z from 'zod/mini';
import { campaignFields } from '../../base/campaign.ts';
import { personNamePattern } from '../../base/person-name.ts';
import { nameShapes } from '../shape-names.ts';
import { leadLimits } from './lead-limits.ts';

const personName = z
  .string()
  .check(z.trim(), z.minLength(leadLimits.nameShortest), z.maxLength(leadLimits.nameLongest), z.regex(personNamePattern));
const phone = z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.phoneLongest));
const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.emailLongest));
const message = z.optional(z.string().check(z.trim(), z.maxLength(leadLimits.messageLongest)));
const subject = z.optional(z.string().check(z.maxLength(leadLimits.subjectLongest)));
const campaign = z.optional(z.string().check(z.maxLength(leadLimits.campaignLongest)));

/**
 * What every form brings along. `consent` is the version of the text that was agreed to; `company` is a trap that people never
 * see and must stay empty; `elapsed` is how many milliseconds the page was open.
 */
const sending = {
  consent: z.string().check(z.minLength(1), z.maxLength(leadLimits.consentLongest)),
  company: z.optional(z.string()),
  elapsed: z.optional(z.coerce.number()),
  ...campaignFields(campaign),
};

/** A wish to be called back. */
export const consultationSchema = z.strictObject({
  name: personName,
  phone,
  message,
  apartment_slug: subject,
  intent: z.optional(z.enum(['ask', 'book'])),
  ...sending,
});
export type Consultation = z.infer<typeof consultationSchema>;

/** A wish to get letters. `subject` is the slug of the project or the apartment; news have none. */
export const subscriptionSchema = z.strictObject({
  kind: z.enum(['news', 'project', 'apartment']),
  subject,
  email,
  ...sending,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** An application for a vacancy, or for any without `vacancy`. Its file travels beside these fields as `file`. */
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
 * Every wish for letters that can be understood is answered like this, whether the address is new, known or written to too often:
 * the owner of the address learns it from a letter. `letters` is where this house shows letters that it does not send.
 */
export const subscriptionAnswerSchema = z.object({ next: z.literal('confirm-by-letter'), letters: z.nullable(z.string()) });
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswerSchema>;

/** What a link in a letter carries. */
export const emailTokenSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) });
/** What the letters are about that are now agreed to, or ended. */
export const emailTokenAnswerSchema = z.object({ kind: z.enum(['news', 'project', 'apartment']) });

nameShapes({ Consultation: consultationSchema, Subscription: subscriptionSchema });
