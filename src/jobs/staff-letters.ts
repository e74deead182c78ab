import type { AccessLetter, RecoveryLetter } from '../domain/staff/staff.ts';
import type { Letter, MailPort } from '../platform/mail/letter.ts';
import type { OutboxHandler } from '../platform/outbox/outbox.ts';
import { writeAccessLetter } from './access-letters.ts';
import { writeRecoveryLetter } from './recovery-letters.ts';
import { type ReleaseLetter, writeReleaseLetter } from './release-letters.ts';
import { type AlarmLetter, writeAlarmLetter } from './source-alarms.ts';

type StaffLetter = AlarmLetter | RecoveryLetter | AccessLetter | ReleaseLetter;
type Writing = Parameters<typeof writeAlarmLetter>[0] &
  Parameters<typeof writeRecoveryLetter>[0] &
  Parameters<typeof writeAccessLetter>[0] &
  Parameters<typeof writeReleaseLetter>[0];

function writeLetter(writing: Writing, about: StaffLetter): Promise<Letter | null> {
  if ('alarm' in about) return writeAlarmLetter(writing, about);
  if ('release' in about) return writeReleaseLetter(writing, about);
  return 'access' in about ? writeAccessLetter(writing, about) : writeRecoveryLetter(writing, about);
}

/** Letters to people of the office. */
export const staffLetterHandlers = (port: MailPort, writing: Writing): Record<string, OutboxHandler> => ({
  async 'letter-staff'(task, id) {
    const letter = await writeLetter(writing, task as StaffLetter);
    if (letter) await port.send(letter, id);
  },
});
