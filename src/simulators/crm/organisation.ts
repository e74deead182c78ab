import { createHash } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';
import { jsonStore } from '../json-store.ts';
import { inOrder, MalformedQuery, meets, parseSoql, type Question } from './soql.ts';

/** A record of Salesforce; `key` is the external id of ours under which it was written, or its own. */
export type CrmRecord = { id: string; object: string; key: string; fields: Record<string, unknown>; createdAt: string; changedAt: string };

const prefixes: Record<string, string> = {
  ...{ Account: '001', Contact: '003', Opportunity: '006', Lead: '00Q', ContentVersion: '068', ContentDocumentLink: '06A' },
  ...{ Web_Contract__c: 'a0C', Web_Payment__c: 'a0P', Web_Message__c: 'a0M', Project__c: 'a00', Section__c: 'a01', Apartment__c: 'a02' },
};
/** The target of a relation: `Lead__r` is the record that `Lead__c` names. */
const relations: Record<string, [object: string, field: string]> = {
  Account: ['Account', 'AccountId'],
  Lead__r: ['Lead', 'Lead__c'],
  Web_Contact__r: ['Contact', 'Web_Contact__c'],
  Contract__r: ['Web_Contract__c', 'Contract__c'],
  Deal__r: ['Opportunity', 'Deal__c'],
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

export type Refused = { refused: string };
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
    await store.put({ ...record, id: storeId(object, id), store: id });
    return record;
  }

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

  async function query(soql: string): Promise<Record<string, unknown>[] | Refused> {
    try {
      return await answer(parseSoql(soql));
    } catch (fault) {
      if (fault instanceof MalformedQuery) return { refused: fault.message };
      throw fault;
    }
  }

  async function answer(question: Question): Promise<Record<string, unknown>[]> {
    const { object, totals, where, order, limit } = question;
    // Flats without a change here are as the site has them: there is nothing new to read.
    const rows = totals.length > 0 ? await stored(object) : await everything(object);
    const related = await relatedTo(question);
    const read = (row: CrmRecord, field: string) => valueIn(row, field, related);
    const found = rows.filter((row) => meets(where, (field) => read(row, field)));
    if (totals.length > 0) {
      const ofAll = {
        COUNT: found.length,
        MAX:
          found
            .map((row) => row.changedAt)
            .toSorted()
            .at(-1) ?? null,
      };
      return [Object.fromEntries(totals.map(({ alias, of }) => [alias, ofAll[of]]))];
    }
    found.sort(inOrder(order, read as never) as (a: CrmRecord, b: CrmRecord) => number);
    return found.slice(0, limit).map((row) => answerRow(row, question.fields, read));
  }

  async function relatedTo({ fields, where }: Question): Promise<Map<string, CrmRecord>> {
    const asked = `${fields.join(' ')} ${JSON.stringify(where)}`;
    const objects = Object.entries(relations).flatMap(([name, [object]]) => (asked.includes(`${name}.`) ? [object] : []));
    const records = await Promise.all(objects.map((object) => stored(object)));
    return new Map(records.flat().map((record) => [record.id, record]));
  }

  return { find, stored, everything, write, add, upsert, query };
}
export type Organisation = ReturnType<typeof makeOrganisation>;

function valueIn(row: CrmRecord, field: string, related: ReadonlyMap<string, CrmRecord>): unknown {
  if (field === 'Id') return row.id;
  if (field === 'SystemModstamp') return row.changedAt;
  if (field === 'CreatedDate') return row.createdAt;
  const [relation = '', rest] = field.split('.');
  if (rest === undefined) return row.fields[field] ?? null;
  const target = related.get(String(row.fields[relations[relation]?.[1] ?? ''] ?? ''));
  return target ? valueIn(target, rest, related) : null;
}

/** Fields of a relation stand in a record of their own. */
function answerRow(row: CrmRecord, fields: string[], read: (row: CrmRecord, field: string) => unknown): Record<string, unknown> {
  const answered: Record<string, unknown> = { attributes: { type: row.object } };
  for (const field of fields) {
    const [relation = '', rest] = field.split('.');
    if (rest === undefined) answered[field] = read(row, field);
    else answered[relation] = { [rest]: read(row, field) };
  }
  return answered;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 15);
const isInventoryObject = (object: string): boolean => ['Project__c', 'Section__c', 'Apartment__c'].includes(object);

const statuses: Record<string, string> = { available: 'Free', reserved: 'Booked', sold: 'Sold' };

function salesforceFields({ kind, parent, values }: InventoryRecord): [object: string, fields: Record<string, unknown>] {
  const { name_uk: Name, name_en: Name_En__c } = values;
  if (kind === 'project') return ['Project__c', { Name, Name_En__c, Slug__c: values.slug }];
  if (kind === 'section')
    return ['Section__c', { Name, Name_En__c, Project__c: parent, Floors__c: Number(values.floors), Delivery__c: values.delivery }];
  const number = (name: string) => (values[name] ? Number(values[name]) : null);
  return [
    'Apartment__c',
    {
      ...{
        Section__c: parent,
        Number__c: values.number,
        Floor__c: number('floor'),
        Position__c: number('position'),
        Rooms__c: number('rooms'),
      },
      ...{
        Area__c: number('area'),
        Ceiling__c: number('ceiling'),
        Balcony_Area__c: number('balcony_area'),
        Price__c: number('price'),
        Currency__c: values.currency,
      },
      ...{ Status__c: statuses[values.status ?? ''] ?? 'Free', Repair__c: values.repair, Brokerage__c: values.brokerage === 'true' },
      Web_Slug__c: values.address,
    },
  ];
}
