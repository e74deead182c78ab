import * as z from 'zod/mini';
import type { InventoryPort, InventoryRecord, OfficeStatus } from '../../domain/catalogue/inventory-port.ts';
import type { SalesforceRecord, SalesforceSession } from './salesforce-session.ts';

const id = z.string().check(z.regex(/^[a-zA-Z0-9_:/.-]{1,64}$/));
const named = z.object({ Id: id });
const countSchema = z.object({ total: z.int(), newest: z.nullish(z.string()) });
const delistedSchema = z.object({ Id: id, Deal__r: z.nullish(z.object({ Web_Deal_Id__c: z.nullish(z.string()) })) });

/** The supported values, by the fields that hold them. */
const projectFields = {
  name_uk: 'Name',
  name_en: 'Name_En__c',
  slug: 'Slug__c',
  class: 'Class__c',
  prime: 'Prime__c',
  stage: 'Stage__c',
  sale: 'Sale__c',
  district_uk: 'District__c',
  district_en: 'District_En__c',
  address_uk: 'Address__c',
  address_en: 'Address_En__c',
};
const sectionFields = { name_uk: 'Name', name_en: 'Name_En__c', floors: 'Floors__c', delivery: 'Delivery__c', house_type: 'House_Type__c' };
const flatFields = {
  number: 'Number__c',
  floor: 'Floor__c',
  position: 'Position__c',
  rooms: 'Rooms__c',
  area: 'Area__c',
  ceiling: 'Ceiling__c',
  balcony_area: 'Balcony_Area__c',
  price: 'Price__c',
  currency: 'Currency__c',
  status: 'Status__c',
  repair: 'Repair__c',
  brokerage: 'Brokerage__c',
};
/** The default names in an organisation; every other name of a feed is understood too. */
const statuses: Record<string, string> = { Free: 'available', Booked: 'reserved', Sold: 'sold', NotForSale: 'withdrawn' };

const ours: Record<OfficeStatus['status'], string> = { available: 'Free', reserved: 'Booked' };

type Settings = {
  session: SalesforceSession;
  /** The flats are records of this organisation. */
  ownFlats: boolean;
};

/** Projects, sections and flats of the organisation in the form for the import. Deleted ones are absent. */
export function salesforceInventory({ session, ownFlats }: Settings): InventoryPort {
  async function inventoryVersion(): Promise<string | null> {
    const answers = await session.query(
      ...['Apartment__c', 'Section__c', 'Project__c'].map((object) => `SELECT COUNT(Id) total, MAX(SystemModstamp) newest FROM ${object}`),
    );
    const counts = answers.map(([row]) => countSchema.parse(row));
    return counts[0]?.total ? JSON.stringify(counts.map(({ total, newest }) => [total, newest ?? null])) : null;
  }

  async function readInventory() {
    const [projects = [], sections = [], flats = []] = await session.query(
      `SELECT Id, ${Object.values(projectFields).join(', ')} FROM Project__c ORDER BY CreatedDate, Id`,
      `SELECT Id, Project__c, ${Object.values(sectionFields).join(', ')} FROM Section__c ORDER BY CreatedDate, Id`,
      `SELECT Id, Section__c, ${Object.values(flatFields).join(', ')}, Deal__r.Web_Deal_Id__c FROM Apartment__c ORDER BY CreatedDate, Id`,
    );
    const records = [
      ...projects.map((record) => recordOf('project', record, { fields: projectFields })),
      ...sections.map((record) => recordOf('section', record, { fields: sectionFields, parent: 'Project__c' })),
      ...flats.map((record) => recordOf('flat', record, { fields: flatFields, parent: 'Section__c' })),
    ];
    const delisted = flats.flatMap((record) => {
      const { data } = delistedSchema.safeParse(record);
      const status = statuses[String(record.Status__c)];
      if (!data || (status !== 'sold' && status !== 'withdrawn')) return [];
      return [{ id: data.Id, status, dealId: data.Deal__r?.Web_Deal_Id__c ?? null } as const];
    });
    return { records, delisted };
  }

  /** Never into `Status__c`: whether the organisation follows is decided there, by a flow that leaves a sold flat alone. */
  async function putStatuses(statuses: readonly OfficeStatus[]): Promise<void> {
    if (!ownFlats) return;
    const records = statuses.map(({ externalId, status, at }) => ({
      id: externalId,
      Web_Status__c: ours[status],
      Web_Status_At__c: at.toISOString(),
    }));
    await session.update('Apartment__c', records);
  }

  return { inventoryVersion, readInventory, putStatuses };
}

/** A record without an id, or with a value that is no plain one, is left to the import, which names it. */
function recordOf(
  kind: InventoryRecord['kind'],
  record: SalesforceRecord,
  { fields, parent }: { fields: Record<string, string>; parent?: string },
): InventoryRecord {
  const above = parent ? record[parent] : null;
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, textOf(record[field])]));
  if (values.status) values.status = statuses[values.status] ?? values.status;
  return { kind, id: named.safeParse(record).data?.Id ?? '', parent: typeof above === 'string' ? above : null, values };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';
