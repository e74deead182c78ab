import { expect, it } from 'vitest';
import type { FlatSeed } from '../../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../../tests/support/deals/deal-stories.ts';
import type { DealTerms } from '../deals.ts';

onEachEngine('payments of deals', (open) => {
  const build = (flats?: FlatSeed[], terms?: Partial<DealTerms>) => buildDeals(open, flats, terms);

  it('reserves for 72 hours when the money has come, and refunds by the rule (§1)', async () => {
    const { paying, clock, shown, cancel, messages, deals, step, someClient } = await build([{}, {}]);
    const olena = await someClient();
    const { deal, say, payment } = await paying(olena);
    expect(payment).toMatchObject({ state: 'created', amountMinor: 2_000_000, pageUrl: `/bank/${payment.id}` });
    expect(await say('pending')).toBe('noted');
    expect(await say('paid')).toBe('reserved');
    expect(await say('paid')).toBe('noted');
    expect(await say('failed')).toBe('noted');
    expect(await shown()).toEqual(['reserved', '2026-11-24T12:00:00.000Z', true]);
    const reserved = await deals.getDeal({ clientId: olena, dealId: deal.id });
    expect(reserved).toMatchObject({ state: 'reserved', allowed: ['extend', 'cancel'], refund: { minor: 2_000_000, percent: 100 } });
    expect((await messages('sms')).map(({ payload }) => payload)).toEqual([
      {
        client: olena,
        to: '+380501234567',
        text: expect.stringMatching(/^1-кімнатна квартира № 1 .* за вами до 24 листопада, 14:00 за Києвом\. Ціна 60 000 \$\./),
      },
    ]);
    await step(olena, deal.id, { kind: 'extend' });
    expect(await shown()).toEqual(['reserved', '2026-11-27T12:00:00.000Z', true]);
    clock.pass(hours(24));
    expect(await cancel(olena, deal.id)).toMatchObject({
      value: { state: 'cancelled', payments: [{ state: 'refunding', refundMinor: 1_600_000 }] },
    });
    expect((await messages('refund')).map(({ payload }) => payload)).toEqual([
      { provider: 'bank', paymentId: payment.id, reference: `invoice-${payment.id}`, amountMinor: 1_600_000, refundId: payment.id },
    ]);
    expect(await say('refunded')).toBe('noted');
    expect((await deals.getDeal({ clientId: olena, dealId: deal.id }))?.payments).toMatchObject([{ state: 'refunded' }]);
  });

  it('honours a late payment while the flat is free, and refunds every other (§1)', async () => {
    const { paying, clock, made, cancel, deals, messages, flat, other, third, ids, join, shown, people } = await build([{}, {}, {}, {}]);
    const [olena, petro, ivan] = await people(3);
    const late = await paying(olena);
    clock.pass(20);
    expect(await late.say('paid')).toBe('honoured');
    expect(await shown()).toEqual(['reserved', '2026-11-24T12:20:00.000Z', true]);
    const taken = await paying(petro, other);
    clock.pass(15);
    await made(ivan, other);
    expect(await taken.say('paid')).toBe('refunded');
    const letGo = await paying(petro, ids[3]);
    await join(ivan, ids[3] ?? 0);
    const waitedFor = await paying(petro, third);
    clock.pass(16);
    expect(await letGo.say('paid'), 'a hold that nobody paid gives no turn').toBe('honoured');
    const between = await paying(olena, third);
    await between.say('paid');
    await join(ivan, third);
    await cancel(olena, between.deal.id);
    expect(await waitedFor.say('paid')).toBe('refunded');
    const ended = await paying(ivan, third);
    await cancel(ivan, ended.deal.id);
    expect(await ended.say('paid')).toBe('refunded');
    expect((await messages('refund')).map(({ payload }) => payload.amountMinor)).toEqual([2_000_000, 2_000_000, 2_000_000, 2_000_000]);
    expect(await deals.applyPaymentEvent({ paymentId: 'nobody', reference: 'nothing', state: 'paid', amountMinor: 1, at: clock() })).toBe(
      'noted',
    );
    expect(flat).not.toBe(other);
  });

  it('notifies the client and the CRM of money that goes back at once, with the reason (§1)', async () => {
    const { paying, clock, cancel, deals, messages, other, third, people } = await build([{}, {}, {}]);
    const [olena, petro, ivan] = await people(3);
    const twice = await paying(olena);
    await twice.say('failed');
    clock.pass(1);
    const again = await deals.openPayment({ clientId: olena, dealId: twice.deal.id, returnUrl: '/account/' });
    const second = again.ok ? again.value.payments.at(-1)?.id : undefined;
    await twice.say('paid');
    clock.pass(1);
    const late = await paying(petro, other);
    await cancel(petro, late.deal.id);
    const part = await paying(ivan, third);
    clock.pass(1);
    const before = new Set((await messages('crm-deal')).map(({ key }) => key));
    const news = { paymentId: second ?? '', reference: `invoice-${second}`, state: 'paid', amountMinor: 2_000_000, at: clock() } as const;
    expect(await deals.applyPaymentEvent(news)).toBe('refunded');
    expect(await late.say('paid')).toBe('refunded');
    expect(await part.say('paid', clock(), 1_999_999)).toBe('refunded');
    const updated = (await messages('crm-deal')).filter(({ key }) => !before.has(key)).map(({ payload }) => payload.deal);
    expect(new Set(updated)).toEqual(new Set([twice.deal.id, late.deal.id, part.deal.id]));
    const sms = (await messages('sms')).map(({ payload }) => String(payload.text)).filter((text) => text.includes('не зараховано'));
    expect(sms).toHaveLength(3);
    expect(sms).toContain(
      'Платіж 20 000 ₴ за 1-кімнатну квартиру № 2 («Проєкт 1») не зараховано: він надійшов запізно. Повертаємо гроші на вашу картку.',
    );
    const letters = (await messages('letter-deal')).filter(({ payload }) => payload.about === 'refund');
    expect(letters.map(({ key }) => key).toSorted()).toEqual(
      [
        [twice.deal.id, second],
        [late.deal.id, late.payment.id],
        [part.deal.id, part.payment.id],
      ]
        .map(([deal, payment]) => `letter-deal:refund:${deal}:${payment}`)
        .toSorted(),
    );
    const written = await Promise.all(
      letters.map(({ payload }) => deals.writeDealLetter(payload as Parameters<typeof deals.writeDealLetter>[0])),
    );
    const texts = written.map((one) => one?.text.replaceAll('\u00a0', ' ') ?? '').join();
    for (const why of ['ви вже заплатили раніше', 'він надійшов запізно', 'це не вся сума'])
      expect(texts).toMatch(new RegExp(`Платіж за угодою \\d+ ми не зарахували: ${why}\\.`));
    expect(texts).toContain('Повертаємо 20 000 ₴ на картку');
  });

  it('retains the hold after a failed payment and a second try, and refunds double and partial payments (§1)', async () => {
    const { paying, deals, clock, bank, other, someClient } = await build([{}, {}]);
    const olena = await someClient();
    const { deal, say, payment } = await paying(olena);
    await deals.openPayment({ clientId: olena, dealId: deal.id, returnUrl: '/account/' });
    expect(bank.invoices).toHaveLength(1);
    clock.pass(1);
    expect(await say('failed')).toBe('noted');
    const again = await deals.openPayment({ clientId: olena, dealId: deal.id, returnUrl: '/account/' });
    expect(again).toMatchObject({ value: { state: 'held', allowed: ['person', 'pay', 'ask-manager', 'extend', 'cancel'] } });
    expect(bank.invoices).toHaveLength(2);
    const second = bank.invoices[1]?.paymentId ?? '';
    expect(second).not.toBe(payment.id);
    const paid = (at: Date) =>
      deals.applyPaymentEvent({ paymentId: second, reference: `invoice-${second}`, state: 'paid', amountMinor: 2_000_000, at });
    expect(await paid(clock())).toBe('reserved');
    clock.pass(1);
    expect(await say('paid')).toBe('refunded');
    const short = await paying(olena, other);
    expect(await short.say('paid', clock(), 1_999_999)).toBe('refunded');
  });
});
