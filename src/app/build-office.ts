import type { Kysely } from 'kysely';
import { makeOfficeApi } from '../api/office/office-api.ts';
import type { OfficeDependencies } from '../api/office/office-dependencies.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { ContentModule } from '../domain/content/content.ts';
import type { StaffTables } from '../domain/staff/staff.tables.ts';
import { makeStaff } from '../domain/staff/staff.ts';
import type { AuditTables } from '../platform/audit/audit.tables.ts';
import { readAudit } from '../platform/audit/audit.ts';
import type { Config } from '../platform/config/config.ts';
import { brandOf } from './brand.ts';
import { makeFindRecords } from './find-records.ts';
import { makeToday, waitingSources } from './waiting.ts';

type Materials = Pick<OfficeDependencies, 'demoEntry' | 'idempotency' | 'operations' | 'clock' | 'log'> & {
  db: Kysely<StaffTables & AuditTables>;
  catalogue: Pick<Catalogue, 'projects' | 'flat' | 'findByNumber' | 'findFlatById' | 'idsOfNumber'>;
  deals: OfficeDependencies['deals'];
  content: Pick<ContentModule, 'current'>;
  config: Pick<Config, 'limits' | 'officeUrl' | 'deals'>;
  secret: string;
};

/** The people of the office and its API. */
export function buildOffice({ db, clock, catalogue, deals, content, config, secret, ...rest }: Materials) {
  const { limits, officeUrl } = config;
  const brand = brandOf(content);
  const staff = makeStaff({ db: db as unknown as Kysely<StaffTables>, clock, secret, site: { officeUrl, brand } });
  const records = makeFindRecords({ db: db as unknown as Parameters<typeof makeFindRecords>[0]['db'], clock });
  const api = makeOfficeApi({
    ...{ staff, deals, catalogue, clock, limits, officeUrl },
    ...rest,
    ...{ records, depositMinor: config.deals.depositMinor },
    today: makeToday(waitingSources({ operations: rest.operations, staff, records, catalogue })),
    brandName: (locale) => brand(locale).name,
    readAudit: (asked) => readAudit(db as unknown as Kysely<AuditTables>, asked),
    projects: (locale) => catalogue.projects().map(({ project: { externalId: id, name } }) => ({ id, name: name[locale] })),
  });
  return { staff, api };
}
