import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { json, smallPlan } from '../../../tests/support/contents/catalogue-rows.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { outlookAnswerSchema } from '../../contract/catalogue/outlook.ts';

onOneEngine('§1 sun and view of a flat over HTTP', (open) => {
  it('has the hours of each room without and with the planned neighbour, and the view by floors', async () => {
    const { client, ask, refused } = await openApi(await open(), { flats: [{ floor: 3 }, { floor: 3 }, { section: 'S3' }] });
    const { outlook } = strict(outlookAnswerSchema, await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' }));
    expect(outlook?.days.map(({ date, sunrise, sunset }) => [date, sunrise, sunset])).toEqual([
      ['2027-03-21', '05:59', '18:12'],
      ['2027-06-21', '04:47', '21:13'],
      ['2027-12-21', '07:56', '15:56'],
    ]);
    // Up on the plan is right in the building, which is 90° there and 60° from true north.
    expect(outlook).toMatchObject({ up: 60, built_by: '2028-05', rooms: [{ id: 'r1', azimuths: [60] }] });
    const june = outlook?.rooms[0]?.days[1];
    expect(june?.now.minutes).toBeGreaterThan(5 * 60);
    expect(june?.later?.minutes).toBeLessThan(june?.now.minutes ?? 0);
    expect(june?.now.spans).toEqual([{ from: '04:55', to: '12:00' }]);
    expect(outlook?.sides).toMatchObject([
      {
        azimuth: 60,
        rooms: ['r1'],
        yard: false,
        noise: { day: expect.any(Number), night: expect.any(Number) },
        bands: [
          { from: 2, to: 9, here: true, seen: [{ kind: 'neighbour', name: 'nine-storey house', metres: 29, until: '2028-05' }] },
          { from: 10, to: 16, here: false, seen: [] },
        ],
      },
    ]);
    const ukrainian = (await (await ask('/api/uk/apartment/flat-0/outlook')).json()) as typeof outlookAnswerSchema._zod.output;
    expect(ukrainian.outlook?.sides[0]?.bands[0]?.seen[0]?.name).toBe('дев’ятиповерхівка');
    // The second has no place on the drawn floor, and the building of the third is not drawn.
    expect(await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-1' })).toEqual({ outlook: null });
    expect(await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-2' })).toEqual({ outlook: null });
    expect(await refused('/api/uk/apartment/nothing/outlook')).toMatchObject({ status: 404 });
  });

  it('counts a neighbour as built from the month after its planned completion', async () => {
    const clock = movableClock('2028-05-31T20:59:00Z');
    const { client } = await openApi(await open(), { flats: [{ floor: 3 }], clock });
    const before = (await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' })).outlook;
    clock.pass(1);
    const { outlook } = await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' });
    expect([before?.built_by, outlook?.built_by]).toEqual(['2028-05', null]);
    expect(outlook?.rooms[0]?.days[1]).toEqual({ now: before?.rooms[0]?.days[1]?.later, later: null });
    expect(outlook?.sides[0]?.bands[0]?.seen[0]).toMatchObject({ name: 'nine-storey house', until: null });
  });

  it('is promised by a flat only where there is a window to look out of', async () => {
    const { client, catalogue, db } = await openApi(await open(), { flats: [{ floor: 3 }] });
    const promised = async () => (await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' })).apartment.has_outlook;
    expect(await promised()).toBe(true);
    await db
      .updateTable('layout')
      .set({ plan: json({ ...smallPlan, windows: [] }) })
      .execute();
    await catalogue.reload();
    expect([await promised(), await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' })]).toEqual([
      false,
      { outlook: null },
    ]);
  });
});
