// A process that publishes the releases that are due, and stands still at one of the steps until it is killed.

import { makeCatalogue } from '../../src/domain/catalogue/catalogue.ts';
import { makeContent } from '../../src/domain/content/content.ts';
import { makeReleases } from '../../src/domain/releases/releases.ts';
import { openDatabase } from '../../src/platform/database/database.ts';

export type Order = { url: string; at: string; stopAt: string };

const { url, at, stopAt } = JSON.parse(process.argv[2] ?? '') as Order;

async function pass(step: string): Promise<void> {
  if (step !== stopAt) return;
  process.stdout.write('standing still\n');
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
}

const clock = () => new Date(at);
const { kysely: db } = await openDatabase({ url, dataDir: '' });
const content = makeContent({ db, clock });
await content.reload();
const flats = makeCatalogue({ db, clock, currentRate: () => null }).plannedFlats;
const { writeChanges: write } = content;
const writeChanges: typeof content.writeChanges = async (...written) => {
  await pass('locked, nothing written');
  await write(...written);
  await pass('written, not committed');
};
const releases = makeReleases({ db, clock, flats, content: Object.assign(content, { writeChanges }) });
await releases.publishDue(() => false);
await pass('published');
