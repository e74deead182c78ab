import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { modelAnswerSchema } from '../../contract/catalogue/project-model.ts';

onOneEngine('§1 a project as solids over HTTP', (open) => {
  it('has sections, neighbours and the rooms of flats in one frame, and the sun of today', async () => {
    const clock = movableClock('2028-05-31T20:59:00Z');
    const { client, refused } = await openApi(await open(), { flats: [{ floor: 3 }], clock });
    const { model } = strict(modelAnswerSchema, await client('GET /api/{locale}/project/{slug}/model', { slug: 'project-1' }));
    if (!model) throw new Error('nothing is drawn');
    expect(model.days.map(({ date }) => date)).toEqual(['2028-05-31', '2027-03-21', '2027-06-21', '2027-12-21']);
    expect(model.built_by).toBe('2028-05');
    const { outlook } = await client('GET /api/{locale}/apartment/{slug}/outlook', { slug: 'flat-0' });
    expect(outlook?.section_id).toBe(model.sections[0]?.section_id);
    // A flat's rooms lie within its section, and its window at the section's edge.
    const [section] = model.sections;
    const [xs, ys] = [section?.outline.map(([x]) => x) ?? [], section?.outline.map(([, y]) => y) ?? []];
    const rooms = model.storeys.flatMap(({ flats }) => flats.flatMap((flat) => flat.rooms.flat()));
    expect(rooms.length).toBeGreaterThan(3);
    for (const [x, y] of rooms) {
      expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 0.3);
      expect(x).toBeLessThanOrEqual(Math.max(...xs) + 0.3);
      expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.3);
      expect(y).toBeLessThanOrEqual(Math.max(...ys) + 0.3);
    }
    clock.pass(1);
    const later = await client('GET /api/{locale}/project/{slug}/model', { slug: 'project-1' });
    expect([later.model?.built_by, later.model?.days[0]?.date]).toEqual([null, '2028-06-01']);
    expect(await client('GET /api/{locale}/project/{slug}/model', { slug: 'project-2' })).toEqual({ model: null });
    for (const [slug, isDrawn] of [
      ['project-1', true],
      ['project-2', false],
    ] as const) {
      expect((await client('GET /api/{locale}/project/{slug}/board', { slug })).board.project.has_model).toBe(isDrawn);
      expect((await client('GET /api/{locale}/project/{slug}', { slug })).project.has_model).toBe(isDrawn);
    }
    expect(await refused('/api/uk/project/nothing/model')).toMatchObject({ status: 404 });
  });
});
