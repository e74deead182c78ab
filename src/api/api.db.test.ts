import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { type FlatSeed, seedCatalogue } from '../../tests/support/catalogue-rows.ts';
import { onEachEngine } from '../../tests/support/database.ts';
import { parseRate } from '../base/money.ts';
import { apartmentAnswerSchema, apartmentsAnswerSchema, bookingAnswerSchema } from '../contract/catalogue.ts';
import { makeClient } from '../contract/client.ts';
import { staticPagesSchema } from '../contract/content.ts';
import { problemSchema } from '../contract/errors.ts';
import { consultationAnswerSchema } from '../contract/leads.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { makeContent } from '../domain/content/content.ts';
import { makeLeads } from '../domain/leads/leads.ts';
import { makeMoney } from '../domain/money/money.ts';
import { announceChange } from '../platform/database/database.ts';
import { makeApi } from './api.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const wish = { name: 'Оксана', phone: '+380501234567', consent: '2026-11', elapsed: 9_000 };
const generous = { readsPerMinute: 10_000, formsPer10Minutes: 10_000 };

onEachEngine('the API', (open) => {
  async function opened({ flats = [{}], limits = generous }: { flats?: FlatSeed[]; limits?: typeof generous } = {}) {
    const { kysely: db } = await open();
    const clock = () => noon;
    const ids = await seedCatalogue(db, flats);
    const money = makeMoney({ db, clock, announce: (transaction) => announceChange(transaction, 'money') });
    const rate = parseRate('41.25');
    if (!rate) throw new Error('not a rate');
    await money.storeRates([{ rate, date: '2026-11-20', source: 'НБУ' }]);
    const catalogue = makeCatalogue({ db, clock, currentRate: money.currentRate });
    const content = makeContent({ db });
    await Promise.all([catalogue.reload(), content.reload()]);
    const logged: object[] = [];
    const log = { error: (about: object) => void logged.push(about) };
    const leads = makeLeads({ db, clock });
    const api = makeApi({ catalogue, content, money, leads, clock, log, limits, publicUrl: 'https://example.test' });
    const ask = async (path: string, init?: RequestInit) => api.request(path, init, { address: '192.0.2.1' });
    const refused = async (path: string, init?: RequestInit) => {
      const answer = await ask(path, init);
      return { ...problemSchema.parse(await answer.json()), status: answer.status };
    };
    const post = (body: BodyInit, headers: Record<string, string>) => ({ method: 'POST', body, headers });
    const send = (body: object, key = 'a-long-enough-key') =>
      post(JSON.stringify(body), { 'content-type': 'application/json', 'idempotency-key': key });
    return { db, ids, api, ask, refused, post, send, logged, catalogue, client: makeClient(ask, 'en') };
  }
  const strict = <Answer>(schema: ZodMiniType<Answer>, value: unknown): Answer => {
    const parsed = schema.parse(value);
    expect(parsed).toEqual(value);
    return parsed;
  };

  it('lists flats in the words of the contract, with rounded plans', async () => {
    const { client } = await opened({ flats: [{ benefits: ['B1'] }, { section: 'S3', price_minor: 412_500_000, price_currency: 'UAH' }] });
    const { apartments } = strict(apartmentsAnswerSchema, await client.apartments('usd=1&sort=price_desc&per_page=1'));
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

  it('understands every name of the query', async () => {
    const { client } = await opened({
      flats: [{}, { section: 'S3', rooms_number: 6, floor: 9, area_hundredths: 9_050, benefits: ['B2'], price_minor: 15_000_000 }],
    });
    const slugs = async (query: string) => (await client.apartments(query)).apartments.items.map(({ slug }) => slug);
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
    expect((await client.apartments('project_id=P2&roomsNumber=1')).apartments.relax).toEqual({ filter: 'project_id', total: 1 });
  });

  it('answers every wrong query 400 with its field and code, in the asked language', async () => {
    const { refused } = await opened();
    const many = Array.from({ length: 51 }, (_, i) => `P${i}`).join(',');
    const wrong: [query: string, field: string, code: string][] = [
      ['page=0', 'page', 'out-of-range'],
      ['page=-1', 'page', 'malformed'],
      ['page=one', 'page', 'malformed'],
      ['page=1&page=2', 'page', 'repeated'],
      ['page=9999999', 'page', 'out-of-range'],
      ['per_page=49', 'per_page', 'out-of-range'],
      ['sort=random', 'sort', 'unknown'],
      ['usd=2', 'usd', 'unknown'],
      ['brockarage=yes', 'brockarage', 'unknown'],
      ['brokerage=1', 'brokerage', 'unknown'],
      ['constructor=1', 'constructor', 'unknown'],
      ['project_id=P7', 'project_id', 'unknown'],
      ['section_id=S7', 'section_id', 'unknown'],
      ['benefit_id=B7', 'benefit_id', 'unknown'],
      ['project_id=P1,,P2', 'project_id', 'malformed'],
      ["project_id=';drop", 'project_id', 'malformed'],
      [`project_id=${many}`, 'project_id', 'too-many'],
      ['roomsNumber=5', 'roomsNumber', 'unknown'],
      ['roomsNumber=,', 'roomsNumber', 'unknown'],
      ['submission_date=2027', 'submission_date', 'malformed'],
      ['costFrom=1e5', 'costFrom', 'malformed'],
      ['costTo=-5', 'costTo', 'malformed'],
      ['costFrom=9&costTo=8', 'costTo', 'out-of-range'],
      ['areaFrom=40,5', 'areaFrom', 'malformed'],
      ['areaFrom=50&areaTo=40', 'areaTo', 'out-of-range'],
      ['floorTo=NaN', 'floorTo', 'malformed'],
      ['floorFrom=3&floorTo=2', 'floorTo', 'out-of-range'],
      ['%00=%ff', '\0', 'unknown'],
    ];
    for (const [query, field, code] of wrong) {
      const { status, errors } = await refused(`/api/en/apartments?${query}`);
      expect([query, status, Object.keys(errors ?? {}), errors?.[field]]).toEqual([query, 400, [field], [code]]);
    }
    expect((await refused('/api/uk/apartments?__proto__=1')).status).toBe(400);
    expect((await refused('/api/uk/apartments?sort=x')).message).toMatch(/[а-яіїє]/);
    expect((await refused('/api/en/apartments?sort=x')).message).toMatch(/^[\x20-\x7e]+$/);
    expect((await refused('/api/uk/static-pages?x=1')).errors).toEqual({ x: ['unknown'] });
  });

  it('shows one flat with all that its page needs', async () => {
    const { client, db, ids } = await opened({
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
    const { apartment } = strict(apartmentAnswerSchema, await client.apartment('flat-0'));
    expect(apartment).toMatchObject({
      status: 'held',
      booking_expiration: '2026-11-21 14:15:00',
      ceiling_height: 2.8,
      repair: 'white_box',
      house_type: 'monolith_frame',
      rooms: [{ id: 'r1', label: 'kitchen', area: 12.34 }],
      rate: { value: '41.2500', date: '2026-11-20', source: 'НБУ' },
    });
    expect(apartment.price_history.map(({ date, cost_usd }) => [date, cost_usd])).toEqual([
      ['2026-11-01', 60_000],
      ['2026-11-02', 62_000],
    ]);
    expect(apartment.lookalikes.map(({ slug }) => slug)).toEqual(['flat-1']);
    expect(apartment.floor_flats.map(({ slug }) => slug)).toEqual(['flat-0', 'flat-1']);
    await expect(client.apartment('no-such/flat')).rejects.toMatchObject({ problem: { statusCode: 404 } });
  });

  it('answers the end of a hold from the database, uncached', async () => {
    const { client, ask, refused, db, ids } = await opened();
    expect(strict(bookingAnswerSchema, await client.apartmentStatus(ids[0] ?? 0))).toEqual({ booking_expiration: null });
    await db
      .updateTable('apartment')
      .set({ status: 'held', booking_expiration: '2026-11-21T12:15:00Z' as unknown as Date })
      .execute();
    expect(await client.apartmentStatus(ids[0] ?? 0)).toEqual({ booking_expiration: '2026-11-21 14:15:00' });
    expect((await ask(`/api/get-apartment-status/${ids[0]}`)).headers.get('cache-control')).toBe('no-store');
    expect(await refused('/api/get-apartment-status/999999')).toMatchObject({ status: 404, statusCode: 404 });
    for (const id of ['x', '-1', '1.5', '99999999999'])
      expect(await refused(`/api/get-apartment-status/${id}`)).toMatchObject({ status: 400, errors: { id: ['malformed'] } });
  });

  it('shares menus, projects, sections and filters, once per language', async () => {
    const { client, ask } = await opened({ flats: [{}, { section: 'S3', status: 'sold' }] });
    const pages = strict(staticPagesSchema, await client.staticPages());
    expect(pages.projects).toMatchObject([
      { slug: 'project-1', name: 'Project 1', total: 1, cost_from: 2_475_000, cost_from_usd: 60_000, submission_date: '2027-Q1' },
      { slug: 'project-2', prime: true, total: 0, cost_from: null },
    ]);
    expect(pages.section.map(({ salesforce_id, salesforce_project_id }) => [salesforce_id, salesforce_project_id])).toEqual([
      ['S1', 'P1'],
      ['S2', 'P1'],
      ['S3', 'P2'],
    ]);
    expect(pages.filters).toMatchObject({ costFromUSD: 60_000, areaTo: 40, project_submission_date: ['2027-Q1'] });
    expect(pages.filters.benefit_categories.map(({ name }) => name)).toEqual(['Terrace', 'Parking']);
    expect(pages.active_currency_rate).toEqual({ value: '41.2500', date: '2026-11-20', source: 'НБУ' });
    const ukrainian = staticPagesSchema.parse(await (await ask('/api/uk/static-pages')).json());
    expect(ukrainian.projects[0]?.name).toBe('Проєкт 1');
  });

  it('packs long answers for visitors, and knows them again by their tag', async () => {
    const { ask, api } = await opened({ flats: Array.from({ length: 12 }, () => ({})) });
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await ask('/api/uk/apartments', { headers });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await (await ask('/api/uk/apartments')).text());
    const again = await ask('/api/uk/apartments', { headers: { ...headers, 'if-none-match': packed.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const inMemory = await api.request('/api/uk/apartments', { headers }, { internal: true });
    expect(inMemory.headers.has('content-encoding')).toBe(false);
  });

  it('tags answers, says 304 to who has them, and forgets the tag when the data changes', async () => {
    const { ask, db, catalogue } = await opened();
    for (const path of ['/api/uk/apartments', '/api/uk/apartment/flat-0', '/api/uk/static-pages', '/api/openapi.json']) {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect([path, etag]).toEqual([path, expect.stringMatching(/^"[\w-]{20,}"$/)]);
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        expect((await ask(path, { headers: { 'if-none-match': known } })).status).toBe(304);
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
    const tagOf = async () => (await ask('/api/uk/apartments')).headers.get('etag');
    const before = await tagOf();
    await db.updateTable('apartment').set({ price_minor: 6_500_000 }).execute();
    await catalogue.reload();
    expect(await tagOf()).not.toBe(before);
  });

  it('stores a consultation once per key, from JSON and from forms', async () => {
    const { db, ask, send, post, client } = await opened();
    const first = consultationAnswerSchema.parse(await client.sendConsultation({ ...wish, utm_source: 'google' }, 'key-number-1'));
    expect(await client.sendConsultation(wish, 'key-number-1')).toEqual(first);
    const form = new URLSearchParams({
      name: 'Ганна',
      phone: '050 123 45 67',
      consent: '2026-11',
      message: '',
      company: '',
      elapsed: '8000',
    });
    expect((await ask('/api/uk/consultation', post(form, { 'idempotency-key': 'key-number-2' }))).status).toBe(201);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...wish, intent: 'book' })) parts.append(name, String(value));
    expect((await ask('/api/uk/consultation', post(parts, { 'idempotency-key': 'key-number-3' }))).status).toBe(201);
    const trapped = await ask('/api/uk/consultation', send({ ...wish, company: 'Robots Ltd' }, 'key-number-4'));
    expect([trapped.status, consultationAnswerSchema.parse(await trapped.json()).id]).toEqual([
      201,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    const stored = await db.selectFrom('consultation').select(['name', 'locale', 'intent']).orderBy('idempotency_key').execute();
    expect(stored).toEqual([
      { name: 'Оксана', locale: 'en', intent: null },
      { name: 'Ганна', locale: 'uk', intent: null },
      { name: 'Оксана', locale: 'uk', intent: 'book' },
    ]);
  });

  it('names what is wrong with a consultation and stores nothing', async () => {
    const { refused, send, post, db } = await opened();
    const wrong: [change: object, field: string, code: string][] = [
      [{ name: 'Оксана2' }, 'name', 'letters-only'],
      [{ name: 'О' }, 'name', 'too-short'],
      [{ name: '' }, 'name', 'required'],
      [{ name: undefined }, 'name', 'required'],
      [{ name: 'О'.repeat(61) }, 'name', 'too-long'],
      [{ name: 5 }, 'name', 'letters-only'],
      [{ phone: '123' }, 'phone', 'phone'],
      [{ phone: undefined }, 'phone', 'required'],
      [{ consent: undefined }, 'consent', 'consent'],
      [{ consent: '' }, 'consent', 'consent'],
      [{ message: 'x'.repeat(1_001) }, 'message', 'too-long'],
      [{ intent: 'steal' }, 'intent', 'unknown'],
      [{ admin: true }, 'admin', 'unknown'],
    ];
    for (const [change, field, code] of wrong) {
      const { status, errors } = await refused('/api/uk/consultation', send({ ...wish, ...change }));
      expect([change, status, errors?.[field]?.[0]]).toEqual([change, 400, code]);
    }
    expect(await refused('/api/uk/consultation', send(wish, ''))).toMatchObject({
      status: 400,
      errors: { 'Idempotency-Key': ['required'] },
    });
    expect(await refused('/api/uk/consultation', send(wish, 'short'))).toMatchObject({ errors: { 'Idempotency-Key': ['malformed'] } });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-number-1' };
    for (const body of ['{', '[]', 'null', '"x"'])
      expect(await refused('/api/uk/consultation', post(body, headers))).toMatchObject({ status: 400 });
    expect(await refused('/api/uk/consultation', post('x', { ...headers, 'content-type': 'text/plain' }))).toMatchObject({ status: 415 });
    expect(await refused('/api/uk/consultation', post(`"${'x'.repeat(70_000)}"`, headers))).toMatchObject({ status: 413 });
    expect(await db.selectFrom('consultation').selectAll().execute()).toEqual([]);
  });

  it('limits readers and senders by address, but never our own pages', async () => {
    const { api, send } = await opened({ limits: { readsPerMinute: 2, formsPer10Minutes: 1 } });
    const from = async (address: string, path = '/api/uk/apartments', init?: RequestInit) => api.request(path, init, { address });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await from('192.0.2.7')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const limited = await from('192.0.2.7');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problemSchema.parse(await limited.json()).statusCode).toBe(429);
    expect((await from('192.0.2.8')).status).toBe(200);
    for (let i = 0; i < 2; i++) await from('2001:db8:1:2::1');
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await from('192.0.2.9', '/api/uk/consultation', send(wish))).status).toBe(201);
    expect((await from('192.0.2.9', '/api/uk/consultation', send(wish))).status).toBe(429);
    for (let i = 0; i < 5; i++) expect((await api.request('/api/uk/apartments', {}, { internal: true })).status).toBe(200);
  });

  it('answers unknown addresses, methods and locales as problems', async () => {
    const { refused, ask } = await opened();
    for (const path of ['/api/', '/api/uk', '/api/de/apartments', '/api/de/static-pages', '/api/uk/nothing', '/api/uk/apartments/'])
      expect([path, (await refused(path)).status]).toEqual([path, 404]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask('/api/uk/apartments', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    expect(await refused('/api/uk/consultation')).toMatchObject({ status: 405 });
    expect((await refused('/api/de/consultation', { method: 'PUT' })).status).toBe(404);
    const options = await ask('/api/uk/consultation', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const head = await ask('/api/uk/apartments', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('hides the details of a fault and logs it under the number it answers', async () => {
    const { db, ask, logged } = await opened();
    await db.schema.alterTable('room_area').renameTo('lost').execute();
    const answer = await ask('/api/en/apartment/flat-0');
    const text = await answer.text();
    expect([answer.status, text.includes('room_area')]).toEqual([500, false]);
    expect(problemSchema.parse(JSON.parse(text)).statusCode).toBe(500);
    expect(logged).toMatchObject([{ id: answer.headers.get('x-request-id'), path: '/api/en/apartment/flat-0' }]);
  });

  it('describes itself as OpenAPI 3.1 and as a page without scripts', async () => {
    const { ask } = await opened();
    const document = (await (await ask('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/get-apartment-status/{id}',
      '/api/{locale}/apartment/{slug}',
      '/api/{locale}/apartments',
      '/api/{locale}/consultation',
      '/api/{locale}/static-pages',
    ]);
    const page = await (await ask('/api/docs/')).text();
    for (const name of ['brockarage', 'submission_date', 'Idempotency-Key', 'booking_expiration', 'price_history'])
      expect(page).toContain(name);
    expect(page).not.toContain('<script');
  });
});
