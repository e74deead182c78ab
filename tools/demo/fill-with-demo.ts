import { createReadStream, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../src/base/clock.ts';
import { makeCatalogue } from '../../src/domain/catalogue/catalogue.ts';
import { importInventory } from '../../src/domain/catalogue/import/import-inventory.ts';
import type { ContentModule } from '../../src/domain/content/content.ts';
import { makeMoney } from '../../src/domain/money/money.ts';
import { announceChange, type Database } from '../../src/platform/database/database.ts';
import { contents } from './contents/contents.ts';
import { instalmentTerms } from './instalment-terms.ts';
import { priceLists } from './price-lists.ts';
import { projects } from './projects.ts';
import { rateOn, rates } from './rates.ts';
import { demoVersion } from './version.ts';

type Filling = { database: Database; content: ContentModule; clock: Clock; say: (line: string) => void };

/** The demo developer into a database whose catalogue is empty or his own. */
export async function fillWithDemo({ database, content, clock, say }: Filling): Promise<void> {
  if (await hasOtherProjects(database, clock)) return;
  const announce = (transaction: Database['kysely']) => announceChange(transaction, 'money');
  const money = makeMoney({ db: database.kysely, clock, announce });
  await money.storeRates(rates);
  await money.storeTerms(instalmentTerms);
  for (const [at, list] of priceLists.entries()) {
    say(`Loading the demo developer: price list ${at + 1} of ${priceLists.length} (${list.generated.slice(0, 10)}) …`);
    await importList(database, list);
  }
  await content.load(contents, demoVersion());
  say(`The demo developer is loaded: ${projects.length} projects, pages and pictures in two languages.`);
}

/** The demo's own words and pictures as they are now, into a database that was filled by an older demo. */
export async function refreshContents({ database, content, clock, say }: Filling): Promise<void> {
  if (await hasOtherProjects(database, clock)) return;
  await content.load(contents, demoVersion());
  say('The demo developer’s words and pictures are brought up to date.');
}

async function hasOtherProjects({ kysely: db }: Database, clock: Clock): Promise<boolean> {
  const catalogue = makeCatalogue({ db, clock, currentRate: () => null });
  await catalogue.reload();
  const ours = new Set(projects.map(({ slug }) => slug));
  return catalogue.projects().some(({ project }) => !ours.has(project.slug));
}

/** As if it had come on the day it was made: prices get their history and the rate of that day. */
async function importList({ kysely: db, session }: Database, list: (typeof priceLists)[number]): Promise<void> {
  const file = fileURLToPath(new URL(`../../content/obriy/feed/${list.file}`, import.meta.url));
  const answer = await importInventory(
    { db, session, clock: () => new Date(list.generated), rate: rateOn(list.generated.slice(0, 10)), announce: announceChange },
    { name: `content/obriy/feed/${list.file}`, open: () => createReadStream(file), bytes: statSync(file).size },
    // A quarter passes between two of these lists, not a day.
    { dryRun: false, skipBad: false, allowJump: true },
  );
  if (!answer.ok) throw new Error(`the demo price list ${list.file} was refused: ${JSON.stringify(answer.refusal).slice(0, 2000)}`);
}
