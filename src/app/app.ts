import { makeApi } from '../api/api.ts';
import { makeApartmentChanges } from '../api/catalogue/change-stream.ts';
import type { Clock } from '../base/clock.ts';
import { kyivDay } from '../base/kyiv-time.ts';
import { type CameraPort, makeCameras } from '../domain/cameras/cameras.ts';
import { type Catalogue, makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { type ContentModule, makeContent, officePlansOf } from '../domain/content/content.ts';
import type { PaymentsPort, StateServicesPort } from '../domain/deals/deals.ts';
import { makeMoney } from '../domain/money/money.ts';
import { makeOfferPrices } from '../domain/offers/offers.ts';
import { makeReleases } from '../domain/releases/releases.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import { makeFairShare } from '../platform/http/fair-share.ts';
import { makeRenderQueue } from '../platform/http/render-queue.ts';
import { makeIdempotency } from '../platform/idempotency/idempotency.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { Operations } from '../platform/operations/operations.ts';
import type { NoteUnreadable } from '../platform/operations/unreadable-messages.ts';
import { buildClients, readerOf, type Sms } from './build-clients.ts';
import { buildDeals } from './build-deals.ts';
import { buildLeads, staffOfLeads, turnsTo } from './build-leads.ts';
import { buildMedia } from './build-media.ts';
import { buildOffice } from './build-office.ts';
import { buildFiles } from './files/build-files.ts';
import { makePdfRenderer } from './pdf-renderer.ts';
import { makePreviewSites } from './preview-sites.ts';
import { makeReloads } from './reload-on-change.ts';

type Materials = {
  database: Database;
  config: Pick<
    Config,
    | 'limits'
    | 'codes'
    | 'publicUrl'
    | 'officeUrl'
    | 'officePasswords'
    | 'dataDir'
    | 'demo'
    | 'bucket'
    | 'deals'
    | 'inventory'
    | 'salesforce'
  >;
  /** The secret with which codes are hashed. */
  secret: string;
  sms: Sms;
  /** The banks: the first takes new payments. */
  banks: readonly PaymentsPort[];
  /** Documents and signatures by Diia; null without such a service. */
  stateServices: StateServicesPort | null;
  /** By the name of a camera in the contents. */
  cameras: Record<string, CameraPort>;
  /** The page on which the demo shows its e-mails. */
  lettersAt: string | null;
  /** The page at which the demo enters the office. */
  staffAt: string | null;
  operations: Operations;
  noteUnreadable?: NoteUnreadable;
  clock: Clock;
  log: Log;
  startJob?: StartJob;
};

/**
 * Builds every module over one database and reloads what they cache: a change announced by this process
 * or another one is loaded again within a second. `ready` is whether the last load succeeded.
 */
export async function buildApp({
  database,
  config,
  secret,
  sms,
  banks,
  stateServices,
  cameras: ports,
  lettersAt,
  staffAt,
  operations,
  noteUnreadable,
  clock,
  log,
  startJob: start = startJob,
}: Materials) {
  const { kysely: db } = database;
  const money = makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });
  const content = makeContent({ db, clock });
  const catalogue = makeCatalogue({
    ...{ db, clock, currentRate: money.currentRate, monthlyPlans: money.monthlyPlans, offers: makeOfferPrices(content) },
    officePlans: () => officePlansOf(content.current()),
  });
  const idempotency = makeIdempotency({ db, clock });
  const { publicUrl } = config;
  const stored = buildFiles(config, clock);
  const leads = buildLeads({
    ...{ db, clock, catalogue, content, publicUrl, files: stored.resumes },
    readerOf: async (transaction, phone) => readerOf(await clients.getClientOfPhone(transaction, phone)),
    staff: staffOfLeads(() => office.staff),
  });
  const clients = buildClients({
    ...{ db, clock, content, leads, idempotency, config, secret, sms, log },
    leaving: (transaction, { clientId }) => deals.forgetClient(transaction, clientId),
  });
  const deals = buildDeals({
    ...{ db, clock, catalogue, money, content, clients, banks, stateServices, publicUrl, terms: config.deals },
    ...turnsTo(leads, clients),
  });
  const releases = makeReleases({ db, clock, content, flats: catalogue.plannedFlats, areasOfLayout: catalogue.areasOfLayout });
  const media = buildMedia({ db, clock, content, stored });
  const cameras = makeCameras({ clock, ports });
  const office = buildOffice({
    ...{ db, clock, catalogue, deals, leads, content, releases, media, demoEntry: staffAt, idempotency, config, secret, operations, log },
    ...{ cameras, watch: database.watch, session: database.session, currentRate: () => money.currentRate()?.rate ?? null },
    ...{ previewAddress: (asked) => preview.addressOf(asked) },
  });
  const changes = makeApartmentChanges({ catalogue });
  const renderQueue = makeRenderQueue();
  const pdf = makePdfRenderer(clock, renderQueue);
  const fairShare = makeFairShare();

  await money.reload();
  await Promise.all([catalogue.reload(), content.reload()]);
  const { reloadOnChange, isFresh } = makeReloads({ database, startJob: start, log });
  const stops = [
    reloadOnChange('catalogue', catalogue.reload),
    reloadOnChange('availability', catalogue.followChanges),
    reloadOnChange('content', content.reload),
    reloadOnChange('money', async () => {
      await money.reload();
      await catalogue.followRate();
    }),
  ];

  const modules = { pdf, catalogue, content, money, leads, clients, deals, banks, stateServices, cameras, idempotency, changes };
  const apiOver = (shown: { content: Pick<ContentModule, 'current'>; catalogue: Catalogue }) =>
    makeApi({
      ...modules,
      ...shown,
      staffNames: office.staff.namesOf,
      fairShare,
      noteUnreadable,
      lettersAt,
      clock,
      log,
      limits: config.limits,
      publicUrl,
    });
  const api = apiOver({ content, catalogue });
  const preview = makePreviewSites({ releases, content, catalogue, apiOver, clock, secret, publicUrl });

  const versionWithoutFlats = () => `${content.version()}.${money.version()}.${kyivDay(clock())}.${database.presence.outages}`;
  /** Changes with every answer that a public page shows, and with the day, on which rates change and payments begin. */
  const version = () => `${catalogue.version()}.${versionWithoutFlats()}`;

  return {
    ...{ api, fairShare, renderQueue, pdf, money, catalogue, content, leads, clients, deals, releases },
    ...{ media, stored, preview, office, idempotency, version, versionWithoutFlats },
    ready: () => isFresh() && !database.presence.isAway,
    /** Ends the connections that have no end of their own. */
    hangUp() {
      changes.close();
      office.hangUp();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
export type App = Awaited<ReturnType<typeof buildApp>>;
