import { expect, it } from 'vitest';
import { openApi } from '../../../tests/support/api/open-api.ts';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';

onOneEngine('flats found by place over HTTP', (open) => {
  it('finds by district, which stays a district, and counts each option in the same answer', async () => {
    const opened = await openApi(await open(), {
      flats: [{}, { section: 'S3', rooms_number: 3, price_minor: 15_000_000 }, { section: 'S3', rooms_number: 2, price_minor: 8_000_000 }],
    });
    const { client, db, refused, catalogue } = opened;
    await db
      .updateTable('project')
      .set({ district: { uk: 'Печерський', en: 'Pecherskyi' } })
      .where('salesforce_id', '=', 'P2')
      .execute();
    await catalogue.reload();
    const { filters } = await client('GET /api/{locale}/static-pages');
    expect(filters.district_all).toContainEqual({
      id: 'pecherskyi',
      name: 'Pecherskyi',
      where: 'in Pecherskyi',
      bank: 'right',
      coordinates: { lat: 50.43, lng: 30.55 },
    });
    const { apartments } = await client('GET /api/{locale}/apartments', {
      query: { usd: '1', district: 'pecherskyi', roomsNumber: '3', costSteps: '70000,90000,200000' },
    });
    expect(apartments.items.map(({ slug }) => slug)).toEqual(['flat-1']);
    const { district, roomsNumber, project_id, costTo } = apartments.facets;
    expect({ district, roomsNumber, project_id, costTo }).toEqual({
      district: { pecherskyi: 1 },
      roomsNumber: { 2: 1, 3: 1 },
      project_id: { P2: 1 },
      costTo: { 70000: 0, 90000: 0, 200000: 1 },
    });
    expect((await client('GET /api/{locale}/apartments', { query: { usd: '1', costTo: '70000' } })).apartments.facets).not.toHaveProperty(
      'costTo',
    );
    const none = (await client('GET /api/{locale}/apartments', { query: { district: 'pecherskyi', roomsNumber: '1' } })).apartments;
    expect(none).toMatchObject({ total: 0, relax: { filter: 'roomsNumber', total: 2 } });
    expect(await refused('/api/en/apartments?district=atlantis')).toMatchObject({ status: 400, errors: { district: ['unknown'] } });
    expect(none.nearby).toMatchObject({
      loosened: ['district'],
      total: 1,
      items: [{ apartment: { slug: 'flat-0' }, distance: 4866, cost_over: null }],
    });
  });

  it('finds by the metro stations near projects, counts each, and shows what is nearest to one', async () => {
    const contents = structuredClone(someContents());
    const [lyceum] = contents.entries.place;
    if (!lyceum) throw new Error('no place');
    const station = (slug: string, project: string, name: string) =>
      Object.assign(structuredClone(lyceum), {
        slug,
        project,
        landmark: 'metro',
        uk: { name: `Метро «${name}»` },
        en: { name: `${name} metro` },
      });
    contents.entries.place.push(
      station('lisova-1', 'project-1', 'Lisova'),
      station('lisova-2', 'project-2', 'Lisova'),
      station('pochaina', 'project-2', 'Pochaina'),
    );
    const { client, refused } = await openApi(await open(), { contents, flats: [{}, { section: 'S3', rooms_number: 3 }] });
    expect((await client('GET /api/{locale}/static-pages')).filters.metro_all).toEqual([
      { id: 'lisova-metro', name: 'Lisova metro' },
      { id: 'pochaina-metro', name: 'Pochaina metro' },
    ]);
    const found = async (query: object) => {
      const { apartments } = await client('GET /api/{locale}/apartments', { query: { ...query } });
      return {
        slugs: apartments.items.map(({ slug }) => slug),
        counts: apartments.facets.metro,
        nearby: apartments.nearby,
        relax: apartments.relax,
      };
    };
    expect(await found({ metro: 'lisova-metro' })).toMatchObject({
      slugs: ['flat-0', 'flat-1'],
      counts: { 'lisova-metro': 2, 'pochaina-metro': 1 },
    });
    expect(await found({ metro: 'pochaina-metro,lisova-metro', roomsNumber: '3' })).toMatchObject({
      slugs: ['flat-1'],
      counts: { 'lisova-metro': 1, 'pochaina-metro': 1 },
    });
    expect(await found({ metro: 'pochaina-metro', roomsNumber: '1' })).toMatchObject({
      slugs: [],
      relax: { filter: 'metro', total: 1 },
      nearby: { loosened: ['metro'], total: 1, items: [{ apartment: { slug: 'flat-0' }, distance: expect.any(Number) }] },
    });
    expect(await refused('/api/en/apartments?metro=sviatoshyn-metro')).toMatchObject({ status: 400, errors: { metro: ['unknown'] } });
  });

  it('shows what comes nearest when nothing is found: from the neighbouring district, with its distance and its difference in price', async () => {
    const { client, db, catalogue } = await openApi(await open(), {
      flats: [{ price_minor: 6_000_000 }, { price_minor: 6_500_000, rooms_number: 2 }, { section: 'S3', rooms_number: 3 }],
    });
    const move = (id: string, en: string) =>
      db
        .updateTable('project')
        .set({ district: { uk: en, en } })
        .where('salesforce_id', '=', id)
        .execute();
    await move('P1', 'Holosiivskyi');
    await move('P2', 'Pecherskyi');
    await catalogue.reload();
    const nearby = async (query: Record<string, string>) =>
      (await client('GET /api/{locale}/apartments', { query: { usd: '1', ...query } })).apartments.nearby;
    expect(await nearby({ district: 'pecherskyi', roomsNumber: '1', costTo: '62000' })).toMatchObject({
      loosened: ['district'],
      total: 1,
      // From the middle of the district to the gate of the project.
      items: [{ apartment: { slug: 'flat-0' }, distance: 4866, cost_over: -2000 }],
    });
    expect(await nearby({ district: 'pecherskyi', roomsNumber: '1', costTo: '59000' })).toMatchObject({
      loosened: ['district', 'cost'],
      items: [{ apartment: { slug: 'flat-0' }, cost_over: 1000 }],
    });
    expect(await nearby({ roomsNumber: '2', costTo: '62000' })).toMatchObject({
      loosened: ['cost'],
      items: [{ apartment: { slug: 'flat-1' }, distance: null, cost_over: 3000 }],
    });
    expect(await nearby({ roomsNumber: '2' })).toBeNull();
  });
});
