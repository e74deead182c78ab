import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { vacancy } from '../../../../tests/support/contents/company-entries.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { staticPagesSchema } from '../../../contract/content/static-pages.ts';
import { vacanciesAnswerSchema, vacancyAnswerSchema } from '../../../contract/content/vacancies.ts';

/** Eight open ones a day apart, the last of the studio and without an upper salary; one that closed yesterday, one of tomorrow. */
const eight = Array.from({ length: 8 }, (_, at) =>
  vacancy(`job-${at + 1}`, {
    from: `2026-11-${String(20 - at)}T08:00:00.000Z`,
    ...(at === 1 && { project: 'project-1', until: '2026-12-31T21:00:00.000Z' }),
    ...(at === 7 && { category: 'studio', salaryTo: null }),
  }),
);
const closed = vacancy('closed', { from: '2026-09-01T08:00:00.000Z', until: '2026-11-20T22:30:00.000Z' });
const tomorrow = vacancy('tomorrow', { from: '2026-11-22T08:00:00.000Z' });
const contents = {
  ...someContents({ vacancy: [tomorrow, closed, ...eight.toReversed()] }),
  pages: Object.fromEntries(['company', 'contacts', 'social-responsibility', 'news'].map((path) => [path, pageOf(path)])),
};
function pageOf(path: string) {
  const words = {
    metaTitle: path,
    metaDescription: '',
    metaKeyword: '',
    shareTitle: '',
    shareDescription: '',
    seoTexts: [],
    blocks: {},
  };
  return { uk: words, en: words, sharePicture: null, pictures: {} };
}

onOneEngine('vacancies (§7)', (open) => {
  it('lists the open ones by pages, the newest first', async () => {
    const { client, ask } = await openApi(await open(), { contents });
    const first = strict(vacanciesAnswerSchema, await client('GET /api/{locale}/vacancies'));
    expect(first.vacancy).toMatchObject({ total: 8, lastPage: 2 });
    expect(first.vacancy.items.map(({ slug }) => slug)).toEqual(eight.slice(0, 6).map(({ slug }) => slug));
    expect(first.vacancy.items[1]).toMatchObject({
      title: 'Vacancy job-2',
      date: '2026-11-19',
      valid_through: '2026-12-31',
      salary_from: 40_000,
      salary_to: 50_000,
    });
    expect((await client('GET /api/{locale}/vacancies', { query: { page: '2' } })).vacancy.items).toMatchObject([
      { slug: 'job-7' },
      { slug: 'job-8', salary_to: null },
    ]);
    expect((await client('GET /api/{locale}/vacancies', { query: { page: '3' } })).vacancy).toEqual({ items: [], total: 8, lastPage: 2 });
    expect((await client('GET /api/{locale}/vacancies', { query: { per_page: '48' } })).vacancy).toMatchObject({ lastPage: 1 });
    const ukrainian = (await (await ask('/api/uk/vacancies')).json()) as { vacancy: { items: object[] } };
    expect(ukrainian.vacancy.items[0]).toMatchObject({ title: 'Вакансія job-1' });
  });

  it('lists one field of work by pages', async () => {
    const { client } = await openApi(await open(), { contents });
    const site = strict(vacanciesAnswerSchema, await client('GET /api/{locale}/vacancy_category/{id}', { id: 'site' }));
    expect(site.vacancy).toMatchObject({ total: 7, lastPage: 2 });
    expect((await client('GET /api/{locale}/vacancy_category/{id}', { id: 'site', query: { page: '2' } })).vacancy.items).toMatchObject([
      { slug: 'job-7' },
    ]);
    expect((await client('GET /api/{locale}/vacancy_category/{id}', { id: 'studio' })).vacancy).toMatchObject({
      items: [{ slug: 'job-8' }],
      total: 1,
      lastPage: 1,
    });
  });

  it('returns one with its place of work, and others with those of its field first; a closed one retains its address', async () => {
    const { client } = await openApi(await open(), { contents });
    const { vacancy: onSite } = strict(vacancyAnswerSchema, await client('GET /api/{locale}/vacancy/{slug}', { slug: 'job-2' }));
    expect(onSite).toMatchObject({ closed: false, project_id: 'P1', address: { city: 'Kyiv', street: 'Address' }, duties: ['One.'] });
    expect(onSite.related.map(({ slug }) => slug)).toEqual(['job-1', 'job-3', 'job-4']);
    const { vacancy: inStudio } = await client('GET /api/{locale}/vacancy/{slug}', { slug: 'job-8' });
    expect(inStudio).toMatchObject({ project_id: null, address: { city: 'Kyiv', street: '36\u00a0First St' } });
    expect(inStudio.related.map(({ slug }) => slug)).toEqual(['job-1', 'job-2', 'job-3']);
    expect((await client('GET /api/{locale}/vacancy/{slug}', { slug: 'closed' })).vacancy).toMatchObject({
      closed: true,
      valid_through: '2026-11-21',
    });
  });

  it('refuses unknown names and values', async () => {
    const { refused } = await openApi(await open(), { contents });
    expect(await refused('/api/en/vacancies?page=0&per_page=49')).toMatchObject({
      status: 400,
      errors: { page: ['out-of-range'], per_page: ['out-of-range'] },
    });
    expect(await refused('/api/en/vacancy_category/site?page=one')).toMatchObject({ status: 400, errors: { page: ['malformed'] } });
    expect(await refused('/api/en/vacancy_category/gardens')).toMatchObject({ status: 404, message: 'There is no such field of work.' });
    expect(await refused('/api/en/vacancy_category/site}')).toMatchObject({ status: 404 });
    expect(await refused('/api/uk/vacancy/tomorrow')).toMatchObject({ status: 404, message: 'Такої вакансії немає.' });
  });

  it('shares fields of work, the company’s benefits, and the entries of its pages (§3)', async () => {
    const { client } = await openApi(await open(), { contents });
    const shared = strict(staticPagesSchema, await client('GET /api/{locale}/static-pages'));
    expect(shared.vacancy_categories).toEqual([
      { id: 'site', name: 'Name site', total: 7 },
      { id: 'studio', name: 'Name studio', total: 1 },
    ]);
    expect(shared.vacancies.map(({ slug }) => slug)).toEqual(eight.slice(0, 6).map(({ slug }) => slug));
    expect(shared.career_categories).toEqual([{ id: 'pay', name: 'Pay', text: '', points: ['One.'] }]);
    const { company, contacts, news, 'social-responsibility': social } = shared.pages;
    expect(company).toMatchObject({
      team: [{ name: 'Olena', role: 'architect' }],
      awards: [{ year: 2025, title: 'Yard', jury: 'Jury', project_id: 'P1' }],
      milestones: [{ month: '2014-03', title: 'The start', project_id: null }],
    });
    expect(social?.social_projects).toMatchObject([{ slug: 'trees', spent: 2_000_000, count: 300, counted: 'trees' }]);
    expect(contacts?.offices).toMatchObject([
      {
        id: 'head',
        address: { city: 'Kyiv', street: 'First St', number: '36' },
        hours: [{ opens: '09:00', closes: '19:00' }, {}, {}, {}, {}, null, null],
        exceptions: [{ on: '2027-01-01', hours: null, occasion: 'New Year’s Day' }],
        surroundings: { streets: [{ name: 'First St', wide: true }], stops: [{ name: 'Metro', at: [90, -40] }] },
      },
    ]);
    expect(Object.keys(news ?? {})).not.toContain('team');
  });
});
