import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { Letter, MailPort } from '../../platform/mail/letter.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';

export type KeptLetter = Letter & { id: string; sentAt: string };

const idShape = /^[0-9a-f-]{36}$/;
const shownAtMost = 200;

/**
 * A mail server that lets nothing out: letters are kept as files and can be looked at. It behaves like one: a letter that comes a
 * second time under the same id is one letter, addresses at `refused.test` do not exist, and `later.test` never has time.
 */
export function makeLettersSimulator({ folder, clock }: { folder: string; clock: Clock }) {
  const port: MailPort = {
    async send(letter, id) {
      if (!idShape.test(id)) throw new RangeError('not an id of ours');
      if (letter.to.endsWith('@refused.test')) throw new Undeliverable('550 no such mailbox');
      if (letter.to.endsWith('@later.test')) throw new Error('451 try again later');
      if (await find(id)) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept: KeptLetter = { ...letter, id, sentAt: clock().toISOString() };
      await writeFile(join(folder, `${id}.part`), JSON.stringify(kept), { mode: 0o600 });
      await rename(join(folder, `${id}.part`), join(folder, `${id}.json`));
    },
  };

  async function find(id: string): Promise<KeptLetter | null> {
    if (!idShape.test(id)) return null;
    return readFile(join(folder, `${id}.json`), 'utf8').then(
      (text) => JSON.parse(text) as KeptLetter,
      () => null,
    );
  }

  /** The newest first, at most 200. */
  async function list(): Promise<KeptLetter[]> {
    const names = await readdir(folder).catch(() => []);
    const letters = await Promise.all(names.flatMap((name) => (name.endsWith('.json') ? [find(name.slice(0, -5))] : [])));
    return letters
      .filter((letter) => letter !== null)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
      .slice(0, shownAtMost);
  }

  return { ...port, find, list };
}
export type LettersSimulator = ReturnType<typeof makeLettersSimulator>;
