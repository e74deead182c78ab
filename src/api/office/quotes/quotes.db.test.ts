import { expect, it } from 'vitest';
import { addDeal, addFlat } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

onOneEngine('quotes in the office', (open) => {
  async function build() {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const flat = await addFlat(office);
    await office.catalogue.reload();
    const wanted = { apartmentId: flat, days: 3, locale: 'uk', downPercent: null, months: null, to: null, requestId: null } as const;
    const make = (asked: object = {}) => oksana.client('POST /office/api/quotes/make', { body: { ...wanted, ...asked }, ...newKey() });
    const sent = async () =>
      (await office.db
        .selectFrom('outbox' as never)
        .select(['kind', 'payload'] as never)
        .execute()) as { kind: string; payload: object }[];
    return { office, oksana, flat, make, sent };
  }

  it('a manager sends one by SMS or e-mail, or has the link, and sees it with the flat and with the request', async () => {
    const { office, oksana, flat, make, sent } = await build();
    const { quote } = await make({ to: '050 123 45 67', requestId: 'request-1' });
    expect(quote).toMatchObject({
      price: { minor: 5_000_000, currency: 'USD' },
      validUntil: '2026-11-28T09:00:00.000Z',
      isOver: false,
      channel: 'sms',
      by: { id: oksana.id, name: 'Оксана' },
      openings: { count: 0, first: null, last: null },
      dealNumber: null,
    });
    expect(quote.url).toBe(`https://example.test/quote/${quote.code}/`);
    const [sms] = (await sent()).filter(({ kind }) => kind === 'sms');
    expect(sms?.payload).toEqual({ to: '+380501234567', text: expect.stringContaining(quote.url) });
    expect((await make({ to: 'olena@example.ua', locale: 'en' })).quote.url).toContain('/en/quote/');
    const [letter] = (await sent()).filter(({ kind }) => kind === 'letter-deal');
    const written = await office.deals.writeDealLetter(letter?.payload as never);
    expect([written?.to, written?.subject]).toEqual(['olena@example.ua', expect.stringContaining('$50,000')]);
    const link = (await make()).quote;
    expect([link.channel, (await sent()).length]).toEqual(['link', 2]);
    const of = async (kind: 'apartment' | 'request', id: string) =>
      (await oksana.client('GET /office/api/quotes', { query: { of: kind, id } })).quotes.map(({ number }) => number);
    expect(await of('apartment', String(flat))).toEqual([3, 2, 1]);
    expect(await of('request', 'request-1')).toEqual([1]);
    expect(await of('request', 'request-2')).toEqual([]);
  });

  it('one request is one quote', async () => {
    const { office, oksana, flat } = await build();
    const body = { apartmentId: flat, days: 1, locale: 'uk', downPercent: null, months: null, to: null, requestId: null } as const;
    const key = newKey();
    const one = await oksana.client('POST /office/api/quotes/make', { body, ...key });
    expect(await oksana.client('POST /office/api/quotes/make', { body, ...key })).toEqual(one);
    expect(await office.db.selectFrom('quote').select('number').execute()).toHaveLength(1);
  });

  it('promises nothing that the flat, its terms or the rules do not allow, and leaves nothing then', async () => {
    const { office, make, sent } = await build();
    for (const wrong of [{ to: 'olena' }, { to: '123' }, { to: '' }, { days: 0 }, { days: 15 }, { months: 121 }, { downPercent: 101 }])
      expect([wrong, await codeOf(make(wrong))]).toEqual([wrong, 'bad-fields']);
    // Without terms of instalments there is a quote, but none with a chosen plan.
    expect(await codeOf(make({ months: 12 }))).toBe('bad-fields');
    expect(await codeOf(make({ apartmentId: 999_999 }))).toBe('unknown-apartment');
    await addDeal(office, { projectId: 'p1', ownerId: null });
    const { apartment_id: taken } = await office.db.selectFrom('deal').select('apartment_id').executeTakeFirstOrThrow();
    await office.catalogue.reload();
    expect(await codeOf(make({ apartmentId: taken }))).toBe('apartment-taken');
    const sold = await addFlat(office);
    await office.db
      .updateTable('apartment' as never)
      .set({ status: 'sold' } as never)
      .where('id' as never, '=', sold as never)
      .execute();
    await office.catalogue.reload();
    expect(await codeOf(make({ apartmentId: sold }))).toBe('not-for-sale');
    expect(await office.db.selectFrom('quote').select('number').execute()).toEqual([]);
    expect((await sent()).filter(({ kind }) => kind === 'letter-deal')).toEqual([]);
  });
});
