import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Content, ContentModule } from '../domain/content/content.ts';
import type { LeadsTables } from '../domain/leads/leads.tables.ts';
import { type Announcement, makeLeads } from '../domain/leads/leads.ts';
import { filesIn } from '../platform/files/files.ts';
import { brandOf } from './brand.ts';

type Materials = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  catalogue: Catalogue;
  content: Pick<ContentModule, 'current'>;
  publicUrl: string;
  dataDir: string;
  readerOf: Parameters<typeof makeLeads>[0]['readerOf'];
};

/** The leads module with its input from the content: the brand, published entries, vacancies. */
export function buildLeads({ db, clock, catalogue, content, publicUrl, dataDir, readerOf }: Materials) {
  return makeLeads({
    db,
    clock,
    catalogue,
    files: filesIn(join(dataDir, 'files/resumes')),
    site: { publicUrl, brand: brandOf(content) },
    announcements: () => announcementsOf(content.current()),
    readerOf,
    hasVacancy: (slug) => content.current().uk.entries.vacancy.some((vacancy) => vacancy.slug === slug && !vacancy.over),
  });
}

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
