import { dayMs } from './durations.ts';

/**
 * Days after which personal data and obsolete rows are deleted; everything else is stored without an end. The table of docs/operations.md and
 * the privacy policy state the same. Payments, signed agreements and contracts are not among them: the law requires them for years.
 */
export const retentionDays = {
  /** Requests to be called back, from the last message: personal data. */
  consultation: 1_096,
  /** Resumes, from the day they were sent: the row and its file. */
  resume: 365,
  /** Addresses whose owner has not confirmed them, from the last request. */
  'waiting-subscription': 30,
  /** Unsubscribed addresses. Until then the links in their e-mails still work. */
  'ended-subscription': 90,
  /** Deals that ended unpaid and unsigned, from their end: personal data. */
  'empty-deal': 365,
  /** Places in waitlists that were left: the phone. */
  'left-place': 30,
  /** Outbox messages, from their delivery: the fact that they were sent. Their contents are cleared at once. */
  'outbox-message': 30,
  /** What is known of messages that could not be read, from the last time they came: no body. */
  'unreadable-message': 30,
  /** Imports with their rows, from the day on which they were proposed. */
  import: 400,
  /** Files without a row, left by a process that died. */
  orphan: 1,
} as const;
export type Retained = keyof typeof retentionDays;

/** Rows of this instant or before are deleted now. */
export const forgottenSince = (what: Retained, now: Date): Date => new Date(now.getTime() - retentionDays[what] * dayMs);
