import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../base/clock.ts';
import { deviceOf } from '../../../platform/http/device.ts';
import { putInOutbox } from '../../../platform/outbox/outbox.ts';
import { activeAdministrators } from '../people.store.ts';
import { type StaffTransaction, tablesOf } from '../staff-context.ts';

export type AccessEvent = 'password-set' | 'password-removed' | 'password-login' | 'passkey-added';
/** The payload of a letter about a way into the office: to its person, or to an administrator. */
export type AccessLetter = { access: AccessEvent; staff: string; person: string; device: string; at: string };

type About = { event: AccessEvent; staffId: string; userAgent: string };
/** Puts the letters into the outbox: the last thing of a transaction. A key that no other key has approved concerns the administrators too. */
export async function writeOfAccess(transaction: StaffTransaction, clock: Clock, { event, staffId, userAgent }: About): Promise<void> {
  const others = event === 'passkey-added' ? await activeAdministrators(tablesOf(transaction)) : [];
  const [id, at] = [randomUUID(), clock().toISOString()];
  const messages = [...new Set([staffId, ...others])].map((staff) => ({
    kind: 'letter-staff',
    key: `access:${id}:${staff}`,
    payload: { access: event, staff, person: staffId, device: deviceOf(userAgent), at } satisfies AccessLetter,
  }));
  await putInOutbox(transaction, clock, messages);
}
