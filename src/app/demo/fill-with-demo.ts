import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { Localized } from '../../base/locale.ts';
import { parseRate } from '../../base/money.ts';
import { makeCatalogue } from '../../domain/catalogue/catalogue.ts';
import { importInventory } from '../../domain/catalogue/import/import-inventory.ts';
import type { ContentModule } from '../../domain/content/content.ts';
import { makeAnswerTemplates } from '../../domain/leads/leads.ts';
import { type DailyRate, makeMoney } from '../../domain/money/money.ts';
import { announceChange, type Database } from '../../platform/database/database.ts';
import { loadContents, readContents } from '../load-contents.ts';
import { demoFolder } from './demo-folder.ts';
import { demoVersion } from './demo-version.ts';

type Filling = { database: Database; content: ContentModule; clock: Clock; say: (line: string) => void };
/** The demo's data beside contents: rates of the year, the price lists with their days, oldest first, and the office's short answers. */
type DemoData = {
  rates: { date: string; rate: string; source: Localized }[];
  inventory: { file: string; at: string }[];
  answers: { title: string; uk: string; en: string }[];
};

/** Loads the demo developer into a database whose catalogue is empty or the demo's own. */
export async function fillWithDemo({ database, content, clock, say }: Filling): Promise<void> {
  const found = await readDemo();
  if (await hasOtherProjects(database, clock, found)) return;
  const { rates, inventory, answers } = JSON.parse(readFileSync(join(demoFolder, 'demo.json'), 'utf8')) as DemoData;
  const daily = rates.map(({ rate, ...row }): DailyRate => ({ ...row, rate: rateOf(rate) }));
  await moneyOf(database, clock).storeRates(daily);
  for (const [at, list] of inventory.entries()) {
    say(`Loading the demo developer: price list ${at + 1} of ${inventory.length} (${list.at.slice(0, 10)}) …`);
    await importList(database, list, daily);
  }
  await loadContents(found, { content, money: moneyOf(database, clock), source: demoVersion() });
  const { saveTemplate } = makeAnswerTemplates({ db: database.kysely });
  for (const answer of answers) await database.kysely.transaction().execute((trx) => saveTemplate(trx, { stored: null, ...answer }));
  say(`The demo developer is loaded: ${Object.keys(found.contents.stories).length} projects, pages and pictures in two languages.`);
}

/** Updates a database that was filled by an older demo to the demo's present texts and pictures. */
export async function refreshContents({ database, content, clock, say }: Filling): Promise<void> {
  const found = await readDemo();
  if (await hasOtherProjects(database, clock, found)) return;
  const report = await loadContents(found, { content, money: moneyOf(database, clock), source: demoVersion() });
  const kept = report.kept.length === 0 ? '' : ` ${report.kept.length} of them stay as somebody has changed them.`;
  say(`The demo developer’s words and pictures are brought up to date.${kept}`);
}

const moneyOf = ({ kysely: db }: Database, clock: Clock) =>
  makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });

async function readDemo() {
  const read = await readContents(demoFolder);
  if (!read.ok) throw new Error(`the demo cannot be loaded:\n${read.faults.join('\n')}`);
  return read.value;
}

async function hasOtherProjects({ kysely: db }: Database, clock: Clock, { contents }: { contents: { stories: object } }): Promise<boolean> {
  const catalogue = makeCatalogue({ db, clock, currentRate: () => null });
  await catalogue.reload();
  return catalogue.projects().some(({ project }) => !Object.hasOwn(contents.stories, project.slug));
}

function rateOf(text: string) {
  const rate = parseRate(text);
  if (!rate) throw new Error(`not a rate: ${text}`);
  return rate;
}

/** As if it had been loaded on the day of its date: prices get their history and the rate of that day. */
async function importList({ kysely: db, session }: Database, list: DemoData['inventory'][number], rates: DailyRate[]): Promise<void> {
  const file = join(demoFolder, list.file);
  const day = list.at.slice(0, 10);
  const rate = (rates.findLast(({ date }) => date <= day) ?? rates[0])?.rate ?? null;
  const answer = await importInventory(
    { db, session, clock: () => new Date(list.at), rate, announce: announceChange },
    { name: basename(file), open: () => createReadStream(file), bytes: statSync(file).size },
    // A quarter passes between two of these lists, not a day.
    { dryRun: false, skipBad: false, allowJump: true },
  );
  if (!answer.ok) throw new Error(`the demo price list ${list.file} was refused: ${JSON.stringify(answer.refusal).slice(0, 2000)}`);
}
