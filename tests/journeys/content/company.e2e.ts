import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';

test('the company shows its people, its history along the horizon, its awards, and leads to vacancies (§2 Company)', async ({
  page,
  visit,
  at,
  say,
  saying,
  language,
  request,
}) => {
  const shared = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const { team = [], awards = [], milestones = [] } = shared.pages.company ?? {};
  await visit('/company/');
  for (const { name, role } of team) {
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(page.getByText(role)).toBeVisible();
  }
  for (const { title, jury } of awards) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.getByText(jury)).toBeVisible();
  }

  const history = page.getByRole('region', { name: say('company_history_timeline') });
  const places = await history.locator('time').evaluateAll((times) =>
    times.map((time) => {
      const { left, top } = time.getBoundingClientRect();
      return { month: time.getAttribute('datetime') ?? '', left, top };
    }),
  );
  expect(places.map(({ month }) => month)).toEqual(milestones.map(({ month }) => month));
  const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const [first, last] = [places[0], places.at(-1)];
  const perMonth = ((last?.left ?? 0) - (first?.left ?? 0)) / (monthOf(last?.month ?? '') - monthOf(first?.month ?? ''));
  for (const { month, left } of places) {
    const expected = (first?.left ?? 0) + (monthOf(month) - monthOf(first?.month ?? '')) * perMonth;
    expect(Math.abs(left - expected), `${month} stands at its true distance`).toBeLessThan(2);
  }
  const heights = places.map(({ top }, index) => index === 0 || Math.sign(top - (places[index - 1]?.top ?? 0)) === (index % 2 ? 1 : -1));
  expect(heights, 'above and below the horizon in turn').toEqual(places.map(() => true));
  await history.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => history.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);

  await expect(page.getByRole('heading', { level: 2, name: saying('company_career') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('company_career_button') })).toHaveAttribute('href', at('/career/'));
});

test('the sums spent for the city add up, and each part is as long as its share (§2) @once', async ({ page, visit, language, request }) => {
  const shared = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const projects = shared.pages['social-responsibility']?.social_projects ?? [];
  expect(projects.length).toBeGreaterThanOrEqual(6);
  await visit('/social-responsibility/');
  const numbers = async (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
  const sum = projects.reduce((all, { spent }) => all + spent, 0);
  const section = page.getByRole('region').filter({ has: page.locator('#sum') });
  expect(await numbers(await section.locator('p').first().textContent())).toBe(sum);
  const rows = await section.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      amount: Number((item.lastElementChild?.textContent ?? '').replace(/\D/g, '')),
      share: Number.parseFloat(getComputedStyle(item, '::after').width) / item.getBoundingClientRect().width,
    })),
  );
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
  for (const { amount, share } of rows) expect(Math.abs(share - amount / sum)).toBeLessThan(0.01);
  const dearest = projects.toSorted((one, other) => other.spent - one.spent)[0];
  await section.getByRole('link', { name: dearest?.title }).click();
  await expect(page.getByRole('heading', { level: 2, name: dearest?.title })).toBeInViewport();
});
