import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someLead as lead, openCrm, someDeal, someInventory } from '../../../tests/support/services/salesforce.ts';
import { serveAnswers } from '../../../tests/support/services/serve-answers.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { salesforceCrm } from './salesforce.ts';

type Opened = Awaited<ReturnType<typeof openCrm>>;

/** All new changes, page by page, each with its cursor. */
async function all<News>(ask: (cursor: string | null) => Promise<{ change: News | null; cursor: string }[]>, from: string | null = null) {
  const change: News[] = [];
  let cursor = from;
  for (;;) {
    const changes = await ask(cursor);
    if (changes.length === 0) return { change, cursor };
    change.push(...changes.flatMap((one) => one.change ?? []));
    cursor = changes.at(-1)?.cursor ?? cursor;
  }
}

async function theDeal({ manager }: Opened) {
  const [deal] = await manager.list('Opportunity');
  if (!deal) throw new Error('there is no deal');
  return deal;
}

describe.each(['http', 'memory'] as const)('Salesforce over %s (§7)', (how) => {
  it('has a lead once however often it is sent, in its last form', async () => {
    const { port, manager } = await openCrm(how);
    await port.putLead(lead);
    await port.putLead({ ...lead, message: null, outcome: 'lost', lostReason: 'price' });
    await port.putLead({ ...lead, id: crypto.randomUUID() });
    const records = await manager.list('Lead');
    expect(records).toHaveLength(2);
    expect(records.find(({ key }) => key === lead.id)).toMatchObject({
      fields: {
        LastName: 'Олена',
        Company: 'Олена',
        Phone: '+380501234567',
        Description: null,
        LeadSource: 'Web',
        Web_Apartment__c: 'tykha-zatoka-1-143',
        Web_Language__c: 'uk',
        Web_utm_source__c: 'google',
        Web_Outcome__c: 'lost',
        Web_Lost_Reason__c: 'price',
      },
    });
  });

  it('is retried when its session has expired meanwhile', async () => {
    const { port, manager } = await openCrm(how);
    for (let told = 0; told < 45; told++) await port.putLead({ ...lead, message: String(told) });
    expect((await manager.list('Lead'))[0]?.fields.Description).toBe('44');
  });

  it('refuses for good a lead that it will never accept', async () => {
    const { port } = await openCrm(how);
    const fault = await port.putLead({ ...lead, name: '' }).catch((one: unknown) => one);
    expect(fault).toBeInstanceOf(Undeliverable);
    expect(String(fault)).not.toMatch(/380|Олена/);
  });

  it.each(how === 'memory' ? (['down', 'garbage', 'cut'] as const) : (['down', 'garbage', 'cut', 'slow'] as const))(
    'is waited for when it is %s, both ways, and gets everything when it is well',
    async (fault) => {
      const { port, crm, clock, manager } = await openCrm(how);
      await port.putLead(lead);
      crm.faults.set(fault);
      for (const ask of [() => port.putLead({ ...lead, message: 'later' }), () => port.dealChanges(null), () => port.inventoryVersion()]) {
        const fault = await ask().catch((one: unknown) => one);
        expect(fault).toBeInstanceOf(Unreachable);
        expect(String(fault)).not.toMatch(/380|Олена|simulator/);
      }
      clock.pass(1);
      await port.putLead({ ...lead, message: 'later' });
      expect((await manager.list('Lead'))[0]?.fields.Description).toBe('later');
    },
  );

  it('has a deal once, with its buyer as a contact, in its last form', async () => {
    const { port, manager } = await openCrm(how);
    await port.putDeal({ ...someDeal, state: 'held', person: null });
    await port.putDeal(someDeal);
    await port.putDeal({
      ...someDeal,
      state: 'reserved',
      paidMinor: 2_000_000,
      transfers: [{ paidOn: '2026-11-25', amountMinor: 3_000_050 }],
    });
    const [deal, ...others] = await manager.list('Opportunity');
    const [contact, ...more] = await manager.list('Contact');
    expect([others, more]).toEqual([[], []]);
    expect(contact?.fields).toMatchObject({ LastName: 'Коваль', FirstName: 'Олена', Phone: '+380501234567', Email: 'olena@example.ua' });
    expect(deal?.fields).toMatchObject({
      StageName: 'Reserved',
      Web_State__c: 'reserved',
      Web_Number__c: 12,
      Web_Contact__c: contact?.id,
      CloseDate: '2026-11-22',
      Web_Price__c: 98_500,
      Web_Currency__c: 'USD',
      Web_Paid_UAH__c: 20_000,
      Web_Transferred_UAH__c: 30_000.5,
      Web_Transfers__c: '2026-11-25 30000.5',
      Web_Flat_Id__c: 'F-143',
      Web_utm_source__c: 'google',
      Web_Offer__c: 'До Нового року',
      Web_Other_Offers__c: 'Комора до великої квартири\nДруга квартира',
    });
  });

  it('returns each change of a deal once', async () => {
    const opened = await openCrm(how);
    const { port, manager, clock } = opened;
    await port.putDeal(someDeal);
    const before = await all(port.dealChanges);
    expect(before.change).toEqual([]);
    clock.pass(1);
    await manager.move(await theDeal(opened), 'confirm');
    const confirmed = await all(port.dealChanges, before.cursor);
    const change = { dealId: someDeal.id, step: 'confirm', stepAt: clock(), contract: null, documents: [], at: clock() };
    expect(confirmed.change).toEqual([change]);
    clock.pass(1);
    // A change that was read within its second is read once more, and then never again.
    const again = await all(port.dealChanges, confirmed.cursor);
    expect(again.change).toEqual([change]);
    clock.pass(1);
    expect((await all(port.dealChanges, again.cursor)).change).toEqual([]);
    await port.putDeal({ ...someDeal, state: 'reserved', seenAt: change.at });
    expect((await all(port.dealChanges, again.cursor)).change).toEqual([]);
    await manager.moveLate(await theDeal(opened));
    expect((await all(port.dealChanges, again.cursor)).change, 'older than what was heard').toEqual([]);
  });

  it('returns a contract whole with its payments, and documents with their bytes', async () => {
    const opened = await openCrm(how);
    const { port, manager, clock } = opened;
    await port.putDeal(someDeal);
    await manager.sign(await theDeal(opened), { number: '12-2026', downPercent: 30, months: 3 });
    await manager.handOver(await theDeal(opened), 'Contract');
    const { change } = await all(port.dealChanges);
    expect(change.at(-1)).toMatchObject({
      step: 'sign',
      contract: { number: '12-2026', signedOn: '2026-11-21', total: { minor: 9_850_000, currency: 'USD' } },
      documents: [{ kind: 'contract', name: 'Contract-12.pdf', mediaType: 'application/pdf' }],
    });
    const payments = change.at(-1)?.contract?.payments ?? [];
    expect(payments.map(({ dueOn }) => dueOn)).toEqual(['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21']);
    expect(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(9_850_000);
    const [document] = change.at(-1)?.documents ?? [];
    const bytes = await port.readDocument(document?.externalId ?? '');
    expect([bytes.length, Buffer.from(bytes).toString('latin1').slice(0, 5)]).toEqual([document?.bytes, '%PDF-']);
    clock.pass(1);
    await manager.markPaid(await theDeal(opened));
    const paid = await all(port.dealChanges);
    expect(paid.change.at(-1)?.contract?.payments[0]).toEqual({
      dueOn: '2026-11-21',
      amountMinor: 2_955_000,
      paidMinor: 2_955_000,
      paidOn: '2026-11-21',
    });
    await expect(port.readDocument('068000000000000')).rejects.toBeInstanceOf(Undeliverable);
  });

  it('names an unreadable record by its id and goes on with the rest', async () => {
    const { port, manager, crm, unreadable } = await openCrm(how);
    await port.putDeal(someDeal);
    await port.putDeal({ ...someDeal, id: crypto.randomUUID(), number: 13 });
    for (const deal of await manager.list('Opportunity')) {
      await manager.sign(deal, { number: '1', downPercent: 100, months: 0 });
      await manager.handOver(deal, 'Act');
    }
    const [contract] = await manager.list('Web_Contract__c');
    const [document] = await manager.list('ContentVersion');
    await crm.organisation.write('Web_Contract__c', contract?.id ?? '', { Signed_On__c: 'вчора, Олена' });
    await crm.organisation.write('ContentVersion', document?.id ?? '', { ContentSize: 11 * 1024 * 1024 });
    const { change } = await all(port.dealChanges);
    expect(new Set(change.map(({ dealId }) => dealId)).size).toBe(2);
    expect(change.filter((one) => one.contract).length).toBeGreaterThan(0);
    expect(new Set(change.map((one) => `${one.step} ${one.contract !== null} ${one.documents.length}`)).size).toBe(2);
    const named = JSON.stringify(unreadable);
    expect(named).toContain(contract?.id);
    expect(named).toContain(document?.id);
    expect(named).not.toContain('Олена');
  });

  it('returns the messages and the state of a request', async () => {
    const { port, manager, clock, unreadable } = await openCrm(how);
    await port.putLead(lead);
    await port.putMessage({ id: crypto.randomUUID(), requestId: lead.id, text: 'А паркінг?', at: clock() });
    const [record] = await manager.list('Lead');
    if (!record) throw new Error('there is no lead');
    await manager.setLead(record, 'Working - Contacted');
    const answer = await manager.answer(record, 'Є, два рівні.');
    const { change } = await all(port.crmReplies);
    expect(change.at(-1)).toEqual({
      requestId: lead.id,
      at: clock(),
      state: 'called',
      messages: [{ crmId: answer.id, text: 'Є, два рівні.', at: clock() }],
    });
    await manager.setLead(record, 'Дзвонити Олені');
    expect((await all(port.crmReplies)).change.at(-1)?.state).toBeNull();
    expect(JSON.stringify(unreadable)).not.toContain('Олен');
  });

  it('reads more changes than one answer holds, none twice and none left out', async () => {
    const opened = await openCrm(how);
    const { port, manager, clock } = opened;
    const ids = Array.from({ length: 45 }, () => crypto.randomUUID());
    for (const [at, id] of ids.entries()) await port.putDeal({ ...someDeal, id, number: at, person: null });
    for (const deal of await manager.list('Opportunity')) {
      await manager.move(deal, 'confirm');
      clock.pass(0.01);
    }
    const { change } = await all(port.dealChanges);
    expect(change.map(({ dealId }) => dealId).toSorted()).toEqual(ids.toSorted());
  });

  it('sees a change that was saved before others and committed after them', async () => {
    const opened = await openCrm(how);
    const { port, manager, clock, crm } = opened;
    await port.putDeal(someDeal);
    const late = await theDeal(opened);
    await port.putDeal({ ...someDeal, id: crypto.randomUUID() });
    clock.pass(5);
    for (const deal of await manager.list('Opportunity')) if (deal.id !== late.id) await manager.move(deal, 'confirm');
    const { cursor, change } = await all(port.dealChanges);
    expect(change).toHaveLength(1);
    clock.pass(-2);
    await crm.organisation.write('Opportunity', late.id, { Web_Hand_Stage__c: 'Cancelled', Web_Hand_At__c: clock().toISOString() });
    clock.pass(3);
    expect((await all(port.dealChanges, cursor)).change.map(({ dealId, step }) => [dealId, step])).toContainEqual([someDeal.id, 'cancel']);
  });

  it('has the flats of the site, and returns a changed one', async () => {
    const { port, manager } = await openCrm(how);
    expect(await port.inventoryVersion()).toBeNull();
    const flat = await manager.findFlat('tykha-zatoka-1-144');
    if (!flat) throw new Error('there is no flat');
    await manager.setFlat(flat, { Price__c: 97_000.5 });
    const version = await port.inventoryVersion();
    await manager.setFlat(flat, { Status__c: 'Sold' });
    expect(await port.inventoryVersion()).toBe(version);
    const { records, delisted } = await port.readInventory();
    expect(records.map(({ id }) => id)).toEqual(['P-1', 'S-1', 'F-143', 'F-144', 'F-145']);
    const { address: _, ...known } = someInventory[2]?.values ?? {};
    expect(records[2]).toEqual({ kind: 'flat', id: 'F-143', parent: 'S-1', values: { ...known, area: '62.4', price: '98500' } });
    expect(records.at(-2)?.values).toMatchObject({ price: '97000.5', status: 'sold' });
    expect(delisted).toEqual([{ id: 'F-144', status: 'sold', dealId: null }]);
  });
});

it('a secret that the organisation does not know is a fault that repeats neither (§7)', async () => {
  const { clock, crm, manager } = await openCrm();
  const address = await serveAnswers(crm.answer);
  const log = { warn: () => undefined };
  const port = salesforceCrm({ address, clientId: crm.clientId, clientSecret: 'wrong-secret', clock, ownFlats: false, log });
  const fault = await port.putLead(lead).catch((one: unknown) => one);
  expect(String(fault)).not.toMatch(/wrong-secret|Олена/);
  expect(await manager.list('Lead')).toEqual([]);
});

it('every field that an organisation needs is named where an operator looks for it', () => {
  const guide = readFileSync('docs/how-to/connect-salesforce.md', 'utf8');
  const sources = ['salesforce-deals', 'salesforce-leads', 'salesforce-inventory', 'read-deals']
    .map((name) => readFileSync(`src/integrations/crm/${name}.ts`, 'utf8'))
    .join('\n');
  const fields = new Set([...sources.matchAll(/\b[A-Z]\w*__c\b/g)].map(([field]) => field));
  expect(fields.size).toBeGreaterThan(40);
  expect([...fields].filter((field) => !guide.includes(`\`${field}\``))).toEqual([]);
});
