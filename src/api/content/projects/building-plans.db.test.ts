import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { smallPlan } from '../../../../tests/support/contents/catalogue-rows.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { floorPlansAnswerSchema, viewpointsAnswerSchema } from '../../../contract/catalogue/floor-plans.ts';
import type { Contents } from '../../../domain/content/content.ts';

const facade: Contents['pictures'][number] = {
  name: 'project-1/day',
  project: 'project-1',
  kind: 'exterior',
  content: {
    src: '/pictures/project-1/day-1600.webp',
    width: 1600,
    height: 900,
    alt: { uk: 'Фасад', en: 'The facade' },
    sources: [],
    placeholder: null,
    focus: { x: 50, y: 50 },
  },
};
const outline: [number, number][] = [
  [0, 0],
  [9, 0],
  [9, 9],
];
const viewed = (): Contents => ({
  ...someContents({
    viewpoint: [
      {
        slug: 'project-1-facade',
        from: null,
        until: null,
        picture: facade.name,
        gallery: [],
        project: 'project-1',
        view: 'facade',
        width: 1600,
        height: 900,
        shapes: [{ section: 'S1', floor: 7, outline }],
        uk: {},
        en: {},
      },
    ],
  }),
  pictures: [...someContents().pictures, facade],
});

onOneEngine('§1 the drawing of a building over HTTP', (open) => {
  it('shows the layouts of a storey with their places, and the direction of north', async () => {
    const { client, refused } = await openApi(await open());
    const { floor_plans } = strict(
      floorPlansAnswerSchema,
      await client('GET /api/{locale}/project/{slug}/floor-plans', { slug: 'project-1', query: { section_id: 'S1', floor: '7' } }),
    );
    expect(floor_plans.project_id).toBe('P1');
    expect(floor_plans.plans).toMatchObject([
      { section_id: 'S1', floors: { from: 2, to: 15 }, north: 300, flats: [{ position: 1, layout_id: 'L1', at: [0, 0], turn: 0 }] },
    ]);
    expect(floor_plans.layouts.map(({ id, plan }) => [id, plan.rooms.length])).toEqual([['L1', smallPlan.rooms.length]]);
    expect((await client('GET /api/{locale}/project/{slug}/floor-plans', { slug: 'project-1' })).floor_plans.plans).toHaveLength(1);
    expect(
      (await client('GET /api/{locale}/project/{slug}/floor-plans', { slug: 'project-1', query: { floor: '16' } })).floor_plans,
    ).toMatchObject({ plans: [], layouts: [] });
    expect(
      (await client('GET /api/{locale}/project/{slug}/floor-plans', { slug: 'project-1', query: { section_id: 'S2' } })).floor_plans.plans,
    ).toEqual([]);
    expect((await client('GET /api/{locale}/project/{slug}/floor-plans', { slug: 'project-2' })).floor_plans.plans).toEqual([]);
    const asked = (query: string) => refused(`/api/uk/project/project-1/floor-plans?${query}`);
    expect(await asked('section_id=S3')).toMatchObject({ status: 400, errors: { section_id: ['unknown'] } });
    expect(await asked('floor=first')).toMatchObject({ status: 400, errors: { floor: ['malformed'] } });
    expect(await asked('floor=0')).toMatchObject({ status: 400, errors: { floor: ['out-of-range'] } });
    expect(await asked('storey=2')).toMatchObject({ status: 400, errors: { storey: ['unknown'] } });
    expect(await refused('/api/uk/project/nothing/floor-plans')).toMatchObject({ status: 404, message: 'Такого проєкту немає.' });
  });

  it('shows the picture for choosing a flat with its shapes', async () => {
    const { client, refused } = await openApi(await open(), { contents: viewed() });
    const { viewpoints } = strict(
      viewpointsAnswerSchema,
      await client('GET /api/{locale}/project/{slug}/viewpoints', { slug: 'project-1' }),
    );
    expect(viewpoints).toMatchObject([
      { view: 'facade', width: 1600, picture: { alt: 'The facade' }, shapes: [{ section_id: 'S1', floor: 7, outline }] },
    ]);
    expect(await client('GET /api/{locale}/project/{slug}/viewpoints', { slug: 'project-2' })).toEqual({ viewpoints: [] });
    expect(await refused('/api/uk/project/nothing/viewpoints')).toMatchObject({ status: 404 });
  });
});
