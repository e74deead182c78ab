import type { Clock } from '../../base/clock.ts';
import type { Letter, MailPort } from '../../platform/mail/letter.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { jsonStore } from '../json-store.ts';

export type StoredLetter = Letter & { id: string; sentAt: string };

const shownAtMost = 200;

/**
 * A mail server that lets nothing out: letters are kept and can be looked at. It behaves like one: a letter that comes a second time
 * under the same id is one letter, addresses at `refused.test` do not exist, and `later.test` never has time.
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
