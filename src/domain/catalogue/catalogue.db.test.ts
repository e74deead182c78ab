import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { Rate } from '../../base/money.ts';
import { anyFlat, type Counts, type Criteria, makeCatalogue } from './catalogue.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const asked = (change: Partial<Criteria> = {}): Criteria => ({ ...anyFlat, sort: 'price_asc', page: 1, perPage: 12, ...change });
const counted = ({ names, counts }: Counts) =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]] as const).filter(([, count]) => count));

onEachEngine('the catalogue', (open) => {
  async function opened(flats: Parameters<typeof seedCatalogue>[1]) {
    const { kysely: db } = await open();
    const ids = await seedCatalogue(db, flats);
    const at = { now: noon, rate: { tenThousandths: 400_000 } as Rate | null };
    const catalogue = makeCatalogue({ db, clock: () => at.now, currentRate: () => at.rate && { rate: at.rate } });
    await catalogue.reload();
    const find = (change: Partial<Criteria> = {}) => {
      const found = catalogue.search(asked(change));
      if (!found.ok) throw new Error(found.refusal.filter);
      return { ...found.value, slugs: found.value.flats.map(({ slug }) => slug) };
    };
    return { db, ids, at, catalogue, find };
  }

  it('reads flats with their section, project, benefits, layout and both prices', async () => {
    const { find } = await opened([
      { section: 'S2', floor: 5, price_minor: 5_000_050, benefits: ['B2', 'B1'], balcony_area_hundredths: 420, repair: 'renovated' },
      { section: 'S3', rooms_number: 5, price_minor: 900_000_000, price_currency: 'UAH' },
    ]);
    const { flats, total, facets, bounds } = find();
    expect(flats).toMatchObject([
      { slug: 'flat-0', floor: 5, usdMinor: 5_000_050, uahMinor: 200_002_000, benefits: ['B1', 'B2'], section: { externalId: 'S2' } },
      { slug: 'flat-1', uahMinor: 900_000_000, usdMinor: 22_500_000, project: { externalId: 'P2' }, layout: { name: '1A' } },
    ]);
    expect(flats[0]).toMatchObject({ balconyAreaHundredths: 420, ceilingCm: 280, repair: 'renovated', position: 1, brokerage: false });
    expect(flats[1]).toMatchObject({ balconyAreaHundredths: 465, repair: 'white_box', position: 2 });
    expect(total).toBe(2);
    expect(counted(facets.rooms)).toEqual({ 1: 1, 4: 1 });
    expect(counted(facets.quarters)).toEqual({ '2027-Q4': 1, '2028-Q2': 1 });
    expect(bounds).toMatchObject({
      usd: { from: 50_001, to: 225_000 },
      uah: { from: 2_000_020, to: 9_000_000 },
      floor: { from: 3, to: 5 },
    });
  });

  it('lists only what can be bought, and keeps the rest reachable by its address', async () => {
    const { find, catalogue } = await opened([
      { status: 'sold' },
      { status: 'held', booking_expiration: new Date(noon.getTime() + 60_000) },
      { status: 'held' },
      { listed: false },
      {},
      { brokerage: true },
    ]);
    expect(find().slugs).toEqual(['flat-4']);
    expect(find({ resale: true }).slugs).toEqual(['flat-5']);
    const page = await catalogue.apartment('flat-1');
    expect(page.ok && page.value.flat).toMatchObject({ status: 'held', bookingExpiration: new Date(noon.getTime() + 60_000) });
    const withdrawn = await catalogue.apartment('flat-3');
    expect(withdrawn.ok && withdrawn.value.flat.status).toBe('sold');
    expect(await catalogue.apartment('no-such-flat')).toEqual({ ok: false, refusal: { kind: 'unknown-apartment' } });
  });

  it('§4 offers a held flat again at the instant its hold ends, though no job ran', async () => {
    const end = new Date(noon.getTime() + 15 * 60_000);
    const { find, at, catalogue, ids } = await opened([{ status: 'held', booking_expiration: end }]);
    expect(find().total).toBe(0);
    expect(await catalogue.bookingExpiration(ids[0] ?? 0)).toEqual({ ok: true, value: end });
    const before = catalogue.version();
    at.now = new Date(end.getTime() - 1);
    expect(find().total).toBe(0);
    at.now = end;
    expect(find().slugs).toEqual(['flat-0']);
    expect(catalogue.version()).toBeGreaterThan(before);
    expect(await catalogue.bookingExpiration(ids[0] ?? 0)).toEqual({ ok: true, value: null });
  });

  it('shows a change only after the next reload, and answers the end of a hold from the database at once', async () => {
    const { db, find, catalogue, ids } = await opened([{}, { price_minor: 7_000_000 }]);
    const end = new Date(noon.getTime() + 900_000);
    await db.updateTable('apartment').set({ status: 'held', booking_expiration: end }).where('slug', '=', 'flat-0').execute();
    expect(find().total).toBe(2);
    expect(await catalogue.bookingExpiration(ids[0] ?? 0)).toEqual({ ok: true, value: end });
    await Promise.all([catalogue.reload(), catalogue.reload(), catalogue.reload()]);
    expect(find().slugs).toEqual(['flat-1']);
    expect(await catalogue.bookingExpiration(2_000_000_000)).toEqual({ ok: false, refusal: { kind: 'unknown-apartment' } });
  });

  it('follows the rate of the day, and offers nothing before the first one', async () => {
    const { find, at, catalogue } = await opened([{ price_minor: 10_000_000 }]);
    const before = catalogue.version();
    at.rate = { tenThousandths: 415_000 };
    await expect.poll(() => find().flats[0]?.uahMinor).toBe(415_000_000);
    expect(catalogue.version()).toBeGreaterThan(before);
    expect(find().bounds.uah).toEqual({ from: 4_150_000, to: 4_150_000 });
    at.rate = null;
    await catalogue.followRate();
    expect(find().total).toBe(0);
  });

  it('names the one filter to relax', async () => {
    const { find } = await opened([{ section: 'S3' }, { rooms_number: 2 }, { rooms_number: 2 }, { brokerage: true, rooms_number: 3 }]);
    expect(find({ projects: ['P2'], rooms: [2] }).relax).toEqual({ filter: 'projects', total: 2 });
    expect(find({ rooms: [2], resale: true }).relax).toEqual({ filter: 'resale', total: 2 });
    expect(find({ projects: ['P2'], floor: { from: 90, to: null }, rooms: [2] }).relax).toBeNull();
    expect(find({ rooms: [2] }).relax).toBeNull();
  });

  it('refuses options that never existed', async () => {
    const { catalogue } = await opened([{}]);
    expect(catalogue.search(asked({ projects: ['P1', 'P9'] }))).toEqual({
      ok: false,
      refusal: { kind: 'unknown-option', filter: 'projects' },
    });
    expect(catalogue.search(asked({ sections: ['S9'] }))).toEqual({ ok: false, refusal: { kind: 'unknown-option', filter: 'sections' } });
    expect(catalogue.search(asked({ benefits: ['B9'] }))).toEqual({ ok: false, refusal: { kind: 'unknown-option', filter: 'benefits' } });
  });

  it('§9 shows rooms, prices, neighbours and at most four lookalikes of a flat, nearest first', async () => {
    const { db, catalogue, ids } = await opened([
      {},
      { section: 'S3', price_minor: 6_010_000 },
      { price_minor: 6_100_000 },
      { price_minor: 9_000_000 },
      { price_minor: 6_400_000, status: 'sold' },
      { rooms_number: 2, price_minor: 6_000_000 },
      { price_minor: 6_200_000, floor: 4 },
      { price_minor: 6_300_000 },
    ]);
    const id = ids[0] ?? 0;
    const room = { apartment_id: id, room_id: 'r', label: 'kitchen', area_hundredths: 1_050 };
    await db
      .insertInto('room_area')
      .values([
        { ...room, position: 2 },
        { ...room, position: 1, label: 'bedroom' },
      ])
      .execute();
    const price = { apartment_id: id, price_minor: 1, price_currency: 'USD' as const, usd_minor: 6_000_000 };
    await db
      .insertInto('price_history')
      .values([
        { ...price, changed_at: new Date('2026-11-01T10:00:00Z'), uah_minor: 246_000_000 },
        { ...price, changed_at: new Date('2026-10-01T10:00:00Z'), uah_minor: 240_000_000 },
      ])
      .execute();
    const page = await catalogue.apartment('flat-0');
    if (!page.ok) throw new Error('the flat is missing');
    expect(page.value.rooms.map(({ label }) => label)).toEqual(['bedroom', 'kitchen']);
    expect(page.value.history.map(({ uahMinor }) => uahMinor)).toEqual([240_000_000, 246_000_000]);
    expect(page.value.lookalikes.map(({ slug }) => slug)).toEqual(['flat-2', 'flat-6', 'flat-7', 'flat-1']);
    expect(page.value.neighbours.map(({ slug }) => slug)).toEqual(['flat-0', 'flat-2', 'flat-3', 'flat-4', 'flat-5', 'flat-7']);
  });

  it('gives a flat that has no rooms of its own those of its layout', async () => {
    const { catalogue } = await opened([{}, { layout_id: null }]);
    const [drawn, undrawn] = await Promise.all([catalogue.apartment('flat-0'), catalogue.apartment('flat-1')]);
    if (!drawn.ok || !undrawn.ok) throw new Error('a flat is missing');
    expect(drawn.value.rooms).toEqual([{ id: 'r1', label: 'bedroom', areaHundredths: 1_246 }]);
    expect(undrawn.value.rooms).toEqual([]);
  });

  it('sums up each project by what it sells itself', async () => {
    const { catalogue } = await opened([
      { section: 'S2', area_hundredths: 3_150 },
      { section: 'S1', status: 'sold' },
      { section: 'S2', area_hundredths: 8_000, price_minor: 9_000_000 },
      { section: 'S3', brokerage: true },
    ]);
    expect(catalogue.projects()).toMatchObject([
      { total: 2, fromUsdMinor: 6_000_000, areaFromHundredths: 3_150, areaToHundredths: 8_000, quarter: '2027-Q4', storeys: [16] },
      { total: 0, fromUsdMinor: null, quarter: '2028-Q2' },
    ]);
    expect(catalogue.quarters()).toEqual(['2027-Q4', '2028-Q2']);
  });
});
