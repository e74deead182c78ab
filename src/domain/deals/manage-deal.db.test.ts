import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { openDeals, somePerson } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { Contract, CrmDealChange, StaffStep } from './deals.ts';
import { type State, states } from './states.ts';

const contract: Contract = {
  number: 'Д-7',
  signedOn: '2026-11-21',
  total: { minor: 6_000_000, currency: 'USD' },
  payments: [
    { dueOn: '2026-12-01', amountMinor: 2_000_000, paidMinor: 2_000_000, paidOn: '2026-11-25' },
    { dueOn: '2027-03-01', amountMinor: 4_000_000, paidMinor: 0, paidOn: null },
  ],
};

onEachEngine('commands of staff on a deal', (open, engine) => {
  async function build(flats = 1) {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const ids = await seedCatalogue(
      database.kysely,
      Array.from({ length: flats }, () => ({})),
    );
    const app = await openDeals(database, { clock });
    const { db, deals } = app;
    const [flat = 0] = ids;
    const shown = async (id = flat) => {
      const row = await db.selectFrom('apartment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return [row.status, row.booking_expiration?.toISOString() ?? null, row.in_deal];
    };
    const outbox = async (kind: string) => {
      const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('created_at').orderBy('key').execute();
      return rows.map(({ payload }) => payload as Record<string, unknown>);
    };
    const held = async (client: string, id = flat) => {
      const answer = await app.hold(client, id);
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      await app.step(client, answer.value.id, { kind: 'person', person: somePerson });
      return answer.value.id;
    };
    /** Opens the bank's page; returns a function that reports the payment. */
    const paying = async (client: string, dealId: string) => {
      const opened = await deals.openPayment({ clientId: client, dealId, returnUrl: '/' });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
      const paymentId = opened.value.payments.at(-1)?.id ?? '';
      return () =>
        deals.applyPaymentEvent({ paymentId, reference: `invoice-${paymentId}`, state: 'paid', amountMinor: 2_000_000, at: clock() });
    };
    const olena = await app.someClient();
    const own = (dealId: string, clientId = olena) => deals.getDeal({ clientId, dealId });
    const contractOf = async (dealId: string) => {
      const deal = await own(dealId);
      return deal && ((await deals.listWhole([deal]))[0]?.contract ?? null);
    };
    const notified = (dealId: string, change: Partial<CrmDealChange>): CrmDealChange => ({
      dealId,
      at: clock(),
      step: null,
      stepAt: null,
      contract: null,
      documents: [],
      ...change,
    });
    return { ...app, clock, ids, flat, shown, outbox, held, paying, olena, own, notified, contractOf };
  }

  // 35 deals of their own: once is enough.
  if (engine === 'postgres')
    it('leads to the state of the table from every state, and repeated changes nothing (§1)', async () => {
      const steps: StaffStep[] = ['confirm', 'sign', 'complete', 'cancel', 'withdraw'];
      const { ids, manage, cancel, step, clock, someClient, held, own } = await build(states.length * steps.length);
      const into: Record<State, (client: string, id: string) => Promise<unknown>> = {
        held: async () => undefined,
        requested: (client, id) => step(client, id, { kind: 'ask-manager' }),
        reserved: (_, id) => manage(id, 'confirm'),
        contract: (_, id) => manage(id, 'sign'),
        completed: async (_, id) => [await manage(id, 'sign'), await manage(id, 'complete')],
        cancelled: (client, id) => cancel(client, id),
        expired: async () => undefined,
      };
      const got: Record<string, (string | undefined)[]> = {};
      // Those that expire first, because the time that they need would end the others too.
      for (const [at, state] of (['expired', ...states.filter((one) => one !== 'expired')] as State[]).entries()) {
        const row = await Promise.all(
          steps.map(async (_, n) => {
            const client = await someClient();
            const id = await held(client, ids[at * steps.length + n]);
            await into[state](client, id);
            return { client, id };
          }),
        );
        if (state === 'expired') clock.pass(16);
        for (const [n, { client, id }] of row.entries()) {
          const first = await manage(id, steps[n] as StaffStep);
          const after = await own(id, client);
          const again = await manage(id, steps[n] as StaffStep);
          const last = await own(id, client);
          expect(last).toEqual(after);
          expect(again.ok).toBe(first.ok);
          if (!first.ok) expect(first.refusal).toMatchObject({ kind: 'not-now', state });
          got[state] = [...(got[state] ?? []), first.ok ? after?.state : 'refused'];
        }
      }
      expect(got).toEqual({
        held: ['reserved', 'contract', 'refused', 'cancelled', 'cancelled'],
        requested: ['reserved', 'contract', 'refused', 'cancelled', 'cancelled'],
        reserved: ['reserved', 'contract', 'refused', 'cancelled', 'cancelled'],
        contract: ['refused', 'contract', 'completed', 'refused', 'cancelled'],
        completed: ['refused', 'refused', 'completed', 'refused', 'refused'],
        cancelled: ['refused', 'refused', 'refused', 'cancelled', 'cancelled'],
        expired: ['refused', 'refused', 'refused', 'refused', 'refused'],
      });
    });

  it('reserves, puts under contract and sells a flat, and notifies its buyer each time (§5, §6)', async () => {
    const { manage, held, step, olena, shown, own, outbox, join, someClient, flat, deals, clock, cancel } = await build();
    const id = await held(olena);
    await step(olena, id, { kind: 'ask-manager' });
    const waiter = await someClient();
    await join(waiter, flat);
    expect(await manage(id, 'confirm')).toMatchObject({ value: { state: 'reserved', allowed: ['extend', 'cancel'] } });
    expect(await shown()).toEqual(['reserved', '2026-11-24T12:00:00.000Z', true]);
    clock.pass(60);
    expect(await manage(id, 'sign', contract)).toMatchObject({ value: { state: 'contract', endsAt: null, allowed: [] } });
    expect(await cancel(olena, id)).toMatchObject({ refusal: { kind: 'not-now', state: 'contract' } });
    clock.pass(60 * 24 * 40);
    await deals.endDue();
    expect(await shown()).toEqual(['reserved', null, true]);
    expect(await manage(id, 'complete')).toMatchObject({ value: { state: 'completed', endedAt: clock() } });
    expect(await shown()).toEqual(['sold', null, true]);
    expect(await deals.placeInWaitlist({ clientId: waiter, apartmentId: flat })).toEqual({ place: null, turn: null, isOpen: true });
    expect((await own(id))?.history.map(({ who, why }) => `${who} ${why}`)).toEqual([
      'client make',
      'client person',
      'client ask-manager',
      'manager confirm',
      'manager sign',
      'manager complete',
    ]);
    expect((await outbox('sms')).map(({ text }) => text)).toEqual([
      '1-кімнатна квартира № 1 («Проєкт 1»): заброньовано за вами до 24 листопада, 14:00 за Києвом. Ціна 60 000 $. Угода й наступні кроки: https://example.test/account/',
      'Договір на 1-кімнатну квартиру № 1 («Проєкт 1») підписано. Графік платежів: https://example.test/account/objects/',
      '1-кімнатна квартира № 1 («Проєкт 1») ваша. Вітаємо! Усі папери тут: https://example.test/account/objects/',
    ]);
    const letters = await Promise.all(
      (await outbox('letter-deal')).map((task) => deals.writeDealLetter(task as Parameters<typeof deals.writeDealLetter>[0])),
    );
    expect(letters.map((letter) => letter?.subject)).toEqual([
      '1-кімнатну квартиру № 1 заброньовано за вами',
      'Договір на 1-кімнатну квартиру № 1 підписано',
      '1-кімнатна квартира № 1 — ваша',
    ]);
    expect(letters[0]?.text.replace(/\s+/g, ' ')).toContain('Ціна квартири — 60 000 $. Доки діє бронь, вона не зміниться.');
    expect(letters[1]?.text.replace(/\s+/g, ' ')).toContain(
      'Договір № Д-7 від 21 листопада 2026. Найближчий платіж — 40 000 $ до 1 березня 2027.',
    );
    expect(letters[1]?.text).toContain('https://example.test/account/objects/');
  });

  it('sends the new end of a booking that is prolonged, by staff at any time and by the client once it is reserved (§5)', async () => {
    const { manage, held, paying, olena, step, outbox, deals } = await build();
    const id = await held(olena);
    const texts = async () => (await outbox('sms')).map(({ text }) => String(text));
    await step(olena, id, { kind: 'extend' });
    expect(await texts(), 'the client sees the timer of a hold').toEqual([]);
    await manage(id, 'extend');
    await (await paying(olena, id))();
    await manage(id, 'extend');
    await step(olena, id, { kind: 'extend' });
    expect((await texts()).filter((text) => text.includes('продовжено'))).toEqual([
      'Бронь 1-кімнатної квартири № 1 («Проєкт 1») продовжено до 21 листопада, 14:45 за Києвом. Ціна 60 000 $. Угода: https://example.test/account/',
      'Бронь 1-кімнатної квартири № 1 («Проєкт 1») продовжено до 27 листопада, 14:00 за Києвом. Ціна 60 000 $. Угода: https://example.test/account/',
      'Бронь 1-кімнатної квартири № 1 («Проєкт 1») продовжено до 30 листопада, 14:00 за Києвом. Ціна 60 000 $. Угода: https://example.test/account/',
    ]);
    const written = await Promise.all(
      (await outbox('letter-deal')).map((task) => deals.writeDealLetter(task as Parameters<typeof deals.writeDealLetter>[0])),
    );
    const extended = written.filter((letter) => letter?.subject === 'Бронь 1-кімнатної квартири № 1 продовжено');
    const words = extended.map((letter) => letter?.text.replace(/\s+/g, ' '));
    expect(words).toHaveLength(3);
    const last = words.find((text) => text?.includes('Тепер вона діє до 30 листопада, 14:00 за Києвом.'));
    expect(last).toContain('Ціна квартири — 60 000 $.');
    expect(last).toContain('https://example.test/account/');
  });

  it('asks for everything back when staff end a deal, however late, and offers the flat to the waitlist (§1)', async () => {
    const { decide, manage, held, paying, olena, shown, own, outbox, join, someClient, flat, clock, deals } = await build();
    const id = await held(olena);
    await (await paying(olena, id))();
    await manage(id, 'sign', contract);
    const waiter = await someClient();
    await join(waiter, flat);
    clock.pass(60 * 24 * 30);
    expect(await manage(id, 'withdraw')).toMatchObject({
      value: { state: 'cancelled', payments: [{ state: 'paid', refundMinor: 0, askedMinor: 2_000_000 }] },
    });
    expect(await outbox('refund')).toEqual([]);
    expect(await shown()).toEqual(['reserved', new Date(clock().getTime() + 86_400_000).toISOString(), true]);
    expect(await deals.placeInWaitlist({ clientId: waiter, apartmentId: flat })).toMatchObject({ place: 1, turn: { from: clock() } });
    expect((await own(id))?.history.at(-1)).toMatchObject({ who: 'manager', from: 'contract', to: 'cancelled', why: 'withdraw' });
    clock.pass(1);
    expect(await decide(id)).toMatchObject({ ok: true });
    expect(await own(id)).toMatchObject({ payments: [{ state: 'refunding', refundMinor: 2_000_000, askedMinor: 0 }] });
    expect(await outbox('refund')).toMatchObject([{ amountMinor: 2_000_000 }]);
    expect((await outbox('sms')).map(({ text }) => String(text).replace(/\u00a0/g, ' ')).slice(2)).toEqual([
      'Угоду щодо 1-кімнатної квартири № 1 («Проєкт 1») закрито. Повернення 20 000 ₴ погоджуємо: щойно надішлемо гроші, напишемо.',
      expect.stringContaining('звільнилася'),
      'Повертаємо 20 000 ₴ за 1-кімнатну квартиру № 1 («Проєкт 1») на вашу картку.',
    ]);
  });

  it('takes the deposit of a page that was open when the manager confirmed, and changes no time by it (§1)', async () => {
    const { manage, held, paying, olena, own, clock } = await build();
    const id = await held(olena);
    const pay = await paying(olena, id);
    await manage(id, 'confirm');
    const until = (await own(id))?.endsAt;
    clock.pass(5);
    expect([await pay(), await pay()]).toEqual(['kept', 'noted']);
    expect(await own(id)).toMatchObject({ state: 'reserved', endsAt: until, refund: { minor: 2_000_000 }, payments: [{ state: 'paid' }] });
  });

  it('offers a flat that is not for sale any more to no client of the waitlist (§1)', async () => {
    const { held, olena, join, someClient, flat, clock, db, deals, outbox, shown } = await build();
    await held(olena);
    await join(await someClient(), flat);
    await db.updateTable('apartment').set({ listed: false }).where('id', '=', flat).execute();
    clock.pass(20);
    await deals.endDue();
    expect(await outbox('sms')).toEqual([]);
    expect(await shown()).toEqual(['available', null, false]);
  });

  it('applies them from the CRM: an older or repeated change, or one of an ended deal, changes nothing (§8)', async () => {
    const { hear, notified, held, olena, own, clock, outbox, deals, contractOf } = await build();
    const id = await held(olena);
    const documents = ['v1', 'v2'].map(
      (externalId) => ({ externalId, kind: 'act', name: 'Акт.pdf', mediaType: 'application/pdf', bytes: 3 }) as const,
    );
    const read = documents.map((document) => ({ document, content: new TextEncoder().encode(document.externalId) }));
    // A contract that is only being prepared.
    expect(await hear(notified(id, { contract }))).toBe('taken');
    expect(await contractOf(id)).toBeNull();
    clock.pass(1);
    const before = clock();
    clock.pass(1);
    const signed = notified(id, { step: 'sign', contract, documents });
    expect(await hear(signed, read)).toBe('taken');
    const after = await own(id);
    const first = await deals.listDocuments([id]);
    expect([await hear(signed, read), await hear(notified(id, { at: before, step: 'cancel' }))]).toEqual(['taken', 'noted']);
    expect([await own(id), await deals.listDocuments([id])]).toEqual([after, first]);
    expect(first.map(({ kind, bytes }) => [kind, bytes])).toEqual([
      ['act', 2],
      ['act', 2],
    ]);
    clock.pass(1);
    const later: Contract = { ...contract, number: 'Д-7/2', payments: contract.payments.slice(1) };
    await hear(notified(id, { contract: later }));
    expect(await contractOf(id)).toEqual({ ...later, deposit: null });
    expect(await deals.missingDocuments({ dealId: id, documents })).toEqual([]);

    clock.pass(1);
    expect(await hear(notified(id, { step: 'withdraw' }))).toBe('taken');
    const messages = (await outbox('crm-deal')).length;
    clock.pass(1);
    const late = notified(id, { step: 'complete', contract, documents: [] });
    expect([await hear(late), await hear(late)]).toEqual(['noted', 'noted']);
    expect(await own(id)).toMatchObject({ state: 'cancelled' });
    expect(await outbox('crm-deal')).toHaveLength(messages + 1);
    expect([await hear(notified(crypto.randomUUID(), { step: 'sign' })), await hear(notified('?', { step: 'sign' }))]).toEqual([
      'noted',
      'noted',
    ]);
  });

  it('stores that a deal was signed and completed when the CRM reports both at once (§8)', async () => {
    const { hear, notified, held, olena, own } = await build();
    const id = await held(olena);
    expect(await hear(notified(id, { step: 'complete', contract }))).toBe('taken');
    expect((await own(id))?.history.slice(-2)).toMatchObject([
      { who: 'crm', from: 'held', to: 'contract', why: 'sign' },
      { who: 'crm', from: 'contract', to: 'completed', why: 'complete' },
    ]);
  });
});
