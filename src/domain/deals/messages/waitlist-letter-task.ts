import type { SkipReason } from '../waitlist/waitlist-acts.ts';

/** The outbox payload of an e-mail about a waitlist. */
export type WaitlistLetterTask = { waiting: string; slug: string } & (
  | { about: 'turn'; until: string; isReminder?: boolean }
  | { about: 'turn-passed'; hadTurn: boolean; reason: SkipReason }
  | { about: 'waitlist-note'; text: string; until?: string | null }
  | { about: 'waitlist-closed'; place: number }
);
