import { dayMs } from './durations.ts';

/**
 * After how many days what is kept of people, and what nobody needs any more, is forgotten; everything else is kept. The table of
 * docs/operations.md and the privacy policy say the same. What was paid, signed or put under contract is in none of them: law wants it
 * kept for years, and nothing here ends it.
 */
export const retentionDays = {
  /** Requests to be called back, from the last word said: what names a person. */
  consultation: 1_096,
  /** Resumes, from the day they came: the row and its file. */
  resume: 365,
  /** Addresses whose owner has not confirmed them, from the last time they were asked for. */
  'waiting-subscription': 30,
  /** Addresses that want no letters any more. Until then the links in their letters still answer. */
  'ended-subscription': 90,
  /** Deals that came to nothing, unpaid and unsigned, from their end: what names a person. */
  'empty-deal': 365,
  /** Places in lines that were left: the phone. */
  'left-place': 30,
  /** Letters, messages and news to other systems, from their delivery: that they were sent. Their contents go at once. */
  'outbox-message': 30,
  /** Files that no row knows of, left by a process that died. */
  orphan: 1,
} as const;
export type Retained = keyof typeof retentionDays;

/** What is as old as this, or older, is forgotten now. */
export const forgottenSince = (what: Retained, now: Date): Date => new Date(now.getTime() - retentionDays[what] * dayMs);
