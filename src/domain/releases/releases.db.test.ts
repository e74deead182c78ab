import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { makeContent } from '../content/content.ts';
import { demoContents } from '../content/content.fixture.ts';
import { makeReleases } from './releases.ts';

const by = crypto.randomUUID();

onEachEngine('releases', (open) => {
  async function start() {
    const { kysely: db } = await open();
    const clock = movableClock('2026-11-26T10:00:00Z');
    const content = makeContent({ db, clock });
    await content.load(demoContents());
    const releases = makeReleases({ db, clock, content });
    const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
    const begin = async (name = 'Зима') => (await inOne((transaction) => releases.makeRelease(transaction, { name, by }))).value.number;
    const seen = async (number: number) => ({ number, version: (await releases.findRelease(number))?.release.version ?? 0 });
    return { db, clock, content, releases, inOne, begin, seen };
  }
});
