import type { Clock } from '../base/clock.ts';
import { nbuRates } from '../integrations/rates/nbu.ts';
import { makeCrmChanges } from '../jobs/crm-changes.ts';
import { deliverOutbox } from '../jobs/deliver-outbox.ts';
import { crmKinds } from '../jobs/deliver-to-crm.ts';
import { followCrm, type Round } from '../jobs/follow-crm.ts';
import { forgetOld } from '../jobs/forget-old.ts';
import { pollBanks } from '../jobs/poll-banks.ts';
import { pollStateServices } from '../jobs/poll-state-services.ts';
import { sweepDeals } from '../jobs/sweep-deals.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database, migrate } from '../platform/database/database.ts';
import { appSecret } from '../platform/files/app-secret.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import { retryNow } from '../platform/outbox/outbox.ts';
import { chooseCameras } from './adapters/cameras.ts';
import { type Crm, chooseCrm } from './adapters/crm.ts';
import { chooseDemoStaff } from './adapters/demo-staff.ts';
import { chooseMail } from './adapters/mail.ts';
import { choosePayments } from './adapters/payments.ts';
import { chooseSms } from './adapters/sms.ts';
import { chooseStateServices } from './adapters/state-services.ts';
import { type App, buildApp } from './app.ts';
import { smsOf } from './build-clients.ts';
import { closeInOrder } from './close-in-order.ts';
import { loadDemo } from './demo/load-demo.ts';
import { memoize } from './memoize.ts';
import { allMigrations } from './migrations.ts';

const ratesEveryMs = 3_600_000;
const forgetEveryMs = 3_600_000;

type Materials = {
  database: Database;
  config: Config;
  /** The address of this process on its own machine. */
  ownAddress: string;
  clock: Clock;
  log: Log;
};

/** Migrates the database, fills it with the demo developer when it is empty, and builds the app. */
export async function openApp({ database, config, ownAddress, clock, log }: Materials) {
  try {
    const applied = await migrate(database, allMigrations);
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`);
    if (config.demoWarning) say(config.demoWarning);
    if (config.demo) await loadDemo({ database, clock, onProgress: say });
    const mail = chooseMail(config, clock);
    const sms = chooseSms(config, clock);
    const payments = choosePayments(config, clock, ownAddress);
    const crm = chooseCrm(config, { clock, log, inventoryExport: () => app.catalogue.inventoryExport() });
    const stateServices = chooseStateServices(config, clock, ownAddress);
    const demoStaff = chooseDemoStaff(config);
    const cameras = await chooseCameras(config, clock);
    const simulators = [mail, sms, payments, stateServices, crm, cameras].flatMap(({ simulator }) => simulator ?? []);
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
      clock,
      log,
    });

    if (demoStaff) simulators.push(demoStaff(app.office.staff));

    const stopRates = config.rates === 'nbu' ? refreshRates(app, log) : () => {};
    const stopFeed = config.inventory ? await watchInventory({ ...config.inventory, database, app, clock, log }) : () => {};
    const following = followCrmOf({ config, crm, app, database, clock, log });
    const stopOutbox = deliverOutbox({
      ...{ app, mail: mail.port, sms: sms.port, banks: payments.ports, crm: crm.port },
      ...{ onCrmLost: () => following?.lost(), database, clock, log },
    });
    const { stop: stopRetention } = startJob({
      work: () => forgetOld({ database, app, clock, log }),
      pauseMs: () => forgetEveryMs,
      firstMs: 0,
      onFault: (fault) => log.error({ err: fault }, 'expired data could not be deleted'),
    });
    const stopPollingBanks = pollBanks({ banks: payments.ports, deals: app.deals, clock, log });
    const stopPollingStateServices = pollStateServices({ stateServices: stateServices.port, deals: app.deals, clock, log });
    const stopSweeping = sweepDeals({ app, clock, log });
    const closing = closeInOrder(
      {
        'the deletion of expired data': stopRetention,
        'the CRM polling': () => following?.stop(),
        'the expiry of deals': stopSweeping,
        'the polling of banks': stopPollingBanks,
        'the polling of the state services': stopPollingStateServices,
        'the outbox': stopOutbox,
        'the rates': stopRates,
        'the inventory watch': stopFeed,
      },
      { 'the modules': app.close, 'the database': database.close },
    );
    return { app, secret, simulators, closing };
  } catch (fault) {
    await database.close();
    throw fault;
  }
}

const refreshRates = (app: App, log: Log) =>
  startJob({
    async work() {
      const found = await app.money.refresh(nbuRates());
      if (!found.ok) log.warn({ why: found.refusal.why }, 'the last stored dollar rate stays in use');
    },
    pauseMs: () => ratesEveryMs,
    firstMs: 0,
    onFault: (fault) => log.error({ err: fault }, 'the dollar rate could not be stored'),
  }).stop;

type Watch = { url: string; everySeconds: number; database: Database; app: App; clock: Clock; log: Log };

async function watchInventory({ url, everySeconds, database, app, clock, log }: Watch): Promise<() => Promise<void>> {
  // Most starts watch no feed and need not load the importer.
  const { watchFeed } = await import('../domain/catalogue/import/watch-feed.ts');
  return watchFeed({
    url,
    everySeconds,
    context: () => importing({ database, app, clock }),
    log,
  });
}

type Followed = Omit<Materials, 'ownAddress'> & { crm: Crm; app: App };

/**
 * Applies changes made in the CRM, imports its flats where it holds the inventory, and delivers waiting messages when it is reachable again.
 */
function followCrmOf({ config, crm: { port, hasInventory, onPlayed }, app, database, clock, log }: Followed) {
  if (!port) return null;
  const applyChanges = makeCrmChanges({ crm: port, app, database, log });
  // The importer need not be loaded by a start.
  const importInventory = memoize(async () => {
    const { makeCrmInventory } = await import('../jobs/crm-inventory.ts');
    return makeCrmInventory({ crm: port, app, database, importing: () => importing({ database, app, clock }), clock, log });
  });
  const rounds: Round[] = hasInventory ? [applyChanges, async (isStopped) => (await importInventory())(isStopped)] : [applyChanges];
  const onBack = () => retryNow(database.kysely, clock, crmKinds);
  const following = followCrm({ everySeconds: config.crmEverySeconds, rounds, onBack, log });
  onPlayed(following.look);
  return following;
}

const importing = ({ database, app, clock }: Pick<Watch, 'database' | 'app' | 'clock'>) => ({
  db: database.kysely,
  session: database.session,
  clock,
  rate: app.money.currentRate()?.rate ?? null,
  announce: announceChange,
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
