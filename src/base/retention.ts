import { dayMs } from './durations.ts';

/**
 * Days after which personal data and obsolete rows are deleted; everything else is kept. The table of docs/operations.md and the privacy
 * policy say the same. Payments, signed agreements and contracts are in none of them: the law requires them for years.
 */
export const retentionDays = {
  /** Requests to be called back, from the last message: what names a person. */
  consultation: 1_096,
  /** Resumes, from the day they came: the row and its file. */
  resume: 365,
  /** Addresses whose owner has not confirmed them, from the last time they were asked for. */
  'waiting-subscription': 30,
  /** Addresses that want no letters any more. Until then the links in their letters still answer. */
  'ended-subscription': 90,
  /** Deals that came to nothing, unpaid and unsigned, from their end: what names a person. */
  'empty-deal': 365,
  /** Places in waitlists that were left: the phone. */
  'left-place': 30,
  /** Outbox messages, from their delivery: that they were sent. Their contents are cleared at once. */
  'outbox-message': 30,
  /** Files that no row knows of, left by a process that died. */
  orphan: 1,
} as const;
export type Retained = keyof typeof retentionDays;

/** What is as old as this, or older, is forgotten now. */
export const forgottenSince = (what: Retained, now: Date): Date => new Date(now.getTime() - retentionDays[what] * dayMs);
