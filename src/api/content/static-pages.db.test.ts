import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { staticPagesSchema } from '../../contract/content/static-pages.ts';

onOneEngine('what all pages share', (open) => {
  it('shares menus, projects, sections and filters, once per language', async () => {
    const { client, ask } = await openApi(await open(), { flats: [{}, { section: 'S3', status: 'sold' }] });
    const pages = strict(staticPagesSchema, await client('GET /api/{locale}/static-pages'));
    expect(pages.projects).toMatchObject([
      { slug: 'project-1', name: 'Project 1', total: 1, cost_from: 2_475_000, submission_date: '2027-Q1', other_light: null },
      { slug: 'project-2', prime: true, total: 0, cost_from: null, other_light: null },
    ]);
    expect(pages.section.map(({ salesforce_id, salesforce_project_id }) => [salesforce_id, salesforce_project_id])).toEqual([
      ['S1', 'P1'],
      ['S2', 'P1'],
      ['S3', 'P2'],
    ]);
    expect(pages.filters).toMatchObject({ costFromUSD: 60_000, areaTo: 40, project_submission_date: ['2027-Q1'] });
    expect(pages.filters.benefit_categories.map(({ name }) => name)).toEqual(['Terrace', 'Parking']);
    expect(pages.active_currency_rate).toEqual({ value: '41.2500', date: '2026-11-20', source: 'NBU' });
    const ukrainian = staticPagesSchema.parse(await (await ask('/api/uk/static-pages')).json());
    expect(ukrainian.projects[0]?.name).toBe('Проєкт 1');
    expect(ukrainian.active_currency_rate?.source).toBe('НБУ');
  });
});
