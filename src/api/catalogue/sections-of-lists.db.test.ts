import { expect, it } from 'vitest';
import { openApi } from '../../../tests/support/api/open-api.ts';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { feedOf } from '../../domain/catalogue/import/sample-feed.ts';
import { csv } from '../../domain/catalogue/import/sheets/samples/price-list.ts';
import { formatCriteria, noCriteria, parseCriteria } from '../../site/features/filter/criteria/list-criteria.ts';

onOneEngine('projects and sections of a price list over HTTP', (open) => {
  it('are found by the ids that their facets name, as the page writes them', async () => {
    const database = await open();
    const list = csv(
      'ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Поверхів;Здача',
      ...['1;1', '1;2', '2;1', 'Північний під’їзд;1'].map((place) => `Тиха Затока;${place};2;2;62,4;98000;9;2028`),
    );
    const { catalogue, client, ask } = await openApi(database, { flats: [] });
    expect(await load(database, feedOf(list), { allowJump: true })).toMatchObject({ ok: true });
    await catalogue.reload();
    const all = await client('GET /api/{locale}/apartments', { query: {} });
    const { section_id: sections = {}, project_id: projects = {} } = all.apartments.facets;
    expect(Object.values(sections).toSorted()).toEqual([1, 1, 2]);
    expect(Object.values(projects)).toEqual([4]);
    for (const [name, counts] of Object.entries({ sections, projects }))
      for (const [id, count] of Object.entries(counts)) {
        const criteria = { ...noCriteria, [name]: [id] };
        const query = formatCriteria(criteria);
        expect(parseCriteria(new URLSearchParams(query))).toEqual({ criteria, ignored: [] });
        expect((await client('GET /api/{locale}/apartments', { query })).apartments.total, id).toBe(count);
      }
    const [project = ''] = Object.keys(projects);
    const { slug } = await database.kysely
      .selectFrom('project')
      .select('slug')
      .where('salesforce_id', '=', project)
      .executeTakeFirstOrThrow();
    for (const id of Object.keys(sections))
      expect((await ask(`/api/en/project/${slug}/floor-plans?section_id=${encodeURIComponent(id)}`)).status).toBe(200);
  });
});
