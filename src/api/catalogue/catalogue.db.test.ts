import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from '../../contract/catalogue/apartments.ts';

onOneEngine('the catalogue over HTTP', (open) => {
  it('lists flats in the format of the contract, with rounded plans', async () => {
    const { client } = await openApi(await open(), {
      flats: [{ benefits: ['B1'] }, { section: 'S3', price_minor: 412_500_000, price_currency: 'UAH' }],
    });
    const { apartments } = strict(
      apartmentsAnswerSchema,
      await client('GET /api/{locale}/apartments', { query: { usd: '1', sort: 'price_desc', per_page: '1' } }),
    );
    expect(apartments).toMatchObject({ total: 2, lastPage: 2, relax: null });
    expect(apartments.items[0]).toMatchObject({
      slug: 'flat-1',
      cost: 4_125_000,
      cost_usd: 100_000,
      cost_m2: 103_125,
      cost_m2_usd: 2_500,
      area: 40,
      project: { name: 'Project 2', prime: true },
      plan: { width: 620, rooms: [{ area: 12.46 }] },
    });
    expect(apartments.facets.project_id).toEqual({ P1: 1, P2: 1 });
    expect(apartments.bounds).toMatchObject({ costFromUSD: 60_000, costToUSD: 100_000, areaFrom: 40, floorTo: 3 });
  });

  it('§7 §9 understands every name of the query', async () => {
    const { client } = await openApi(await open(), {
      flats: [{}, { section: 'S3', rooms_number: 6, floor: 9, area_hundredths: 9_050, benefits: ['B2'], price_minor: 15_000_000 }],
    });
    const slugs = async (query: string) =>
      (await client('GET /api/{locale}/apartments', { query })).apartments.items.map(({ slug }) => slug);
    for (const query of [
      'project_id=P2',
      'section_id=S3,S2',
      'roomsNumber=3,4',
      'roomsNumber=3&roomsNumber=4',
      'submission_date=2028-Q2',
      'benefit_id=B2',
      'usd=1&costFrom=150000&costTo=150000',
      'costFrom=6187500&usd=0',
      'areaFrom=90.5&areaTo=90.50',
      'floorFrom=9',
      'sort=area_desc&per_page=1',
      'page=2&per_page=1',
    ])
      expect([query, await slugs(query)]).toEqual([query, ['flat-1']]);
    expect(await slugs('page=40')).toEqual([]);
    expect(await slugs('project_id=&costFrom=&page=&sort=')).toEqual(['flat-0', 'flat-1']);
    expect(await slugs('brockarage=1')).toEqual([]);
    expect((await client('GET /api/{locale}/apartments', { query: { project_id: 'P2', roomsNumber: '1' } })).apartments.relax).toEqual({
      filter: 'project_id',
      total: 1,
    });
  });

  it('lists plans with the flats that have them, and sun, view and ways of each flat as its own pages have them', async () => {
    const { client, ask } = await openApi(await open(), {
      flats: [{ floor: 3 }, { floor: 5, price_minor: 5_900_000 }, { section: 'S3', floor: 2 }, { floor: 9, status: 'sold' }],
    });
    const list = async (query: string) =>
      strict(apartmentsAnswerSchema, await client('GET /api/{locale}/apartments', { query: `sort=fit&${query}` })).apartments;
    const { items, total, plans, lastPage } = await list('by_plan=1&per_page=1');
    expect({ total, plans, lastPage }).toEqual({ total: 3, plans: 2, lastPage: 2 });
    const both = [...items, ...(await list('by_plan=1&per_page=1&page=2')).items];
    expect(new Map(both.map(({ slug, same_plan }) => [slug, same_plan]))).toEqual(
      new Map([
        ['flat-1', { total: 2, floor_from: 3, floor_to: 5 }],
        ['flat-2', { total: 1, floor_from: 2, floor_to: 2 }],
      ]),
    );
    const flats = await list('');
    expect(flats).toMatchObject({ total: 3, lastPage: 1 });
    expect([flats.plans, ...flats.items.map(({ same_plan }) => same_plan)]).toEqual(Array(4).fill(undefined));

    const drawn = flats.items.find(({ slug }) => slug === 'flat-0');
    const { outlook } = await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' });
    const [march] = outlook?.days ?? [];
    // Its only room is the whole of its sun; the neighbour of its outlook is not built yet.
    expect(drawn?.sun).toEqual({ ...outlook?.rooms[0]?.days[0]?.now, sunrise: march?.sunrise, sunset: march?.sunset });
    expect(drawn?.view).toEqual({ azimuth: 60, open: 100, nearest: null });
    expect(drawn?.walks).toEqual({ metro: null, school: { name: 'Lyceum', minutes: expect.any(Number) }, shelter: { minutes: 3 } });
    const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' });
    expect([apartment.sun, apartment.view, apartment.walks]).toEqual([drawn?.sun, drawn?.view, drawn?.walks]);
    expect(apartment.lookalikes.find(({ slug }) => slug === 'flat-1')?.walks).toEqual(drawn?.walks);
    const elsewhere = flats.items.find(({ slug }) => slug === 'flat-2');
    expect(elsewhere).toMatchObject({ sun: null, view: null, walks: { metro: null, school: null, shelter: null } });
    const ukrainian = (await (await ask('/api/uk/apartments?project_id=P1')).json()) as typeof apartmentsAnswerSchema._zod.output;
    expect(ukrainian.apartments.items[0]?.walks.school?.name).toBe('Ліцей');
  });

  it('shows a finished building as handed over on its flats, its chessboard and its quarter, whatever the quarter says', async () => {
    const { client, db, catalogue } = await openApi(await open(), { flats: [{}, { section: 'S2' }, { section: 'S3' }] });
    const standing = async () => {
      const { apartments } = await client('GET /api/{locale}/apartments', { query: '' });
      const { board } = await client('GET /api/{locale}/project/{slug}/board', { slug: 'project-1' });
      return {
        flats: apartments.items.map(({ slug, handed_over }) => [slug, handed_over]),
        page: (await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' })).apartment.handed_over,
        board: board.sections.map(({ handed_over }) => handed_over),
        quarters: (await client('GET /api/{locale}/static-pages')).filters.handed_over_dates,
      };
    };
    expect(await standing()).toMatchObject({ page: false, board: [false, false], quarters: [] });
    await db.updateTable('project').set({ stage: 'done' }).where('slug', '=', 'project-1').execute();
    await catalogue.reload();
    expect(await standing()).toEqual({
      flats: [
        ['flat-0', true],
        ['flat-1', true],
        ['flat-2', false],
      ],
      page: true,
      board: [true, true],
      quarters: ['2027-Q1', '2027-Q4'],
    });
  });

  it('shows one flat with all data of its page', async () => {
    const { client, db, ids } = await openApi(await open(), {
      flats: [{ status: 'held', booking_expiration: new Date('2026-11-21T12:15:00Z'), benefits: ['B1'] }, { price_minor: 6_100_000 }],
    });
    const price = {
      apartment_id: ids[0] ?? 0,
      price_minor: 1,
      price_currency: 'USD' as const,
      uah_minor: 250_000_000,
      usd_minor: 6_000_000,
    };
    await db
      .insertInto('price_history')
      .values([
        { ...price, changed_at: new Date('2026-11-01T21:59:00Z') },
        { ...price, changed_at: new Date('2026-11-01T22:01:00Z'), usd_minor: 6_100_000 },
        { ...price, changed_at: new Date('2026-11-02T10:00:00Z'), usd_minor: 6_200_000 },
      ])
      .execute();
    await db
      .insertInto('room_area')
      .values({ apartment_id: ids[0] ?? 0, position: 1, room_id: 'r1', label: 'kitchen', area_hundredths: 1_234 })
      .execute();
    const { apartment } = strict(apartmentAnswerSchema, await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' }));
    expect(apartment).toMatchObject({
      status: 'held',
      booking_expiration: '2026-11-21 14:15:00',
      ceiling_height: 2.8,
      balcony_area: 4.65,
      repair: 'white_box',
      house_type: 'monolith_frame',
      rooms: [{ id: 'r1', label: 'kitchen', area: 12.34 }],
      rate: { value: '41.2500', date: '2026-11-20', source: 'NBU' },
    });
    expect(apartment.price_history.map(({ date, cost_usd }) => [date, cost_usd])).toEqual([
      ['2026-11-01', 60_000],
      ['2026-11-02', 62_000],
      // Ends with today's price, regardless of the rate at which the last change was stored.
      ['2026-11-20', 60_000],
    ]);
    expect(apartment.price_history.at(-1)).toMatchObject({ cost: apartment.cost, cost_usd: apartment.cost_usd });
    expect(apartment.lookalikes.map(({ slug }) => slug)).toEqual(['flat-1']);
    expect(apartment.floor_flats.map(({ slug }) => slug)).toEqual(['flat-0', 'flat-1']);
    await expect(client('GET /api/{locale}/apartment/{slug}', { slug: 'no-such/flat' })).rejects.toMatchObject({
      problem: { statusCode: 404 },
    });
  });

  it('§1 shows the cut-away of the layout in the requested language, and none of a flat without a layout', async () => {
    const { client } = await openApi(await open(), { flats: [{}, { layout_id: null }] });
    const cutawayOf = async (slug: string) => (await client('GET /api/{locale}/apartment/{slug}', { slug })).apartment.cutaway;
    expect(await cutawayOf('flat-0')).toMatchObject({ src: '/pictures/cutaways/L1-900.webp', alt: 'An apartment from above.' });
    expect(await cutawayOf('flat-1')).toBeNull();
  });

  it('§4 answers the end of a hold from the database, uncached', async () => {
    const { client, ask, refused, db, ids } = await openApi(await open());
    expect(strict(bookingAnswerSchema, await client('GET /api/get-apartment-status/{id}', { id: ids[0] ?? 0 }))).toEqual({
      booking_expiration: null,
    });
    await db
      .updateTable('apartment')
      .set({ status: 'held', booking_expiration: '2026-11-21T12:15:00Z' as unknown as Date })
      .execute();
    expect(await client('GET /api/get-apartment-status/{id}', { id: ids[0] ?? 0 })).toEqual({ booking_expiration: '2026-11-21 14:15:00' });
    expect((await ask(`/api/get-apartment-status/${ids[0]}`)).headers.get('cache-control')).toBe('no-store');
    expect(await refused('/api/get-apartment-status/999999')).toMatchObject({ status: 404, statusCode: 404 });
    for (const id of ['x', '-1', '1.5', '99999999999'])
      expect(await refused(`/api/get-apartment-status/${id}`)).toMatchObject({ status: 400, errors: { id: ['malformed'] } });
  });
});
