import * as z from 'zod/mini';
import { problemCodeSchema, problemStatuses } from '../errors.ts';

/** Refusals that only the office knows. They stand apart from those of the public API, whose description does not name them. */
const officeOnlyStatuses = {
  'not-allowed': 403,
  'act-not-signed': 428,
  'wrong-login': 422,
  'passkey-needed': 403,
  'last-way': 409,
  'unknown-person': 404,
  'unknown-resume': 404,
  'unknown-refund': 404,
  'unknown-transfer': 404,
  'transfer-returned': 409,
  'unknown-template': 404,
  'too-many-templates': 409,
  'own-refund': 409,
  'asker-gone': 409,
  'unknown-recovery': 404,
  'own-recovery': 409,
  'second-person-needed': 409,
  'operator-link-needed': 409,
  'no-second-administrator': 409,
  'recovery-asker-gone': 409,
  'own-roles': 409,
  'own-lock': 409,
  'last-administrator': 409,
  'last-passkey': 409,
  'unknown-letter': 404,
  'unknown-source': 404,
  'unknown-entry': 404,
  'not-restorable': 409,
  'changed-meanwhile': 409,
  'request-over': 409,
  'no-account': 409,
  'already-joined': 409,
  'notified-too-often': 409,
  'unknown-release': 404,
  'unknown-content': 404,
  'release-empty': 409,
  'release-conflicts': 409,
  'release-faults': 409,
  'offers-change-prices': 403,
  'flats-planned': 409,
  'no-flat-changes': 409,
  'report-scheduled': 409,
  'unknown-project': 404,
  'unknown-picture': 404,
  'unknown-upload': 404,
  'uploads-full': 409,
  'uploads-of-day': 409,
  'wrong-offset': 409,
  'upload-unfinished': 409,
  'picture-is-there': 409,
  'picture-used': 409,
  'not-a-picture': 422,
  'picture-moves': 422,
  'picture-too-large': 422,
  'picture-too-small': 422,
  'unknown-import': 404,
  'import-running': 409,
  'catalogue-moved': 409,
  'import-unconfirmed': 409,
  'rate-missing': 409,
  'file-empty': 422,
} as const;
export const officeProblemStatuses = { ...problemStatuses, ...officeOnlyStatuses };
export type OfficeOnlyCode = keyof typeof officeOnlyStatuses;
export type OfficeProblemCode = keyof typeof officeProblemStatuses;

const officeOnlyCodeSchema = z.enum(Object.keys(officeOnlyStatuses) as OfficeOnlyCode[]);

/** Every refusal of the office's API. `errors` names the wrong fields by codes of `fieldCodes`; `retryAfter` is in seconds. */
export const officeProblemSchema = z.object({
  code: z.optional(z.union([problemCodeSchema, officeOnlyCodeSchema])),
  message: z.string(),
  statusCode: z.int(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  retryAfter: z.optional(z.int()),
});
export type OfficeProblem = z.infer<typeof officeProblemSchema>;
