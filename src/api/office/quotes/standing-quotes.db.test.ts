import { expect, it } from 'vitest';
import { everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { sampleXml } from '../../../domain/catalogue/import/sample-feed.ts';

const plusTwo = { by: 'percent', hundredths: 200, roundTo: 1 } as const;

onOneEngine('what new prices mean for quotes', (open) => {
  it('is the same of a rule, of a release and of a price list, and is over once they are in force', async () => {
    const database = await open();
    const office = await openOffice(database);
    await load(database, [{}, {}, {}, {}, {}, {}]);
    await office.catalogue.reload();
    const apartments = (await office.db.selectFrom('apartment').select('id').orderBy('id').execute()).map(({ id }) => id);
    const [flat = 0] = apartments;
    const { client } = await office.addPerson(everywhere('head-of-sales'), 'Олена');
    const asked = { apartmentId: flat, locale: 'uk', downPercent: null, months: null, to: null, requestId: null } as const;
    await client('POST /office/api/quotes/make', { body: { ...asked, days: 3 }, ...newKey() });
    await client('POST /office/api/quotes/make', { body: { ...asked, days: 7 }, ...newKey() });
    const one = { before: { minor: 9_850_000 }, promised: { minor: 9_850_000 }, after: { minor: 10_047_000, currency: 'USD' } };
    const expected = {
      total: 2,
      below: 2,
      sums: [{ minor: 394_000, currency: 'USD' }],
      last: '2026-12-02T09:00:00.000Z',
      quotes: [one, { ...one, flat: { number: expect.any(String) }, validUntil: '2026-12-02T09:00:00.000Z', isBelow: true }],
    };
    expect(await client('POST /office/api/prices/quotes', { body: { apartments, rule: plusTwo } })).toMatchObject(expected);
    expect(await client('POST /office/api/prices/quotes', { body: { apartments: apartments.slice(1), rule: plusTwo } })).toMatchObject({
      total: 0,
      last: null,
    });
    const body = { name: 'Дорожче', apartments, rule: plusTwo, publish: false };
    const { number } = await client('POST /office/api/prices/change', { body, ...newKey() });
    const pricesOf = () => client('GET /office/api/release/prices', { query: { number: `${number}` } });
    expect((await pricesOf()).quotes).toMatchObject(expected);
    // In four days the first is over.
    await client('POST /office/api/releases/schedule', { body: { number, version: 1, at: '2026-11-29T09:00:00.000Z' }, ...newKey() });
    expect((await pricesOf()).quotes).toMatchObject({ total: 1, below: 1 });

    const file = new Blob([sampleXml([{ price: '100470' }, { price: '90000' }, {}, {}, {}, {}])]);
    const { number: list } = (await client('POST /office/api/imports/file', { query: { name: 'Прайс.xml' }, file, ...newKey() })).import;
    const { import: read } = await client('POST /office/api/imports/read', { body: { number: list }, ...newKey() });
    expect(read.quotes).toMatchObject(expected);
    const declined = await client('POST /office/api/imports/choose', { body: { number: list, choice: 'keep' }, ...newKey() });
    expect(declined.import.quotes).toMatchObject({ total: 0 });

    await client('POST /office/api/releases/publish', { body: { number, version: 2 }, ...newKey() });
    expect((await pricesOf()).quotes).toBeNull();
  });
});
