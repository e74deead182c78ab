import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import type { Announcement } from '../announcement.ts';
import type { ApartmentState } from '../apartment-state.ts';

/** What the outbox keeps of a letter. It is written when it leaves, so that nobody who has left meanwhile gets it. */
export type LetterTask =
  | { about: 'confirm'; subscription: string; token: string }
  | { about: 'already'; subscription: string }
  | { about: 'announcement'; subscription: string; announcement: Announcement }
  | { about: 'apartment'; subscription: string; before: ApartmentState; after: ApartmentState };

export const letterMessage = (key: string, task: LetterTask): OutboxMessage => ({ kind: 'letter', key, payload: task });
