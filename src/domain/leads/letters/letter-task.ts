import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import type { Announcement } from '../announcement.ts';
import type { ApartmentState } from '../apartment-state.ts';

/** The outbox payload of an e-mail. The text is written at delivery, so that an address that has unsubscribed meanwhile gets none. */
export type LetterTask =
  | { about: 'confirm'; subscription: string; token: string }
  | { about: 'already'; subscription: string }
  | { about: 'announcement'; subscription: string; announcement: Announcement }
  | { about: 'apartment'; subscription: string; before: ApartmentState; after: ApartmentState }
  | StaffTask;
/** To a person of the office: half of the promised time is over, or a request has waited longer than was promised. */
export type StaffTask = { about: 'reminder' | 'overdue'; request: string; staff: string };

/** To all subscribers at once go thousands: they have a queue of their own, behind which no single letter waits. */
export const letterMessage = (key: string, task: LetterTask): OutboxMessage => ({
  kind: task.about === 'announcement' || task.about === 'apartment' ? 'subscriber-letter' : 'letter',
  key,
  payload: task,
});
export const staffSms = (key: string, task: StaffTask): OutboxMessage => ({ kind: 'sms-staff', key: `sms-staff:${key}`, payload: task });
