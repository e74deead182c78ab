import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { offer, offerTag, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { apartmentAnswerSchema } from '../../../contract/catalogue/apartments.ts';
import { offerAnswerSchema, offersAnswerSchema } from '../../../contract/content/offers.ts';

/** The API's clock is noon UTC of 21 November 2026, 14:00 in Kyiv, at 41.25 hryvnias a dollar. */
const now = '2026-11-21T12:00:00.000Z';
const gift = offer('gift', {
  tag: 'gift',
  projects: ['project-1', 'project-2'],
  rooms: [3, 4],
  effect: { kind: 'gift' },
  uk: { title: 'Комора', lead: '', gift: 'Комора', html: '', terms: [] },
  en: { title: 'Storage', lead: '', gift: 'A storage room', html: '', terms: [] },
});
const contents = someContents({
  offer_tag: [offerTag('price'), offerTag('gift')],
  offer: [
    offer('autumn', { showOnOneNews: true }),
    offer('metres', { effect: { kind: 'per_m2', minor: 206_250, currency: 'UAH' }, rooms: [2] }),
    offer('over', { until: now }),
    offer('tomorrow', { from: '2026-11-22T08:00:00.000Z' }),
    gift,
  ],
});
const flats = [
  {},
  { rooms_number: 2, area_hundredths: 6_000, price_minor: 9_000_050, section: 'S2' },
  { rooms_number: 5, price_minor: 618_750_000, price_currency: 'UAH' as const },
  { section: 'S3', rooms_number: 3 },
  { brokerage: true },
  { status: 'sold' as const, rooms_number: 2 },
];

onOneEngine('offers (§2, §3, §7)', (open) => {
  it('lists the offers that apply now in the editor’s order: none before its hour, none from its end on', async () => {
    const { client, ask } = await openApi(await open(), { flats, contents });
    const { offers } = strict(offersAnswerSchema, await client('GET /api/{locale}/offers'));
    expect(offers).toMatchObject({ total: 3, lastPage: 1 });
    expect(offers.items.map(({ slug }) => slug)).toEqual(['autumn', 'metres', 'gift']);
    expect(offers.items[0]).toMatchObject({
      title: 'Offer autumn',
      date: '2026-11-01',
      last_day: '2026-11-30',
      until: '2026-11-30T22:00:00.000Z',
      over: false,
      tag_id: 'price',
      project_ids: ['P1'],
      show_on_one_news: true,
      effect: { kind: 'percent', value: 5, currency: null, gift: '' },
    });
    expect(offers.items[1]?.effect).toEqual({ kind: 'per_m2', value: 2_062.5, currency: 'UAH', gift: '' });
    const ukrainian = (await (await ask('/api/uk/offers?per_page=1&page=3')).json()) as { offers: { items: object[]; lastPage: number } };
    expect(ukrainian.offers).toMatchObject({ items: [{ title: 'Комора', effect: { kind: 'gift', gift: 'Комора' } }], lastPage: 3 });
  });

  it('lists one tag and one project', async () => {
    const { client } = await openApi(await open(), { flats, contents });
    expect((await client('GET /api/{locale}/offers', { query: { tag: 'gift' } })).offers.items.map(({ slug }) => slug)).toEqual(['gift']);
    expect((await client('GET /api/{locale}/offers', { query: { project_id: 'P2' } })).offers.items.map(({ slug }) => slug)).toEqual([
      'gift',
    ]);
    expect((await client('GET /api/{locale}/offers', { query: { tag: 'price', project_id: 'P2' } })).offers).toEqual({
      items: [],
      total: 0,
      lastPage: 1,
    });
  });

  it('shows the price effect on flats that can be bought, by the currency of the contract and the rate of the day', async () => {
    const { client } = await openApi(await open(), { flats, contents });
    const { offer: autumn } = strict(offerAnswerSchema, await client('GET /api/{locale}/offer/{slug}', { slug: 'autumn' }));
    expect(autumn).toMatchObject({ now, html: '<p>In English.</p>', terms: ['A term.'], apartments_total: 3 });
    expect(autumn.apartments.map(({ slug }) => slug)).toEqual(['flat-0', 'flat-1', 'flat-2']);
    expect(autumn.apartments[0]).toMatchObject({
      cost_usd: 60_000,
      offer_cost_usd: 57_000,
      saving_usd: 3_000,
      cost: 2_475_000,
      offer_cost: 2_351_250,
      saving: 123_750,
    });
    expect(autumn.apartments[1]).toMatchObject({ cost_usd: 90_001, offer_cost_usd: 85_500 });
    expect(autumn.apartments[2]).toMatchObject({ cost: 6_187_500, offer_cost: 5_878_125, offer_cost_usd: 142_500 });
    const { offer: metres } = await client('GET /api/{locale}/offer/{slug}', { slug: 'metres' });
    expect(metres.apartments).toMatchObject([{ slug: 'flat-1', offer_cost_usd: 87_000, offer_cost: 3_588_750 }]);
    expect(metres.related.map(({ slug }) => slug)).toEqual(['autumn', 'gift']);
  });

  it('keeps the page of an offer that is over, without prices', async () => {
    const { client } = await openApi(await open(), { flats, contents });
    const { offer: over } = strict(offerAnswerSchema, await client('GET /api/{locale}/offer/{slug}', { slug: 'over' }));
    expect(over).toMatchObject({ over: true, apartments: [], apartments_total: 0 });
    expect(over.related.map(({ slug }) => slug)).toEqual(['autumn', 'metres', 'gift']);
  });

  it('names on a flat’s page the offers for it: none for resale, none for a sold flat', async () => {
    const { client } = await openApi(await open(), { flats, contents });
    const offersOf = async (slug: string) =>
      strict(apartmentAnswerSchema, await client('GET /api/{locale}/apartment/{slug}', { slug })).apartment.offers;
    expect(await offersOf('flat-1')).toMatchObject([
      { slug: 'autumn', title: 'Offer autumn', last_day: '2026-11-30', cost_usd: 85_500 },
      { slug: 'metres', cost_usd: 87_000, cost: 3_588_750 },
    ]);
    expect((await offersOf('flat-2')).map(({ slug }) => slug)).toEqual(['autumn', 'gift']);
    expect((await offersOf('flat-3')).map(({ slug, effect }) => [slug, effect.gift])).toEqual([['gift', 'A storage room']]);
    expect(await offersOf('flat-4')).toEqual([]);
    expect(await offersOf('flat-5')).toEqual([]);
  });

  it('is no offer for a flat of whose price it would take more than half, also when the price falls later', async () => {
    const database = await open();
    const great = offer('great', { effect: { kind: 'per_m2', minor: 100_000, currency: 'USD' }, projects: ['project-1'] });
    const { client, catalogue } = await openApi(database, {
      flats: [{}, { rooms_number: 2, price_minor: 20_000_000 }],
      contents: someContents({ offer: [great] }),
    });
    const offersOf = async (slug: string) =>
      (await client('GET /api/{locale}/apartment/{slug}', { slug })).apartment.offers.map(({ slug: of, applied }) => [of, applied]);
    const shown = async () => (await client('GET /api/{locale}/offer/{slug}', { slug: 'great' })).offer;
    expect(await offersOf('flat-0')).toEqual([]);
    expect(await offersOf('flat-1')).toEqual([['great', true]]);
    expect(await shown()).toMatchObject({ apartments: [{ slug: 'flat-1' }], apartments_total: 1 });
    await database.kysely.updateTable('apartment').set({ price_minor: 5_000_000 }).where('slug', '=', 'flat-1').execute();
    await catalogue.reload();
    expect(await offersOf('flat-1')).toEqual([]);
    const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-1' });
    expect(apartment).toMatchObject({ cost_usd: 50_000 });
    expect(await shown()).toMatchObject({ apartments: [], apartments_total: 0 });
  });

  it('shares with all pages the present offers, their tags and the promoted ones', async () => {
    const { client } = await openApi(await open(), { flats, contents });
    const { shares, share_tag_category, promotion } = await client('GET /api/{locale}/static-pages');
    expect(shares.map(({ slug }) => slug)).toEqual(['autumn', 'metres', 'gift']);
    expect(share_tag_category).toEqual([
      { id: 'price', name: 'Tag price' },
      { id: 'gift', name: 'Tag gift' },
    ]);
    expect(promotion).toEqual(['autumn']);
  });

  it('refuses unknown names and values', async () => {
    const { refused } = await openApi(await open(), { contents });
    expect(await refused('/api/en/offers?tag=weather')).toMatchObject({ status: 400, errors: { tag: ['unknown'] } });
    expect(await refused('/api/en/offers?project_id=P9')).toMatchObject({ status: 400, errors: { project_id: ['unknown'] } });
    expect(await refused('/api/en/offers?page=0&per_page=49&tag=a%20b')).toMatchObject({
      errors: { page: ['out-of-range'], per_page: ['out-of-range'], tag: ['malformed'] },
    });
    expect(await refused('/api/uk/offer/tomorrow')).toMatchObject({ status: 404, message: 'Такої акції немає.' });
    expect(await refused('/api/en/offer/nothing')).toMatchObject({ status: 404, message: 'There is no such offer.' });
  });
});
