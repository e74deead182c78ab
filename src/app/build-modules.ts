import type { Clock } from '../base/clock.ts';
import { type CameraPort, makeCameras } from '../domain/cameras/cameras.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { catalogueContentsOf, makeContent } from '../domain/content/content.ts';
import type { PaymentsPort, StateServicesPort } from '../domain/deals/deals.ts';
import { makeMoney } from '../domain/money/money.ts';
import { makeOfferPrices } from '../domain/offers/offers.ts';
import { makeReleases } from '../domain/releases/releases.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import { makeIdempotency } from '../platform/idempotency/idempotency.ts';
import type { Log } from '../platform/log/log.ts';
import type { Operations } from '../platform/operations/operations.ts';
import { buildClients, readerOf, type Sms } from './build-clients.ts';
import { buildDeals } from './build-deals.ts';
import { buildLeads, officeOfDeals, staffOfLeads } from './build-leads.ts';
import { buildMedia } from './build-media.ts';
import { buildOffice } from './build-office.ts';
import { comparedCatalogue } from './compared-catalogue.ts';
import { buildFiles } from './files/build-files.ts';

export type ModuleMaterials = {
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
  /** The page at which the demo enters the office. */
  staffAt: string | null;
  operations: Operations;
  clock: Clock;
  log: Log;
  /** Where a preview of a release is shown. */
  previewAddress: Parameters<typeof buildOffice>[0]['previewAddress'];
};

/** Builds the modules of the domain and the office over one database; each is handed those that it needs. */
export function buildModules({
  database,
  config,
  secret,
  sms,
  banks,
  stateServices,
  cameras: ports,
  staffAt,
  operations,
  clock,
  log,
  previewAddress,
}: ModuleMaterials) {
  const { kysely: db } = database;
  const money = makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });
  const content = makeContent({ db, clock });
  const catalogue = makeCatalogue({
    db,
    clock,
    currentRate: money.currentRate,
    monthlyPlans: money.monthlyPlans,
    offers: makeOfferPrices(content),
    contents: () => catalogueContentsOf(content.current()),
  });
  const idempotency = makeIdempotency({ db, clock });
  const { publicUrl } = config;
  const stored = buildFiles(config, clock);
  const leads = buildLeads({
    db,
    clock,
    catalogue,
    content,
    publicUrl,
    files: stored.resumes,
    readerOf: async (transaction, phone) => readerOf(await clients.getClientOfPhone(transaction, phone)),
    staff: staffOfLeads(() => office.staff),
  });
  const clients = buildClients({
    db,
    clock,
    content,
    leads,
    idempotency,
    config,
    secret,
    sms,
    log,
    leaving: (transaction, { clientId }) => deals.forgetClient(transaction, clientId),
  });
  const deals = buildDeals({
    db,
    clock,
    catalogue,
    money,
    content,
    clients,
    banks,
    stateServices,
    publicUrl,
    terms: config.deals,
    ...officeOfDeals(leads, clients),
  });
  const compared = comparedCatalogue(catalogue, money.currentRate);
  const releases = makeReleases({ db, clock, content, flats: catalogue.plannedFlats, compared });
  const media = buildMedia({ db, clock, content, stored });
  const cameras = makeCameras({ clock, ports });
  const office = buildOffice({
    db,
    clock,
    catalogue,
    deals,
    leads,
    content,
    releases,
    media,
    demoEntry: staffAt,
    idempotency,
    config,
    secret,
    operations,
    log,
    cameras,
    watch: database.watch,
    session: database.session,
    currentRate: () => money.currentRate()?.rate ?? null,
    previewAddress,
  });

  return { money, content, catalogue, idempotency, stored, leads, clients, deals, releases, media, cameras, office };
}
