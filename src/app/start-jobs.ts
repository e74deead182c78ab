import type { Clock } from '../base/clock.ts';
import { makeCrmChanges } from '../jobs/crm-changes.ts';
import { deliverOutbox } from '../jobs/deliver-outbox.ts';
import { crmKinds } from '../jobs/deliver-to-crm.ts';
import { followCrm, type Round } from '../jobs/follow-crm.ts';
import { forgetOld } from '../jobs/forget-old.ts';
import { pollBanks } from '../jobs/poll-banks.ts';
import { pollStateServices } from '../jobs/poll-state-services.ts';
import { sweepDeals } from '../jobs/sweep-deals.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import { retryNow } from '../platform/outbox/outbox.ts';
import type { Adapters } from './adapters/adapters.ts';
import type { App } from './app.ts';
import { memoize } from './memoize.ts';

const ratesEveryMs = 3_600_000;
const forgetEveryMs = 3_600_000;

type Materials = {
  app: App;
  adapters: Adapters;
  config: Pick<Config, 'inventory' | 'crmEverySeconds'>;
  database: Database;
  clock: Clock;
  log: Log;
};

/** Starts everything that runs without a request; answers how each is stopped, by its name. */
export async function startJobs(materials: Materials): Promise<Record<string, () => Promise<void> | void>> {
  const { app, adapters, database, clock, log } = materials;
  const { mail, sms, payments, stateServices, crm } = adapters;
  const stopRates = refreshRates(materials);
  const stopFeed = await watchInventory(materials);
  const following = followCrmOf(materials);
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
  return {
    'the deletion of expired data': stopRetention,
    'the CRM polling': () => following?.stop(),
    'the expiry of deals': stopSweeping,
    'the polling of banks': stopPollingBanks,
    'the polling of the state services': stopPollingStateServices,
    'the outbox': stopOutbox,
    'the rates': stopRates,
    'the inventory watch': stopFeed,
  };
}

function refreshRates({ app, adapters: { rates }, log }: Materials): () => Promise<void> | void {
  if (!rates) return () => {};
  return startJob({
    async work() {
      const found = await app.money.refresh(rates);
      if (!found.ok) log.warn({ why: found.refusal.why }, 'the last stored dollar rate stays in use');
    },
    pauseMs: () => ratesEveryMs,
    firstMs: 0,
    onFault: (fault) => log.error({ err: fault }, 'the dollar rate could not be stored'),
  }).stop;
}

async function watchInventory(materials: Materials): Promise<() => Promise<void> | void> {
  const { inventory } = materials.config;
  if (!inventory) return () => {};
  // Most starts watch no feed and need not load the importer.
  const { watchFeed } = await import('../domain/catalogue/import/watch-feed.ts');
  return watchFeed({ ...inventory, context: () => importing(materials), log: materials.log });
}

/**
 * Applies changes made in the CRM, imports its flats where it holds the inventory, and delivers waiting messages when it is reachable again.
 */
function followCrmOf(materials: Materials) {
  const { app, config, database, clock, log } = materials;
  const { port, hasInventory, onPlayed } = materials.adapters.crm;
  if (!port) return null;
  const applyChanges = makeCrmChanges({ crm: port, app, database, log });
  // The importer need not be loaded by a start.
  const importInventory = memoize(async () => {
    const { makeCrmInventory } = await import('../jobs/crm-inventory.ts');
    return makeCrmInventory({ crm: port, app, database, importing: () => importing(materials), clock, log });
  });
  const rounds: Round[] = hasInventory ? [applyChanges, async (isStopped) => (await importInventory())(isStopped)] : [applyChanges];
  const onBack = () => retryNow(database.kysely, clock, crmKinds);
  const following = followCrm({ everySeconds: config.crmEverySeconds, rounds, onBack, log });
  onPlayed(following.look);
  return following;
}

const importing = ({ database, app, clock }: Pick<Materials, 'database' | 'app' | 'clock'>) => ({
  db: database.kysely,
  session: database.session,
  clock,
  rate: app.money.currentRate()?.rate ?? null,
  announce: announceChange,
});
