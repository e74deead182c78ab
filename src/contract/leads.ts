import * as z from 'zod/mini';
import { leadLimits } from './lead-limits.ts';

const campaign = z.optional(z.string().check(z.maxLength(leadLimits.campaignLongest)));

/**
 * A wish to be called back. `company` is a trap that people never see and must stay empty; `elapsed` is how many
 * milliseconds the form was open; `consent` is the version of the text that was agreed to.
 */
export const consultationSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(leadLimits.nameShortest), z.maxLength(leadLimits.nameLongest), z.regex(/^[\p{L}][\p{L}\p{M}'’ʼ\- ]*$/u)),
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.phoneLongest)),
  message: z.optional(z.string().check(z.trim(), z.maxLength(leadLimits.messageLongest))),
  apartment_slug: z.optional(z.string().check(z.maxLength(120))),
  intent: z.optional(z.enum(['ask', 'book'])),
  consent: z.string().check(z.minLength(1), z.maxLength(leadLimits.consentLongest)),
  company: z.optional(z.string()),
  elapsed: z.optional(z.coerce.number()),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
});
export type Consultation = z.infer<typeof consultationSchema>;
/** The stored request's public number. The same `Idempotency-Key` always answers the same number. */
export const consultationAnswerSchema = z.object({ id: z.string() });
