import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Reach } from '../contract/office/rights.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Clients } from '../domain/clients/clients.ts';
import type { Content, ContentModule } from '../domain/content/content.ts';
import type { EndedPlace } from '../domain/deals/deals.ts';
import type { LeadsTables } from '../domain/leads/leads.tables.ts';
import { type Announcement, type LeadStaff, type LeadsModule, makeLeads, type WaitlistTurn } from '../domain/leads/leads.ts';
import type { Staff } from '../domain/staff/staff.ts';
import type { OpenKysely } from '../platform/database/database.ts';
import type { FilesPort } from '../platform/files/files.ts';
import { brandOf } from './brand.ts';

type Materials = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  catalogue: Catalogue;
  content: Pick<ContentModule, 'current'>;
  publicUrl: string;
  /** Where files of applications are stored. */
  files: FilesPort;
  readerOf: Parameters<typeof makeLeads>[0]['readerOf'];
  /** The people of the office; none where there is no office. */
  staff?: LeadStaff & { readerOf: Parameters<typeof makeLeads>[0]['staffReader'] };
};

/** The people who answer requests: those of sales, and those who lead them. The office is built after the requests. */
export function staffOfLeads(staff: () => Pick<Staff, 'holdersOf' | 'readerOf' | 'waysToReach'>): NonNullable<Materials['staff']> {
  const holders =
    (reach: Reach): LeadStaff['managersOf'] =>
    (transaction, projectId) =>
      staff().holdersOf(transaction, { right: 'lead.answer', reach, projectId });
  return {
    managersOf: holders('own'),
    headsOf: holders('all'),
    readerOf: (staffId) => staff().readerOf(staffId),
    waysToReach: (transaction, staffIds) => staff().waysToReach(transaction, staffIds),
  };
}

const nobody: NonNullable<Materials['staff']> = {
  managersOf: async () => [],
  headsOf: async () => [],
  readerOf: async () => null,
  waysToReach: async () => new Map(),
};

/** The leads module with its input from the content: the brand, published entries, vacancies. */
export function buildLeads({ db, clock, catalogue, content, publicUrl, files, readerOf, staff = nobody }: Materials) {
  return makeLeads({
    db,
    clock,
    catalogue,
    files,
    site: { publicUrl, brand: brandOf(content) },
    announcements: () => announcementsOf(content.current()),
    readerOf,
    staff,
    staffReader: staff.readerOf,
    officeHours: () => content.current().uk.entries.office,
    hasVacancy: (slug) => content.current().uk.entries.vacancy.some((vacancy) => vacancy.slug === slug && !vacancy.over),
  });
}

/**
 * A turn of a waitlist is a request of the office, by the name of the client's profile, and ends with the place. Who looks after the client
 * leads what the client has reserved.
 */
export const officeOfDeals = (
  leads: Pick<LeadsModule, 'receiveTurn' | 'endTurns' | 'managerOf'>,
  clients: Pick<Clients, 'getClientOfPhone'>,
) => ({
  async onTurn(transaction: OpenKysely, turn: Omit<WaitlistTurn, 'name'>): Promise<void> {
    const client = await clients.getClientOfPhone(transaction, turn.phone);
    const name = [client?.firstname, client?.lastname].filter(Boolean).join(' ');
    await leads.receiveTurn(transaction, { ...turn, name });
  },
  async onPlacesEnd(transaction: OpenKysely, places: readonly EndedPlace[]): Promise<void> {
    const ended = places.map(({ id, how, by }) => ({ id, outcome: `turn-${how}` as const, by }));
    await leads.endTurns(transaction, ended);
  },
  managerOf: leads.managerOf,
});

type EntryTexts = { title: string; lead: string };

/** News, offers and reports of the construction; both languages list the same entries in the same order. */
function announcementsOf({ uk, en }: Content): Announcement[] {
  const both = (ukrainian: EntryTexts, english: EntryTexts = ukrainian) => ({
    title: { uk: ukrainian.title, en: english.title },
    lead: { uk: ukrainian.lead, en: english.lead },
  });
  const report = ({ title, text }: { title: string; text: string }) => ({ title, lead: text });
  return [
    ...uk.entries.news.map((item, at) => ({
      ...both(item, en.entries.news[at]),
      kind: 'news' as const,
      slug: item.slug,
      projects: item.project ? [item.project] : [],
      page: `news/${item.slug}`,
    })),
    ...uk.entries.offer.map((offer, at) => ({
      ...both(offer, en.entries.offer[at]),
      kind: 'offer' as const,
      slug: offer.slug,
      projects: offer.projects,
      page: `promo/${offer.slug}`,
    })),
    ...uk.entries.construction_report.map((entry, at) => ({
      ...both(report(entry), report(en.entries.construction_report[at] ?? entry)),
      kind: 'construction' as const,
      slug: entry.slug,
      projects: [entry.project],
      page: `projects/${entry.project}`,
    })),
  ];
}
