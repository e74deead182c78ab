import type { WireVacanciesAnswer } from '../../../src/contract/content/vacancies.ts';
import { expect, test } from '../journey.ts';

const closed = 'quality-engineer';

test('vacancies are chosen by field of work and by page, and each leads to its own page (§2 career, §3 Vacancy) @once', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
}) => {
  const asked = async (path: string) => (await (await request.get(`/api/${language}/${path}`)).json()) as WireVacanciesAnswer;
  const all = (await asked('vacancies')).vacancy;
  const site = (await asked('vacancy_category/site')).vacancy;
  const list = page.locator('#vacancies');
  const titles = list.getByRole('heading', { level: 3 });

  await visit('/career/');
  await expect(titles).toHaveText(all.items.map(({ title }) => title));
  await list.getByRole('link', { name: say('list_page', { page: 2 }) }).click();
  await expect(page).toHaveURL(at('/career/?page=2#vacancies'));
  const second = (await asked('vacancies?page=2')).vacancy;
  await expect(titles).toHaveText(second.items.map(({ title }) => title));
  expect(all.items.length + second.items.length).toBe(all.total);

  const fields = list.getByRole('navigation', { name: say('career_categories') });
  await fields.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(at('/career/?category=site#vacancies'));
  await expect(titles).toHaveText(site.items.map(({ title }) => title));
  await expect(fields.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('heading', { level: 2 })).toContainText(`${site.total}`);

  const [wanted] = site.items;
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL(at(`/vacancy/${wanted?.slug}/`));
  await expect(page.getByRole('heading', { level: 1, name: wanted?.title })).toBeVisible();
  for (const key of ['career_duties', 'career_expectations', 'career_offer', 'career_veterans'])
    await expect(page.getByRole('heading', { level: 2, name: say(key) })).toBeVisible();
  await page.getByRole('link', { name: say('career_apply') }).click();
  await expect(page.getByRole('heading', { name: say('forms_resume_title') })).toBeInViewport();
});

test('all vacancies stand at one address by their fields; a closed one says so and takes no applications (§2 vacancy) @once', async ({
  page,
  visit,
  at,
  say,
  language,
  request,
}) => {
  const { vacancy } = (await (await request.get(`/api/${language}/vacancies?per_page=48`)).json()) as WireVacanciesAnswer;
  await visit('/vacancy/');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(vacancy.total);
  expect(vacancy.items.map(({ slug }) => slug)).not.toContain(closed);

  const answer = await page.goto(at(`/vacancy/${closed}/`));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 2, name: say('career_closed_title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('career_apply') })).toHaveCount(0);
  await expect(page.locator('#resume')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: say('career_related') }).getByRole('listitem')).toHaveCount(3);
});

test('a field, a page or a vacancy that does not exist is 404 (§8) @once', async ({ page, at, say }) => {
  for (const path of ['/career/?category=gardens', '/career/?page=9', '/career/?page=x', '/vacancy/no-such-work/', '/vacancy/?page=2']) {
    const answer = await page.goto(at(path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('shell_error_title') }), path).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a field and a page of vacancies are plain links, and the resume has a plain form @once', async ({ page, at, say }) => {
    await page.goto(at('/career/'));
    const list = page.locator('#vacancies');
    await list
      .getByRole('navigation', { name: say('career_categories') })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page).toHaveURL(at('/career/?category=design#vacancies'));
    await list.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: say('career_duties') })).toBeVisible();
    await expect(page.locator('#resume form')).toHaveAttribute('method', 'post');
  });
});
