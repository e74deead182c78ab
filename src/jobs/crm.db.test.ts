import { expect, it, onTestFinished } from 'vitest';
import { consultationForm, logIn, postJson } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { openOffice } from '../../tests/support/deals/sales-office.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import { systemClock } from '../base/clock.ts';
import { leadAnswerSchema } from '../contract/leads/leads.ts';
import { makeReleases } from '../domain/releases/releases.ts';
import type { OpenKysely } from '../platform/database/database.ts';
import { makeOutbox } from '../platform/outbox/outbox.ts';
import { dealHandlers } from './deliver-to-crm.ts';
import { followCrm } from './follow-crm.ts';

const noon = () => movableClock('2026-11-21T12:00:00Z');

onOneEngine('an app and its CRM (§7)', (open) => {
  it('sends a deal as it is at the time of delivery, so that a late message has no old state', async () => {
    const office = await openOffice(await open(), noon());
    const olena = await office.buyer();
    await olena.send('update', { deal_id: olena.id, step: 'ask-manager' });
    const { fields } = await olena.inCrm();
    expect(fields).toMatchObject({
      StageName: 'Manager Asked',
      Web_State__c: 'requested',
      Web_Flat_Id__c: 'A0',
      Web_Phone__c: olena.phone,
    });
    await office.db
      .updateTable('outbox')
      .set({ state: 'waiting', payload: { deal: olena.id } as never })
      .where('kind', '=', 'crm-deal')
      .execute();
    await olena.send('cancel', { deal_id: olena.id });
    expect((await olena.inCrm()).fields).toMatchObject({ StageName: 'Cancelled', Web_State__c: 'cancelled' });
    expect(JSON.stringify(office.logged)).not.toMatch(/380|Коваль|olena/);
  });

  it('hears what a release puts on sale and takes off, and its undo, but never over a sale or a later word of its own', async () => {
    const office = await openOffice(await open(), noon(), 3);
    const { db, ids, catalogue, content, manager, outbox, clock, importCrmInventory } = office;
    const releases = makeReleases({ db, clock, content, flats: catalogue.plannedFlats });
    const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
    const say = async (at: number, Status__c: string) => {
      clock.pass(1);
      await manager.setFlat(await office.flatInCrm(at), { Status__c });
    };
    const readCrm = async () => {
      clock.pass(1);
      await importCrmInventory();
    };
    const deliver = async () => {
      clock.pass(1);
      await outbox.deliverDue();
    };
    const here = async () => (await db.selectFrom('apartment').select('status').orderBy('id').execute()).map(({ status }) => status);
    const there = async () =>
      Promise.all([0, 1, 2].map(async (at) => (await office.flatInCrm(at)).fields).map(async (fields) => (await fields).Status__c));
    const standing = async () => (await catalogue.plannedFlats.standing(9)).standing.map(({ status }) => status);

    await say(0, 'Booked');
    await readCrm();
    expect(await here()).toEqual(['reserved', 'available', 'available']);
    const [first = 0, second = 0, third = 0] = ids;
    const by = crypto.randomUUID();
    const made = await inOne((transaction) =>
      releases.makeFlatsRelease(transaction, { name: 'Друга черга', by, apartments: [first], change: { status: 'available' } }),
    );
    if (!made.ok) throw new Error(made.refusal.kind);
    const { number } = made.value;
    const off = { apartments: [second, third], change: { status: 'reserved' } } as const;
    await inOne((transaction) => releases.changeFlats(transaction, { number, version: 1, ...off, apartments: [second, third] }));
    await inOne((transaction) => releases.publish(transaction, { number, version: 2, mayPrice: true }));
    expect(await here()).toEqual(['available', 'reserved', 'reserved']);
    await say(2, 'Sold');
    await deliver();
    expect((await office.flatInCrm()).fields).toMatchObject({
      Web_Status__c: 'Free',
      Web_Status_At__c: expect.any(String),
      Price__c: 60_000,
    });
    expect(await there()).toEqual(['Free', 'Booked', 'Sold']);
    await readCrm();
    expect([await here(), await standing()]).toEqual([['available', 'reserved', 'sold'], []]);

    await say(1, 'Free');
    await readCrm();
    const message = { state: 'waiting', payload: { flats: [first, second, third] } as never } as const;
    await db.updateTable('outbox').set(message).where('kind', '=', 'crm-flats').execute();
    await deliver();
    expect(await there(), 'a message that comes twice').toEqual(['Free', 'Free', 'Sold']);

    const undone = await inOne((transaction) => releases.undo(transaction, { number, version: 3, mayPrice: true }));
    expect(undone).toMatchObject({ value: { leftFlats: { statuses: [second, third] } } });
    await say(1, 'Booked');
    await readCrm();
    expect([await here(), await standing()], 'before the CRM has heard').toEqual([['reserved', 'reserved', 'sold'], ['reserved']]);
    await deliver();
    expect(await there()).toEqual(['Booked', 'Booked', 'Sold']);
    await readCrm();
    expect([await here(), await standing()]).toEqual([['reserved', 'reserved', 'sold'], []]);
  });

  it('gives no turn of the waitlist on a flat that was sold elsewhere', async () => {
    const office = await openOffice(await open(), noon());
    const { deals, db, ids, manager, importCrmInventory, clock } = office;
    const olena = await office.buyer();
    const waiting = { clientId: crypto.randomUUID(), apartmentId: ids[0] ?? 0, phone: '+380501112233', locale: 'uk' } as const;
    await db.transaction().execute((trx: OpenKysely) => deals.joinWaitlist(trx, waiting));
    await manager.setFlat(await office.flatInCrm(), { Status__c: 'Sold' });
    await importCrmInventory();
    expect((await olena.deal()).state).toBe('cancelled');
    for (let hours = 0; hours < 3; hours++) {
      await deals.endDue();
      clock.pass(60);
    }
    expect(await olena.flat()).toMatchObject({ status: 'sold' });
    expect(await db.selectFrom('outbox').select('key').where('kind', '=', 'sms').where('key', 'like', 'sms:turn%').execute()).toEqual([]);
  });

  it('shows the client a contract with its payments and documents, and changes a price but not a frozen one', async () => {
    const office = await openOffice(await open(), noon(), 2);
    const olena = await office.buyer();
    await office.manager.sign(await olena.inCrm(), { number: '7-2026', downPercent: 40, months: 2 });
    await office.manager.handOver(await olena.inCrm(), 'Contract');
    await office.manager.setFlat(await office.flatInCrm(), { Price__c: 61_000 });
    await office.manager.setFlat(await office.flatInCrm(1), { Price__c: 59_000 });
    await office.applyCrmChanges();
    await office.importCrmInventory();
    const { state, contract, papers } = await olena.deal();
    expect([state, contract?.number, contract?.payments.length]).toEqual(['contract', '7-2026', 3]);
    expect(papers.map(({ kind }) => kind)).toEqual(['contract']);
    expect(await olena.flat()).toMatchObject({ price_minor: 6_100_000, status: 'reserved' });
    expect((await olena.inCrm()).fields.Web_Price__c).toBe(60_000);
    await office.manager.markPaid(await olena.inCrm());
    office.clock.pass(0.1);
    await office.applyCrmChanges();
    expect((await olena.deal()).contract?.payments[0]).toMatchObject({ state: 'paid' });
    // Plans, rooms and benefits are not in the CRM's inventory, and stay.
    const flat = await office.db.selectFrom('apartment').select(['layout_id', 'ceiling_cm', 'area_hundredths']).executeTakeFirstOrThrow();
    expect(flat).toMatchObject({ layout_id: expect.any(Number), ceiling_cm: 280, area_hundredths: 4_000 });
  });

  it('shows a manager’s answer once in the client’s account, notifies the client, and sends the client’s messages to the CRM', async () => {
    const office = await openOffice(await open(), noon());
    const { ask, leads, manager, applyCrmChanges, outbox, clock, db } = office;
    const { headers } = await logIn(office, consultationForm.phone);
    const { id } = leadAnswerSchema.parse(
      await (await ask('/api/uk/consultation', postJson({ ...consultationForm, message: 'А паркінг?' }))).json(),
    );
    await outbox.deliverDue();
    const [lead] = await manager.list('Lead');
    if (!lead) throw new Error('the CRM has no lead');
    await manager.setLead(lead, 'Closed - Converted');
    await manager.answer(lead, 'Є, два рівні.');
    await applyCrmChanges();
    clock.pass(1);
    await manager.sendAgain(lead);
    await applyCrmChanges();
    const request = async () => (await leads.requestsOf(consultationForm.phone))[0];
    expect(await request()).toMatchObject({
      id,
      state: 'closed',
      messages: [{ author: 'client' }, { author: 'manager', text: 'Є, два рівні.' }],
    });
    const sms = await db.selectFrom('outbox').select('payload').where('kind', '=', 'sms').execute();
    expect(sms).toMatchObject([
      { payload: { to: consultationForm.phone, text: expect.stringContaining('https://example.test/account/') } },
    ]);

    const said = await leads.sayInRequest({
      phone: consultationForm.phone,
      requestId: id,
      idempotencyKey: 'a-key-of-mine',
      text: 'Дякую, а ціна?',
    });
    expect([said.ok, headers.authorization.length > 20]).toEqual([true, true]);
    await outbox.deliverDue();
    const messages = await manager.list('Web_Message__c');
    expect(messages.filter(({ fields }) => fields.From_Client__c).map(({ fields }) => [fields.Text__c, fields.Lead__c])).toEqual([
      ['Дякую, а ціна?', lead.id],
    ]);
    clock.pass(1);
    await manager.sendAgain(lead);
    await applyCrmChanges();
    expect(await request(), 'what the CRM says again does not close it').toMatchObject({ state: 'new' });
  });
});

onOneEngine('a CRM that is down (§8)', (open) => {
  it('does not block a booking, is noticed at its return without a poll, and then gets all messages', async () => {
    const office = await openOffice(await open(), systemClock, 2);
    const olena = await office.buyer();
    await olena.move('confirm');
    office.crm.faults.set('down');
    const { stop } = followCrm({ everySeconds: 3_600, rounds: [office.applyCrmChanges, office.importCrmInventory], log: office.log });
    onTestFinished(stop);
    await expect.poll(() => office.logged.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const petro = await office.buyer(1);
    expect((await office.ask('/api/uk/apartments')).status).toBe(200);
    expect((await petro.deal()).state).toBe('held');
    await office.outbox.deliverDue();
    office.crm.faults.set(null);
    await expect.poll(async () => (await olena.deal()).state, { timeout: 10_000, interval: 50 }).toBe('reserved');
    const outages = office.logged.filter((line) => String(line).startsWith('the CRM could not be reached'));
    expect(outages).toHaveLength(1);
    const late = makeOutbox({
      db: office.db,
      watch: () => () => undefined,
      log: office.log,
      clock: () => new Date(systemClock().getTime() + 61_000),
      handlers: dealHandlers(office.crm.port, office.deals),
    });
    await late.deliverDue();
    const known = (await office.manager.list('Opportunity')).map(({ key, fields }) => [key, fields.Web_State__c]);
    expect(known.toSorted()).toEqual(
      [
        [olena.id, 'reserved'],
        [petro.id, 'held'],
      ].toSorted(),
    );
  });
});
