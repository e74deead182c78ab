import type { Clock } from '../base/clock.ts';
import { hourMs } from '../base/durations.ts';
import { formatRate } from '../base/money.ts';
import { makeCrmChanges } from '../jobs/crm-changes.ts';
import { deliverOutbox } from '../jobs/deliver-outbox.ts';
import { crmKinds } from '../jobs/deliver-to-crm.ts';
import { followCrm, type Round } from '../jobs/follow-crm.ts';
import { forgetOld } from '../jobs/forget-old.ts';
import { lookAfterPromises } from '../jobs/look-after-promises.ts';
import { watchCameras } from '../jobs/look-at-cameras.ts';
import { pollBanks } from '../jobs/poll-banks.ts';
import { pollStateServices } from '../jobs/poll-state-services.ts';
import { publishReleases } from '../jobs/publish-releases.ts';
import { notifyPublishers } from '../jobs/release-letters.ts';
import { watchSources } from '../jobs/source-alarms.ts';
import { staffLetterHandlers } from '../jobs/staff-letters.ts';
import { sweepDeals } from '../jobs/sweep-deals.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { retryNow } from '../platform/outbox/outbox.ts';
import type { Adapters } from './adapters/adapters.ts';
import type { App } from './app.ts';
import { brandOf } from './brand.ts';
import type { buildOperations } from './build-operations.ts';
import { memoize } from './memoize.ts';

const ratesEveryMs = hourMs;
const forgetEveryMs = hourMs;

type Materials = {
  app: App;
  adapters: Adapters;
  inSight: Pick<ReturnType<typeof buildOperations>, 'jobBoard' | 'noteLook' | 'alarms'>;
  config: Pick<Config, 'inventory' | 'crmEverySeconds' | 'officeUrl'>;
  database: Database;
  clock: Clock;
  log: Log;
};

/** Starts everything that runs without a request; returns how each is stopped, by its name. */
export async function startJobs(materials: Materials): Promise<Record<string, () => Promise<void> | void>> {
  const { app, adapters, inSight, config, database, clock, log } = materials;
  const { mail, sms, payments, stateServices, crm, cameras } = adapters;
  const { jobBoard, noteLook, alarms } = inSight;
  const { start: startJob } = jobBoard;
  const { staff } = app.office;
  const site = { officeUrl: config.officeUrl, brand: brandOf(app.content) };
  const stopRates = refreshRates(materials);
  const stopFeed = await watchInventory(materials);
  const following = followCrmOf(materials);
  const stopOutbox = deliverOutbox({
    app,
    mail: mail.port,
    sms: sms.port,
    banks: payments.ports,
    crm: crm.port,
    onCrmLost: () => following?.lost(),
    database,
    clock,
    log,
    startJob,
    ...(mail.port && { others: staffLetterHandlers(mail.port, { db: database.kysely, staff, releases: app.releases, site }) }),
  });
  const { stop: stopRetention } = startJob({
    name: 'retention',
    work: () => forgetOld({ database, app, clock, log }),
    pauseMs: () => forgetEveryMs,
    firstMs: 0,
    onFault: (fault) => log.error({ err: fault }, 'expired data could not be deleted'),
  });
  const stopPollingBanks = pollBanks({ banks: payments.ports, deals: app.deals, clock, log, noteLook, startJob });
  const stopPollingStateServices = pollStateServices({
    stateServices: stateServices.port,
    deals: app.deals,
    clock,
    log,
    noteLook,
    startJob,
  });
  const stopSweeping = sweepDeals({ app, clock, log, startJob });
  const stopCameras = watchCameras({ cameras: cameras.ports, noteLook, log, startJob });
  const stopAlarms = watchSources({ alarms, staff, clock, log, startJob });
  const stopPromises = lookAfterPromises({ leads: app.leads, watch: database.watch, clock, log, startJob });
  const stopReleases = publishReleases({
    releases: app.releases,
    overrides: app.catalogue.priceOverrides,
    notify: notifyPublishers({ staff, clock }),
    watch: database.watch,
    clock,
    log,
    startJob,
  });
  return {
    'the deletion of expired data': stopRetention,
    'the CRM polling': () => following?.stop(),
    'the expiry of deals': stopSweeping,
    'the promises of an answer': stopPromises,
    'the releases': stopReleases,
    'the polling of banks': stopPollingBanks,
    'the polling of the state services': stopPollingStateServices,
    'the outbox': stopOutbox,
    'the rates': stopRates,
    'the inventory watch': stopFeed,
    'the looks at cameras': stopCameras,
    'the watch of sources': stopAlarms,
    'the notes of jobs': jobBoard.stop,
  };
}

function refreshRates({ app, adapters: { rates }, inSight: { jobBoard, noteLook }, log }: Materials): () => Promise<void> | void {
  if (!rates) return () => {};
  return jobBoard.start({
    name: 'rates',
    async work() {
      const found = await app.money.refresh(rates);
      const { rate, date } = app.money.currentRate() ?? {};
      const version = rate && date ? `${formatRate(rate)} · ${date}` : null;
      await noteLook({ source: 'rates', version, ...(found.ok ? { ok: true } : { ok: false, fault: found.refusal.why }) });
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
  const { jobBoard, noteLook } = materials.inSight;
  return watchFeed({ ...inventory, context: () => importing(materials), log: materials.log, noteLook, startJob: jobBoard.start });
}

/**
 * Applies changes made in the CRM, imports its flats where it holds the inventory, and delivers waiting messages when it is reachable again.
 */
function followCrmOf(materials: Materials) {
  const { app, config, database, clock, log } = materials;
  const { jobBoard, noteLook } = materials.inSight;
  const { port, hasInventory, onPlayed } = materials.adapters.crm;
  if (!port) return null;
  const changes = makeCrmChanges({ crm: port, app, database, clock, log });
  // The importer need not be loaded by a start.
  const importInventory = memoize(async () => {
    const { makeCrmInventory } = await import('../jobs/crm-inventory.ts');
    return makeCrmInventory({ crm: port, app, database, importing: () => importing(materials), clock, log, noteLook });
  });
  const rounds: Round[] = [changes.deals, changes.words];
  if (hasInventory) rounds.push(async (isStopped) => (await importInventory())(isStopped));
  const onBack = () => retryNow(database.kysely, clock, crmKinds);
  const following = followCrm({ everySeconds: config.crmEverySeconds, rounds, onBack, log, noteLook, startJob: jobBoard.start });
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
