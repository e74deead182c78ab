// Shows which changes of the CRM's flats wait for a person, or confirms them: npm run confirm-crm [-- --allow-jump --allow-gone]
import { parseArgs } from 'node:util';
import { chooseCrm } from '../app/adapters/crm.ts';
import { systemClock } from '../base/clock.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { importOfSource, waitsForHand } from '../domain/catalogue/import/proposals/import-of-source.ts';
import { makeMoney } from '../domain/money/money.ts';
import { storeConfirmation } from '../jobs/confirmed-inventory.ts';
import { crmSource } from '../jobs/crm-inventory.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { requireDatabase } from '../platform/database/copy/copy.ts';
import { announceChange, openDatabase } from '../platform/database/database.ts';
import { makeLog } from '../platform/log/log.ts';
import { runCommand } from './command.ts';
import { differenceTable, problemLines } from './import-table.ts';

const flags = { 'allow-jump': { type: 'boolean', default: false }, 'allow-gone': { type: 'boolean', default: false } } as const;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

await runCommand('confirm-crm', async () => {
  const { 'allow-jump': allowJump, 'allow-gone': allowGone } = parseArgs({ options: flags }).values;
  const config = readConfig();
  if (config.databaseUrl === null) requireDatabase(config.dataDir);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const { kysely: db, session } = database;
  const announce = (transaction: typeof db) => announceChange(transaction, 'money');
  try {
    const log = makeLog('warn');
    const money = makeMoney({ db, clock: systemClock, announce });
    await money.reload();
    const { inventoryExport } = makeCatalogue({ db, clock: systemClock, currentRate: money.currentRate });
    const { port, hasInventory } = chooseCrm(config, { clock: systemClock, log, inventoryExport });
    if (!port || !hasInventory) throw new ConfigError('The flats are not kept in a CRM: confirm a feed with npm run import.');
    // The version is read first: an inventory that changes during the read is then not confirmed.
    const version = await port.inventoryVersion();
    if (version === null) return print('The CRM has no flats.');
    const { records } = await port.readInventory();
    const answer = await importOfSource(
      { db, session, clock: systemClock, rate: money.currentRate()?.rate ?? null, announce: announceChange },
      { origin: 'crm', source: crmSource, feed: { name: crmSource, records } },
      { dryRun: true, skipBad: true, allowGone, allowJump, onDifference: (difference) => print(differenceTable(difference)) },
    );
    if (!answer.ok) {
      const { kind, message, problems, problemCount } = answer.refusal;
      complain(`It waits: ${message}`);
      if (problems.length > 0) complain(problemLines(problems, problemCount));
      if (waitsForHand.includes(kind))
        complain(`If it is meant, give --allow-${kind === 'too-many-gone' ? 'gone' : 'jump'} as well; if not, correct it in the CRM.`);
      return;
    }
    if (!allowGone && !allowJump) return print('Nothing waits: the site takes it by itself.');
    await storeConfirmation(db, { version, allowGone, allowJump });
    print(`Confirmed. A running site takes it within ${config.crmEverySeconds} seconds, another when it starts.`);
  } finally {
    await database.close();
  }
});
