import type { Clock } from '../base/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { type Database, migrate } from '../platform/database/database.ts';
import { appSecret } from '../platform/files/app-secret.ts';
import type { Log } from '../platform/log/log.ts';
import { chooseAdapters } from './adapters/adapters.ts';
import { chooseDemoStaff } from './adapters/demo-staff.ts';
import { buildApp } from './app.ts';
import { smsOf } from './build-clients.ts';
import { buildOperations, unreadableIn } from './build-operations.ts';
import { closeInOrder } from './close-in-order.ts';
import { loadDemo } from './demo/load-demo.ts';
import { allMigrations } from './migrations.ts';
import { startJobs } from './start-jobs.ts';

type Materials = {
  database: Database;
  config: Config;
  /** The address of this process on its own machine. */
  ownAddress: string;
  clock: Clock;
  log: Log;
};

/**
 * The whole of a process, from its settings: a migrated database, the demo developer where it is empty, the services outside, the modules
 * with their API, and the jobs.
 */
export async function openApp({ database, config, ownAddress, clock, log }: Materials) {
  try {
    const applied = await migrate(database, allMigrations);
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`);
    if (config.demoWarning) say(config.demoWarning);
    if (config.demo) await loadDemo({ database, clock, onProgress: say });

    const inventoryExport = () => app.catalogue.inventoryExport();
    const noteUnreadable = unreadableIn(database.kysely, clock, log);
    const adapters = await chooseAdapters(config, { ownAddress, inventoryExport, clock, log, noteUnreadable });
    const { mail, sms, payments, stateServices, cameras, simulators } = adapters;
    const inSight = buildOperations({ db: database.kysely, config, services: adapters, clock, log });
    const demoStaff = chooseDemoStaff(config);
    const secret = config.secret ?? (await appSecret(config.dataDir));
    const app = await buildApp({
      database,
      config,
      secret,
      sms: smsOf(sms, config),
      banks: payments.ports,
      stateServices: stateServices.port,
      cameras: cameras.ports,
      lettersAt: mail.simulator && '/simulators/letters/',
      staffAt: demoStaff && '/simulators/staff/',
      operations: inSight.operations,
      noteUnreadable,
      startJob: inSight.jobBoard.start,
      clock,
      log,
    });
    const away = await app.stored.check();
    if (away) log.warn({ why: away }, 'files cannot be read or written yet');
    if (demoStaff) {
      // A buyer has a manager from the first one on.
      await app.office.staff.addDemoPeople();
      simulators.push(demoStaff(app.office.staff));
    }

    const jobs = await startJobs({ app, adapters, inSight, config, database, clock, log });
    const closing = closeInOrder(jobs, { 'the modules': app.close, 'the database': database.close });
    return { app, secret, simulators, closing };
  } catch (fault) {
    await database.close();
    throw fault;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
