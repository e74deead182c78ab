import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../src/base/clock.ts';
import type { Hours } from '../../../src/base/opening-hours.ts';
import type { Catalogue, Flat } from '../../../src/domain/catalogue/catalogue.ts';
import { makeLeads } from '../../../src/domain/leads/leads.ts';
import type { Staff } from '../../../src/domain/staff/staff.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';

/** Nine to six on weekdays in Kyiv. */
const weekdays: Hours = [...Array.from({ length: 5 }, () => ({ opens: '09:00', closes: '18:00' })), null, null];

/** Flats named after their project: `p1-143`. */
const findFlat: Catalogue['findFlat'] = (slug) => {
  const [projectId = '', number = ''] = slug.split('-');
  if (!/^p[12]$/.test(projectId)) return null;
  const project = { externalId: projectId, name: { uk: `Проєкт ${projectId}`, en: `Project ${projectId}` } };
  const flat = { slug, number, project, status: 'available' } as Partial<Flat> as Flat;
  return { flat, price: { minor: 7_420_000, currency: 'USD' } };
};

type Materials = { db: OpenKysely; clock: Clock; staff: Pick<Staff, 'holdersOf' | 'readerOf' | 'waysToReach'> };

/** The requests of an office whose clients all have an account. */
export function openLeads({ db, clock, staff }: Materials) {
  const stored = new Map<string, Uint8Array>();
  const files = {
    async store(bytes: Uint8Array) {
      const name = randomUUID();
      stored.set(name, bytes);
      return name;
    },
    read: async (name: string) => stored.get(name) ?? new Uint8Array(),
    discard: async () => undefined,
    olderThan: async () => [],
  };
  const catalogue = { findFlat, projects: () => [] };
  const leads = makeLeads({
    db,
    clock,
    catalogue,
    files,
    site: { publicUrl: 'https://example.test', brand: () => ({ name: 'Обрій', phone: '+380441112233' }) },
    announcements: () => [],
    hasVacancy: () => true,
    readerOf: async () => ({ clientId: randomUUID(), wantsSms: true }),
    staffReader: staff.readerOf,
    officeHours: () => [{ hours: weekdays }],
    staff: {
      managersOf: (transaction, projectId) => staff.holdersOf(transaction, { right: 'lead.answer', reach: 'own', projectId }),
      headsOf: (transaction, projectId) => staff.holdersOf(transaction, { right: 'lead.answer', reach: 'all', projectId }),
      waysToReach: staff.waysToReach,
    },
  });
  return { leads, catalogue, vacancyTitle: (slug: string) => `Вакансія ${slug}` };
}
