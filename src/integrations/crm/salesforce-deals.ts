import type { Clock } from '../../base/clock.ts';
import { kyivDay } from '../../base/kyiv-time.ts';
import { minorPerMajor } from '../../base/money.ts';
import type { CrmDeal, CrmDealChange, DealsCrmPort } from '../../domain/deals/crm-port.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { type Change, changedSince, placeAfter } from './changed-records.ts';
import { type ReadDeals, readDeals } from './read-deals.ts';
import { quotedList, type SalesforceSession } from './salesforce-session.ts';
import { stageOf } from './stages.ts';

/** Deals whose changes are read at once. */
const page = 20;
const largestDocument = 10 * 1024 * 1024;
/** All contacts of the site belong to one account, so that every salesperson sees them. */
const account = { Account: { Web_Id__c: 'website' } };
const ownAccount = { field: 'Web_Id__c', value: 'website' };

const changesOfDeals = [
  { object: 'Opportunity', fields: '', where: 'Web_Deal_Id__c != null' },
  { object: 'Web_Contract__c', fields: 'Opportunity__c', where: '' },
  { object: 'Web_Payment__c', fields: 'Contract__r.Opportunity__c', where: '' },
  { object: 'ContentVersion', fields: 'ContentDocumentId', where: 'IsLatest = true AND Web_Kind__c != null' },
];

type Settings = {
  session: SalesforceSession;
  clock: Clock;
  /** The flats are records of this organisation, so that a deal can point at its own. */
  ownFlats: boolean;
  /** Names a record that cannot be read; it must repeat nothing of it. */
  onUnreadable: (about: { object: string; id: string; why: string }) => void;
};

/** Deals as opportunities, the buyer as a contact, and the changes of staff to them. */
export function salesforceDeals({ session, clock, ownFlats, onUnreadable }: Settings): DealsCrmPort {
  const read: ReadDeals = { session, onUnreadable };
  let hasAccount = false;

  async function putDeal(deal: CrmDeal): Promise<void> {
    if (!hasAccount) await session.upsert('Account', ownAccount, { Name: 'Website' });
    hasAccount = true;
    if (deal.person) await session.upsert('Contact', { field: 'Web_Phone__c', value: deal.phone }, contactFields(deal, deal.person));
    await session.upsert('Opportunity', { field: 'Web_Deal_Id__c', value: deal.id }, opportunityFields(deal, ownFlats));
  }

  async function dealChanges(cursor: string | null) {
    const changes = await changedSince(session, { sources: changesOfDeals, cursor, now: clock() });
    const groups = byDeal(changes, await dealsOfDocuments(changes));
    const found: { change: CrmDealChange | null; cursor: string }[] = [];
    const next = groups.slice(0, page);
    const change = await readDeals(read, [...new Set(next.flatMap(({ deal }) => deal ?? []))]);
    let place = cursor;
    for (const { deal, changes: ofDeal } of next) {
      place = placeAfter(place, ofDeal, clock());
      found.push({ change: (deal !== null && change.get(deal)) || null, cursor: place });
    }
    return found;
  }

  /** A file belongs to the record that it is linked to. */
  async function dealsOfDocuments(changes: readonly Change[]): Promise<Map<string, string[]>> {
    const files = [...new Set(changes.flatMap(({ record }) => textIn(record, 'ContentDocumentId') ?? []))].slice(0, 200);
    if (files.length === 0) return new Map();
    const [links = []] = await session.query(
      `SELECT ContentDocumentId, LinkedEntityId FROM ContentDocumentLink WHERE ContentDocumentId IN ${quotedList(files)}`,
    );
    const found = new Map<string, string[]>();
    for (const link of links) {
      const [file, deal] = [textIn(link, 'ContentDocumentId'), textIn(link, 'LinkedEntityId')];
      if (file && deal?.startsWith('006')) found.set(file, [...(found.get(file) ?? []), deal]);
    }
    return found;
  }

  async function readDocument(externalId: string): Promise<Uint8Array> {
    const bytes = await session.readFile(externalId);
    if (!bytes || bytes.length === 0 || bytes.length > largestDocument) throw new Undeliverable('salesforce has no such document of ours');
    return bytes;
  }

  return { putDeal, dealChanges, readDocument };
}

type Group = { deal: string | null; changes: Change[] };

/** The changes of each deal together, in the order in which the first of each was made; changes without a deal are skipped. */
function byDeal(changes: readonly Change[], documents: ReadonlyMap<string, string[]>): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const deals = dealsOf(change, documents);
    for (const deal of deals.length > 0 ? deals : [null]) {
      const key = deal ?? `${change.object} ${change.id}`;
      const group = groups.get(key) ?? { deal, changes: [] };
      group.changes.push(change);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function dealsOf({ object, id, record }: Change, documents: ReadonlyMap<string, string[]>): string[] {
  if (object === 'Opportunity') return [id];
  if (object === 'ContentVersion') return documents.get(textIn(record, 'ContentDocumentId') ?? '') ?? [];
  const deal = object === 'Web_Payment__c' ? textIn(record.Contract__r, 'Opportunity__c') : textIn(record, 'Opportunity__c');
  return deal ? [deal] : [];
}

function textIn(record: unknown, field: string): string | null {
  const value = (record as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

const contactFields = ({ phone, locale }: CrmDeal, { lastname, firstname, patronymic, inn, email }: NonNullable<CrmDeal['person']>) => ({
  ...account,
  LastName: lastname,
  FirstName: firstname,
  Web_Patronymic__c: patronymic,
  Web_Tax_Number__c: inn,
  Email: email,
  Phone: phone,
  Web_Language__c: locale,
});

const namesOf = (offers: CrmDeal['offers']) => (offers.length > 0 ? offers.map(({ title }) => title).join('\n') : null);

const major = (minor: number) => minor / minorPerMajor;

function opportunityFields(deal: CrmDeal, ownFlats: boolean) {
  const { apartment, endsAt, endedAt, madeAt } = deal;
  return {
    ...account,
    Name: `${apartment.slug} · ${deal.number}`,
    StageName: stageOf[deal.state],
    CloseDate: kyivDay(endedAt ?? endsAt ?? madeAt),
    ...(deal.person && { Web_Contact__r: { Web_Phone__c: deal.phone } }),
    ...(ownFlats && { Web_Apartment__c: apartment.externalId }),
    Web_Number__c: deal.number,
    Web_State__c: deal.state,
    Web_Way__c: deal.way,
    Web_Phone__c: deal.phone,
    Web_Flat__c: apartment.slug,
    Web_Flat_Id__c: apartment.externalId,
    Web_Language__c: deal.locale,
    Web_Made_At__c: madeAt.toISOString(),
    Web_Ends_At__c: endsAt?.toISOString() ?? null,
    Web_Ended_At__c: endedAt?.toISOString() ?? null,
    Web_Heard_At__c: deal.seenAt?.toISOString() ?? null,
    Web_Price__c: major(deal.price.minor),
    Web_Currency__c: deal.price.currency,
    Web_Offer__c: deal.offers.find(({ applied }) => applied)?.title.slice(0, 255) ?? null,
    Web_Other_Offers__c: namesOf(deal.offers.filter(({ applied }) => !applied)),
    Web_Price_UAH__c: major(deal.uahMinor),
    Web_Deposit_UAH__c: major(deal.depositMinor),
    Web_Paid_UAH__c: major(deal.paidMinor),
    Web_Refund_UAH__c: major(deal.refundMinor),
    Web_Transferred_UAH__c: major(deal.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    Web_Transfers__c: deal.transfers.map(({ paidOn, amountMinor }) => `${paidOn} ${major(amountMinor)}`).join('\n') || null,
    ...Object.fromEntries(Object.entries(deal.campaign).map(([key, value]) => [`Web_${key}__c`, value])),
  };
}
