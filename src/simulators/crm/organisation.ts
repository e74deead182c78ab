import { createHash } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';
import { jsonStore } from '../json-store.ts';
import { answerQuery } from './organisation-queries.ts';
import { isInventoryObject, salesforceFields } from './salesforce-fields.ts';
import { type CrmRecord, type Refused, relations } from './salesforce-records.ts';

const prefixes: Record<string, string> = {
  Account: '001',
  Contact: '003',
  Opportunity: '006',
  Lead: '00Q',
  ContentVersion: '068',
  ContentDocumentLink: '06A',
  Web_Contract__c: 'a0C',
  Web_Payment__c: 'a0P',
  Web_Message__c: 'a0M',
  Project__c: 'a00',
  Section__c: 'a01',
  Apartment__c: 'a02',
};
/** The default fields of a record. */
const defaults: Record<string, Record<string, unknown>> = { Lead: { Status: 'Open - Not Contacted' } };
const required: Record<string, string[]> = {
  Lead: ['LastName', 'Company'],
  Contact: ['LastName'],
  Opportunity: ['Name', 'StageName', 'CloseDate'],
};
const most = 2_000;
/** Before the first change. */
const epoch = '2026-01-01T00:00:00.000Z';

/** A request of Salesforce's collections of records. */
export type Update = { records: ({ attributes: { type: string }; id: string } & Record<string, unknown>)[] };

type Settings = {
  folder: string;
  clock: Clock;
  /** The developer's flats, as the organisation has them before a person changes them here. */
  inventoryExport: () => Promise<InventoryRecord[]>;
};

/** The records of an organisation. Flats that were not changed here are those of the site. */
export function makeOrganisation({ folder, clock, inventoryExport }: Settings) {
  const store = jsonStore<CrmRecord & { store: string }>(folder, most);
  const storeId = (object: string, id: string) => `${object}-${hashOf(id)}`;
  const idOf = (object: string, key: string) => `${prefixes[object] ?? 'a99'}${hashOf(key)}`;

  async function stored(object?: string): Promise<CrmRecord[]> {
    const all = await store.list(most);
    return all.filter((record) => object === undefined || record.object === object).map(withId);
  }
  const withId = ({ store: own, ...record }: CrmRecord & { store: string }): CrmRecord => ({ ...record, id: own });

  async function find(object: string, id: string): Promise<CrmRecord | null> {
    const known = await store.find(storeId(object, id));
    if (known) return withId(known);
    return isInventoryObject(object) ? ((await fromInventory(object)).find((record) => record.id === id) ?? null) : null;
  }

  /** All records of an object; of flats also the unchanged ones. */
  async function everything(object: string): Promise<CrmRecord[]> {
    const own = await stored(object);
    if (!isInventoryObject(object)) return own;
    const touched = new Set(own.map(({ id }) => id));
    return [...(await fromInventory(object)).filter(({ id }) => !touched.has(id)), ...own];
  }

  async function fromInventory(object: string): Promise<CrmRecord[]> {
    return (await inventoryExport()).flatMap((record, at) => {
      const [named, fields] = salesforceFields(record);
      // In the order of the inventory.
      const createdAt = new Date(Date.parse(epoch) + at * 1_000).toISOString();
      return named === object ? [{ id: record.id, object, key: record.id, fields, createdAt, changedAt: epoch }] : [];
    });
  }

  /** Writes a record whole or in part, as of now. */
  async function write(object: string, id: string, fields: Record<string, unknown>, key?: string): Promise<CrmRecord> {
    const before = await find(object, id);
    const now = clock().toISOString();
    const record = {
      id,
      object,
      key: key ?? before?.key ?? id,
      fields: { ...before?.fields, ...fields },
      createdAt: before?.createdAt ?? now,
      changedAt: now,
    };
    await put(record);
    return record;
  }
  const put = (record: CrmRecord) => store.put({ ...record, id: storeId(record.object, record.id), store: record.id });

  const add = (object: string, fields: Record<string, unknown>) => write(object, idOf(object, crypto.randomUUID()), fields);

  /** An upsert by an external id, relations by theirs; the code of the refusal when Salesforce would refuse it. */
  async function upsert(
    object: string,
    field: string,
    key: string,
    given: Record<string, unknown>,
  ): Promise<Refused | { id: string; created: boolean }> {
    const fields: Record<string, unknown> = { [field]: key };
    for (const [name, value] of Object.entries(given)) {
      const relation = relations[name];
      if (!relation) {
        fields[name] = value;
        continue;
      }
      const [named] = Object.values(value as Record<string, string>);
      const target = await find(relation[0], idOf(relation[0], named ?? ''));
      if (!target) return { refused: 'INVALID_FIELD' };
      fields[relation[1]] = target.id;
    }
    const id = idOf(object, key);
    const before = await find(object, id);
    const whole = { ...defaults[object], ...before?.fields, ...fields };
    if ((required[object] ?? []).some((name) => !whole[name])) return { refused: 'REQUIRED_FIELD_MISSING' };
    await write(object, id, whole, key);
    return { id, created: !before };
  }

  /** Several records of one object, each by its own id; what is not there is named. */
  async function update({ records }: Update) {
    const known = new Map((await everything(records[0]?.attributes.type ?? '')).map((record) => [record.id, record]));
    const outcomes = [];
    for (const { attributes: _, id, ...given } of records) {
      const before = known.get(id);
      const fields = before && followOffice(before.fields, given);
      if (before && fields) await put({ ...before, fields, changedAt: clock().toISOString() });
      outcomes.push(before ? { id, success: true, errors: [] } : { success: false, errors: [{ statusCode: 'NOT_FOUND', fields: [] }] });
    }
    return outcomes;
  }

  const query = (soql: string) => answerQuery({ stored, everything }, soql);
  return { find, stored, everything, write, add, upsert, update, query };
}
export type Organisation = ReturnType<typeof makeOrganisation>;

/** The organisation's automation: a flat gets the status that the office has given it, but for one that is sold or withdrawn. */
function followOffice(before: CrmRecord['fields'], given: CrmRecord['fields']): CrmRecord['fields'] {
  const isNew = given.Web_Status_At__c !== before.Web_Status_At__c && ['Free', 'Booked'].includes(String(before.Status__c));
  return { ...before, ...given, ...(isNew && { Status__c: given.Web_Status__c }) };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 15);
