import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { InventoryRecord } from '../../../src/domain/catalogue/inventory-port.ts';
import type { CrmDeal } from '../../../src/domain/deals/crm-port.ts';
import type { CrmLead } from '../../../src/domain/leads/crm-port.ts';
import { type CrmPort, salesforceCrm } from '../../../src/integrations/crm/salesforce.ts';
import { makeSalesforceSimulator } from '../../../src/simulators/crm/salesforce-simulator.ts';
import { movableClock } from './post-office.ts';
import { serveAnswers } from './serve-answers.ts';

export const someLead: CrmLead = {
  id: '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f',
  name: 'Олена',
  phone: '+380501234567',
  message: 'Який вид з вікон?',
  apartment: 'tykha-zatoka-1-143',
  locale: 'uk',
  askedAt: new Date('2026-11-21T12:00:00Z'),
  campaign: { utm_source: 'google' },
  outcome: null,
  lostReason: null,
};

export const someDeal: CrmDeal = {
  id: '9d1c3a52-8d0e-4a53-9c55-7a4a55c0e3b1',
  number: 12,
  state: 'requested',
  way: 'manager',
  apartment: { externalId: 'F-143', slug: 'tykha-zatoka-1-143' },
  phone: '+380501234567',
  person: { lastname: 'Коваль', firstname: 'Олена', patronymic: null, inn: null, email: 'olena@example.ua' },
  locale: 'uk',
  madeAt: new Date('2026-11-21T12:00:00Z'),
  endsAt: new Date('2026-11-22T12:00:00Z'),
  endedAt: null,
  seenAt: null,
  price: { minor: 9_850_000, currency: 'USD' },
  offers: [
    { title: 'Комора до великої квартири', applied: false },
    { title: 'До Нового року', applied: true },
    { title: 'Друга квартира', applied: false },
  ],
  uahMinor: 406_312_500,
  depositMinor: 2_000_000,
  paidMinor: 0,
  refundMinor: 0,
  transfers: [],
  campaign: { utm_source: 'google' },
};

export const someInventory: InventoryRecord[] = [
  { kind: 'project', id: 'P-1', parent: null, values: { name_uk: 'Тиха Затока', name_en: 'Tykha Zatoka', slug: 'tykha-zatoka' } },
  { kind: 'section', id: 'S-1', parent: 'P-1', values: { name_uk: 'Секція 1', name_en: 'Section 1', floors: '9', delivery: '2028-Q2' } },
  ...Array.from(
    { length: 3 },
    (_, at): InventoryRecord => ({
      kind: 'flat',
      id: `F-${143 + at}`,
      parent: 'S-1',
      values: {
        address: `tykha-zatoka-1-${143 + at}`,
        number: String(143 + at),
        floor: '7',
        position: String(at + 1),
        rooms: '2',
        area: '62.40',
        price: '98500.00',
        currency: 'USD',
        status: 'available',
        ceiling: '2.85',
        balcony_area: '4.25',
        repair: 'shell',
        brokerage: 'false',
      },
    }),
  ),
];

/** An organisation, spoken with by its own port or, as the real one, over HTTP; `unreadable` are the records that were named so. */
export async function openCrm(how: 'http' | 'memory' = 'memory', inventoryExport = someInventory) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-crm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const unreadable: object[] = [];
  const log = { warn: (about: object) => void unreadable.push(about) };
  const crm = makeSalesforceSimulator({ folder, clock, inventoryExport: async () => inventoryExport, log });
  const { clientId, clientSecret } = crm;
  const overHttp = async () =>
    salesforceCrm({ address: await serveAnswers(crm.answer), clientId, clientSecret, clock, patienceMs: 2_000, ownFlats: true, log });
  const port: CrmPort = how === 'http' ? await overHttp() : crm.port;
  return { clock, crm, port, manager: crm.manager, unreadable };
}
