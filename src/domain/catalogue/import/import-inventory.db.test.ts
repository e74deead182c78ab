import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogue, flatsOf, load, reports } from '../../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Feed } from './import-inventory.ts';
import { sampleXml } from './sample-feed.ts';
import type { Difference } from './staging/difference.store.ts';

const now = new Date('2026-11-20T12:00:00Z');
const version = async ({ kysely }: Database) =>
  (await sql<{ version: number }>`select version from change where topic = 'catalogue'`.execute(kysely)).rows[0]?.version ?? 0;
const none = { new: 0, price: 0, status: 0, other: 0, returned: 0, gone: 0, unchanged: 0, skipped: 0 };
const three = [{}, {}, {}];

onEachEngine('importInventory', (open) => {
  it('loads a feed with everything it carries', async () => {
    const database = await open();
    expect(flatsOf(await load(database, three))).toEqual({ ...none, new: 3 });
    const { flats, rooms, history, projects, sections } = await catalogue(database);
    expect(flats.map(({ slug }) => slug)).toEqual(['tykha-zatoka-1-1', 'tykha-zatoka-1-2', 'tykha-zatoka-1-3']);
    expect(flats[0]).toMatchObject({
      area_hundredths: 6240,
      price_minor: 9_850_000,
      price_currency: 'USD',
      status: 'available',
      listed: true,
    });
    expect(rooms[0]).toMatchObject({ room_id: 'r1', label: 'bedroom', area_hundredths: 1420 });
    expect(history[0]).toMatchObject({ price_minor: 9_850_000, usd_minor: 9_850_000, uah_minor: 406_361_750, changed_at: now });
    expect(projects[0]).toMatchObject({ slug: 'tykha-zatoka', address: { uk: 'вул. Прирічна, 7', en: 'vul. Pryrichna, 7' } });
    expect(sections[0]).toMatchObject({ floors_total: 9, submission_quarter: '2028-Q2' });
    expect(await reports(database)).toMatchObject([{ outcome: 'applied', source: 'sample', problems: [] }]);
    expect(await version(database)).toBe(1);
  });

  it('changes nothing the second time, and says nothing', async () => {
    const database = await open();
    await load(database, three);
    const before = await catalogue(database);
    expect(await load(database, three)).toMatchObject({
      ok: true,
      value: { outcome: 'unchanged', difference: { flats: { ...none, unchanged: 3 } } },
    });
    expect(await catalogue(database)).toEqual(before);
    expect(await version(database)).toBe(1);
  });

  it('loads the area of balconies, of which there may be none', async () => {
    const database = await open();
    await load(database, [{ balcony_area: '4,2 м²' }, {}, { balcony_area: '0' }]);
    const areas = async () => (await catalogue(database)).flats.map((flat) => flat.balcony_area_hundredths);
    expect(await areas()).toEqual([420, null, 0]);
    expect(flatsOf(await load(database, [{ balcony_area: '4.20' }, { balcony_area: '3' }, {}]))).toEqual({
      ...none,
      other: 2,
      unchanged: 1,
    });
    expect(await areas()).toEqual([420, 300, null]);
    expect(await load(database, [{ balcony_area: '-1' }, {}, {}])).toMatchObject({
      refusal: { problems: [{ field: 'balcony_area', code: 'out-of-range' }] },
    });
  });

  it('shows the difference before it writes, and a dry run writes nothing', async () => {
    const database = await open();
    await load(database, [{}, {}, {}, {}, {}]);
    const before = await catalogue(database);
    const next = [{ price: '99000.50' }, { status: 'продана' }, { area: '63' }, {}, { number: '77' }];
    const seen: Difference[] = [];
    const options = { onDifference: (difference: Difference) => seen.push(difference) };
    await load(database, next, { ...options, dryRun: true });
    expect(seen[0]?.flats).toEqual({ ...none, new: 1, price: 1, status: 1, other: 1, gone: 1, unchanged: 1 });
    expect(seen[0]?.examples.price[0]).toMatchObject({ id: 'F-1', before: '98500.00 USD', after: '99000.50 USD' });
    expect(await catalogue(database)).toEqual(before);
    expect(await reports(database)).toHaveLength(1);

    await load(database, next, options);
    const { flats, history } = await catalogue(database);
    expect(flats.map(({ salesforce_id, listed, status }) => [salesforce_id, listed, status])).toEqual([
      ['F-1', true, 'available'],
      ['F-2', true, 'sold'],
      ['F-3', true, 'available'],
      ['F-4', true, 'available'],
      ['F-5', false, 'available'],
      ['F-77', true, 'available'],
    ]);
    expect(history).toHaveLength(7);
    expect(flatsOf(await load(database, [{}, {}, {}, {}, {}, { number: '77' }]))).toMatchObject({ returned: 1, price: 1, status: 1 });
  });

  it('leaves a flat that someone holds as it is, and names it', async () => {
    const database = await open();
    await load(database, [{}, {}, {}, {}, {}, {}, {}]);
    const hold = (id: string, status: 'held' | 'reserved', until: string | null, in_deal = false) =>
      database.kysely
        .updateTable('apartment')
        .set({ status, booking_expiration: until, in_deal })
        .where('salesforce_id', '=', id)
        .execute();
    await hold('F-1', 'held', '2026-11-20T12:10:00Z');
    await hold('F-2', 'held', '2026-11-20T11:50:00Z');
    // A flat under contract has no end, and the feed knows nothing of it yet.
    await hold('F-5', 'reserved', null, true);
    await hold('F-6', 'held', '2026-11-20T12:10:00Z');
    await hold('F-7', 'reserved', null);
    const answer = await load(database, [{ status: 'sold', price: '90000' }, { status: 'sold' }, {}, {}, {}]);
    expect(answer).toMatchObject({
      ok: true,
      value: { difference: { flats: { ...none, price: 1, status: 1, unchanged: 3 }, kept: { count: 4 } } },
    });
    const kept = answer.ok ? answer.value.difference.kept.flats.map(({ id, before }) => [id, before]) : [];
    expect(kept).toEqual([
      ['F-1', 'held'],
      ['F-5', 'reserved'],
      ['F-6', 'held'],
      ['F-7', 'reserved'],
    ]);
    const { flats } = await catalogue(database);
    expect(flats.map(({ status, listed }) => [status, listed]).filter((_, at) => at !== 2 && at !== 3)).toEqual([
      ['held', true],
      ['sold', true],
      ['reserved', true],
      ['held', true],
      ['reserved', true],
    ]);
    expect(flats[0]?.price_minor).toBe(9_000_000);
    expect(flats[1]?.booking_expiration).toBeNull();
  });

  it('names the status before as visitors saw it: a reservation that has lapsed was none', async () => {
    const database = await open();
    await load(database, [{}, {}]);
    const lapsed = { status: 'reserved', booking_expiration: '2026-11-20T11:50:00Z' } as const;
    await database.kysely.updateTable('apartment').set(lapsed).where('salesforce_id', '=', 'F-1').execute();
    const answer = await load(database, [{ status: 'reserved' }, { status: 'sold' }], { dryRun: true });
    const changes = answer.ok ? answer.value.difference.examples.status.map(({ id, before, after }) => [id, before, after]) : [];
    expect(changes).toEqual([
      ['F-1', 'available', 'reserved'],
      ['F-2', 'available', 'sold'],
    ]);
  });

  it('keeps addresses for good and apart', async () => {
    const database = await open();
    await load(database, [{ number: '1' }, { id: 'F-same', number: '1', status: 'sold' }, { number: '3' }]);
    const slugs = async () => (await catalogue(database)).flats.map(({ salesforce_id, slug }) => [salesforce_id, slug]);
    const before = await slugs();
    expect(before[0]).toEqual(['F-1', 'tykha-zatoka-1-1']);
    expect(before[2]?.[1]).toMatch(/^tykha-zatoka-1-1-[0-9a-f]{8}$/);
    await load(database, [{ id: 'F-same', number: '12' }, { id: 'F-1', number: '14' }, { number: '3' }]);
    expect(await slugs()).toEqual(before);
  });

  it('refuses new prices without a rate', async () => {
    const database = await open();
    expect(await load(database, three, {}, { rate: null })).toMatchObject({ ok: false, refusal: { kind: 'rate-missing' } });
    await load(database, three);
    expect(flatsOf(await load(database, [{ status: 'sold' }, {}, {}], {}, { rate: null }))).toMatchObject({ status: 1, unchanged: 2 });
  });

  it('names every bad row at once, and loads the rest when asked', async () => {
    const database = await open();
    await load(database, [{}, {}, {}, {}]);
    const before = await catalogue(database);
    const bad = [{ price: '0', floor: '10', area: '3' }, { currency: 'EUR' }, { price: '97000' }, { layout: 'L-9' }];
    const answer = await load(database, bad);
    expect(answer.ok ? [] : answer.refusal.problems.map(({ line, field, code }) => [line, field, code])).toEqual([
      [15, 'area', 'out-of-range'],
      [15, 'floor', 'above-house'],
      [15, 'price', 'not-positive'],
      [16, 'currency', 'unknown'],
      [18, 'layout', 'unknown'],
    ]);
    expect(await catalogue(database)).toEqual(before);
    expect(flatsOf(await load(database, bad, { skipBad: true }))).toEqual({ ...none, price: 1, skipped: 3 });
    expect((await catalogue(database)).flats.every(({ listed }) => listed)).toBe(true);
  });
  it('ends between two flats when it is stopped, changes nothing, and lets the next one in', async () => {
    const database = await open();
    await load(database, three);
    const before = await catalogue(database);
    const cheaper = three.map((flat) => ({ ...flat, price: '97000' }));
    const xml = Buffer.from(sampleXml(cheaper));
    const stopping = new AbortController();
    const slow: Feed = {
      name: 'slow',
      async *open() {
        yield xml.subarray(0, 1500);
        stopping.abort(new Error('the process stops'));
        yield xml.subarray(1500);
      },
    };
    await expect(load(database, slow, { signal: stopping.signal })).rejects.toThrow('the process stops');
    expect(await catalogue(database)).toEqual(before);
    expect(flatsOf(await load(database, cheaper))).toEqual({ ...none, price: 3 });
  });
  it('lets others write while it reads, refuses a second import meanwhile, and lets the next one in', async () => {
    const database = await open();
    const xml = Buffer.from(sampleXml(three));
    const meanwhile: unknown[] = [];
    const slow: Feed = {
      name: 'slow',
      async *open() {
        yield xml.subarray(0, 1500);
        meanwhile.push(await load(database, three));
        const { numInsertedOrUpdatedRows } = await database.kysely
          .insertInto('layout')
          .values({ salesforce_id: 'L-other', name: '', plan: {} })
          .executeTakeFirstOrThrow();
        meanwhile.push(numInsertedOrUpdatedRows);
        yield xml.subarray(1500);
      },
    };
    expect(flatsOf(await load(database, slow))).toEqual({ ...none, new: 3 });
    expect(meanwhile).toMatchObject([{ ok: false, refusal: { kind: 'import-running' } }, 1n]);
    expect(flatsOf(await load(database, three))).toEqual({ ...none, unchanged: 3 });
    expect((await reports(database)).map(({ outcome }) => outcome)).toEqual(['applied', 'unchanged']);
    const { rows } = await sql`select relname from pg_class where relname like 'staged%'`.execute(database.kysely);
    expect(rows).toEqual([]);
  });
});
