import type { Context, Env } from 'hono';
import type * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import type { Locale } from '../../base/locale.ts';
import type { FlatCard, Found } from '../../contract/office/find.ts';
import type { Scope } from '../../contract/office/rights.ts';
import type { todaySchema } from '../../contract/office/today.ts';
import type { Cameras } from '../../domain/cameras/cameras.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { Proposals } from '../../domain/catalogue/import/proposals/proposals.ts';
import type { ContentModule } from '../../domain/content/content.ts';
import type { DealScopes, Deals } from '../../domain/deals/deals.ts';
import type { LeadsModule } from '../../domain/leads/leads.ts';
import type { Media } from '../../domain/media/media.ts';
import type { Releases } from '../../domain/releases/releases.ts';
import type { Staff, StaffSession } from '../../domain/staff/staff.ts';
import type { findAuditEntry } from '../../platform/audit/audit.ts';
import type { readAudit } from '../../platform/audit/read-audit.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Operations } from '../../platform/operations/operations.ts';
import type { RequestChanges } from './inbox/request-changes.ts';

type Today = z.infer<typeof todaySchema>;
type FoundOf<Kind extends keyof Found> = NonNullable<Found[Kind]>;
/** What a number, or the beginning of a phone or a name finds. */
export type OfficeRecords = {
  deals: (typed: string, scopes: DealScopes) => Promise<FoundOf<'deals'>>;
  requests: (typed: string, scope: Scope) => Promise<FoundOf<'requests'>>;
  clients: (typed: string, deals: Scope | null) => Promise<FoundOf<'clients'>>;
  liveDealOf: (slug: string, scopes: DealScopes) => Promise<NonNullable<FlatCard['deal']> | null>;
};

type AuditPage = Parameters<typeof readAudit>[1];

export type OfficeCatalogue = Pick<
  Catalogue,
  | 'projects'
  | 'chessboard'
  | 'layout'
  | 'layouts'
  | 'flatsOfLayout'
  | 'sections'
  | 'search'
  | 'findByNumber'
  | 'findFlat'
  | 'findFlatById'
  | 'flat'
  | 'idsOfNumber'
  | 'pricedFlats'
  | 'withPlanned'
  | 'plannedFlats'
  | 'priceOverrides'
  | 'saveProjectFacts'
>;

/** Everything that the office's API is built on. */
export type OfficeDependencies = {
  staff: Staff;
  deals: Pick<Deals, 'office' | 'officeWaitlists'>;
  leads: Pick<LeadsModule, 'inbox' | 'templates'>;
  requestChanges: Pick<RequestChanges, 'next'>;
  /** The title of a vacancy that is still shown. */
  vacancyTitle: (slug: string, locale: Locale) => string | null;
  readAudit: (asked: AuditPage) => ReturnType<typeof readAudit>;
  operations: Operations;
  releases: Releases;
  imports: Proposals;
  content: Pick<ContentModule, 'rows' | 'translationSources' | 'staleOnSite' | 'confirmTranslation' | 'legalVersions' | 'legalVersion'>;
  media: Media;
  cameras: Pick<Cameras, 'all'>;
  /** Where the office's pages get a file of the site from. */
  siteAddress: (path: string) => string;
  /** Where the site is shown with the drafts of a release, at an instant or now. */
  previewAddress: (asked: { release: number; at: Date | null }) => string;
  catalogue: OfficeCatalogue;
  /** How many subscribers follow any of these flats. */
  watchersOf: (slugs: readonly string[]) => Promise<number>;
  /** Deals, requests and clients by what is typed. */
  records: OfficeRecords;
  /** What waits for a person. */
  today: (session: StaffSession, now: Date) => Promise<Today>;
  /** The deposit that reserves a flat, in kopiykas. */
  depositMinor: number;
  auditEntry: (position: number) => ReturnType<typeof findAuditEntry>;
  /** All projects, in the order of the site. */
  projects: (locale: Locale) => { id: string; name: string }[];
  /** The developer's name. */
  brandName: (locale: Locale) => string;
  /** The page at which the demo's invented people are entered; null where there is none. */
  demoEntry: string | null;
  idempotency: Idempotency;
  clock: Clock;
  log: { info(about: object, message: string): void; error(about: object, message: string): void };
  limits: { readsPerMinute: number; loginsPer10Minutes: number };
  /** Whether people may log in by a password and a code. */
  officePasswords: boolean;
  /** The address under which people open the office. */
  officeUrl: string;
};

/** Set for each request by the listener: the asker's address. */
export type OfficeEnv = Env & {
  Bindings: { address?: string } | undefined;
  Variables: { requestId: string; session?: StaffSession /** The person who has just logged in. */; staffId?: string };
};
export type OfficeContext = Context<OfficeEnv>;
