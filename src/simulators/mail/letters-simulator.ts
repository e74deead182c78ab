import type { Clock } from '../../base/clock.ts';
import type { Letter, MailPort } from '../../platform/mail/letter.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { jsonStore } from '../json-store.ts';

export type StoredLetter = Letter & { id: string; sentAt: string };

const shownAtMost = 200;

/**
 * A mail server that sends nothing: e-mails are stored and can be read. It behaves like a real one: a second e-mail under the same id is
 * the same e-mail, addresses at `refused.test` do not exist, and `later.test` always fails temporarily.
 */
export function makeLettersSimulator({ folder, clock }: { folder: string; clock: Clock }) {
  const { find, put, list } = jsonStore<StoredLetter>(folder);
  const port: MailPort = {
    async send(letter, id) {
      if (letter.to.endsWith('@refused.test')) throw new Undeliverable('550 no such mailbox');
      if (letter.to.endsWith('@later.test')) throw new Error('451 try again later');
      if (!(await find(id))) await put({ ...letter, id, sentAt: clock().toISOString() });
    },
  };
  return { ...port, find, list: () => list(shownAtMost) };
}
export type LettersSimulator = ReturnType<typeof makeLettersSimulator>;
