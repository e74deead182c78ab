import { makeRequestChanges } from '../api/office/inbox/request-changes.ts';
import { makeOfficeApi } from '../api/office/office-api.ts';
import type { OfficeDependencies } from '../api/office/office-dependencies.ts';
import type { Rate } from '../base/money.ts';
import { makeProposals } from '../domain/catalogue/import/proposals/proposals.ts';
import type { ContentModule } from '../domain/content/content.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { makeStaff } from '../domain/staff/staff.ts';
import { findAuditEntry } from '../platform/audit/audit.ts';
import { readAudit } from '../platform/audit/read-audit.ts';
import type { Config } from '../platform/config/config.ts';
import { announceChange, type Database } from '../platform/database/database.ts';
import { brandOf } from './brand.ts';
import { makeSiteAddress } from './files/picture-folders.ts';
import { makeFindRecords } from './find-records.ts';
import { makeToday, waitingSources } from './waiting/waiting.ts';

type Materials = Pick<
  OfficeDependencies,
  'demoEntry' | 'idempotency' | 'operations' | 'releases' | 'media' | 'cameras' | 'previewAddress' | 'clock' | 'log'
> & {
  db: Database['kysely'];
  catalogue: OfficeDependencies['catalogue'];
  deals: OfficeDependencies['deals'];
  leads: Pick<LeadsModule, 'inbox' | 'templates' | 'watchersOf'>;
  watch: Database['watch'];
  session: Database['session'];
  currentRate: () => Rate | null;
  content: Pick<
    ContentModule,
    'rows' | 'current' | 'translationSources' | 'staleOnSite' | 'confirmTranslation' | 'legalVersions' | 'legalVersion'
  >;
  config: Pick<Config, 'limits' | 'officeUrl' | 'publicUrl' | 'officePasswords' | 'deals' | 'inventory' | 'salesforce'>;
  secret: string;
};

/** The people of the office and its API. */
export function buildOffice({
  db,
  clock,
  catalogue,
  deals,
  leads,
  content,
  watch,
  session,
  currentRate,
  config,
  secret,
  ...rest
}: Materials) {
  const { limits, officeUrl, officePasswords } = config;
  const hasSource = config.inventory !== null || config.salesforce?.ownFlats === true;
  const brand = brandOf(content);
  const passwords = { areOn: officePasswords };
  const staff = makeStaff({ db, clock, secret, passwords, site: { officeUrl, brand } });
  const records = makeFindRecords({ db, clock });
  const imports = makeProposals({ db, clock, session, currentRate, announce: announceChange, hasSource });
  const requestChanges = makeRequestChanges({ kysely: db, watch });
  const api = makeOfficeApi({
    requestChanges,
    leads,
    imports,
    watchersOf: leads.watchersOf,
    staff,
    deals,
    catalogue,
    content,
    clock,
    limits,
    officeUrl,
    officePasswords,
    ...rest,
    records,
    depositMinor: config.deals.depositMinor,
    today: makeToday(
      waitingSources({
        operations: rest.operations,
        inbox: leads.inbox,
        deals: deals.office,
        staff,
        records,
        catalogue,
        releases: rest.releases,
        imports,
        content,
      }),
    ),
    siteAddress: makeSiteAddress(config),
    brandName: (locale) => brand(locale).name,
    vacancyTitle: (slug, locale) => content.current()[locale].entries.vacancy.find((one) => one.slug === slug)?.title ?? null,
    readAudit: (asked) => readAudit(db, asked),
    auditEntry: (position) => findAuditEntry(db, position),
    projects: (locale) => catalogue.projects().map(({ project: { externalId: id, name } }) => ({ id, name: name[locale] })),
  });
  return { staff, imports, api, hangUp: requestChanges.close };
}
