import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const pathOf = (page: string) => `/${page.replaceAll('_', '-').replace(/^investment$/, 'investments')}/`;

test('§2 the footer shows phone, logo, description, social links, menus, legal links, SEO texts and credit, all of them data', async ({
  page,
  at,
  request,
  language,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { footer, pages } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  await page.goto(at('/projects/'));
  await untilHydrated(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: footer.phone })).toHaveAttribute('href', `tel:${footer.phone.replace(/[^+\d]/g, '')}`);
  await expect(foot.getByRole('link', { name: say('shell_to_home', { brand: footer.logo }) })).toHaveAttribute('href', at('/'));
  for (const text of [footer.small_description, footer.developer_credit]) await expect(foot).toContainText(text);
  for (const { title, link } of footer.social_media_blocks)
    await expect(foot.getByRole('link', { name: title })).toHaveAttribute('href', link);
  for (const { name, page: slug } of [footer.main_project_block, ...footer.menu_1, ...footer.menu_2, ...footer.other_blocks])
    await expect(foot.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', at(pathOf(slug)));
  for (const { name, page: slug } of footer.project_blocks)
    await expect(foot.getByRole('link', { name, exact: true }), name).toHaveAttribute(
      'href',
      at(`/projects/${slug.replace('projects/', '')}/`),
    );
  await expect(foot.getByRole('link', { name: say('shell_see_all') })).toHaveAttribute('href', at('/projects/'));
  await expect(foot, 'how much there is, §1').toContainText('500+');
  const withTexts = Object.entries(pages).filter(([, { seo_blocks }]) => seo_blocks.length > 0);
  expect(withTexts.map(([name]) => name)).toEqual(expect.arrayContaining(['main', 'apartments', 'projects']));
  for (const [name, { seo_blocks }] of withTexts) {
    await page.goto(at(name === 'main' ? '/' : `/${name}/`));
    for (const { title } of seo_blocks) await expect(foot.getByRole('heading', { name: title }), name).toBeVisible();
  }
});

test('§2 below 1440 px one submenu opens at a time; the same item or a click beside it closes it @once', async ({
  page,
  at,
  request,
  language,
  say,
}) => {
  await page.setViewportSize({ width: 1439, height: 900 });
  const { footer } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  await page.goto(at('/favorites/'));
  await untilHydrated(page);
  const foot = page.getByRole('contentinfo');
  const company = [...footer.menu_1, ...footer.menu_2].find((entry) => entry.page === 'company')?.name ?? '';
  const projects = foot.getByRole('button', { name: footer.main_project_block.name });
  const about = foot.getByRole('button', { name: company });
  const all = foot.getByRole('link', { name: say('shell_see_all') });
  const news = foot.getByRole('link', { name: footer.menu_2.find((entry) => entry.page === 'news')?.name ?? '', exact: true });
  await expect(all).toBeHidden();
  await projects.click();
  await expect(page, 'it opens instead of leading away').toHaveURL(at('/favorites/'));
  await expect(all).toBeVisible();
  await about.click();
  await expect(all).toBeHidden();
  await expect(news).toBeVisible();
  await about.click();
  await expect(news).toBeHidden();
  await projects.click();
  await expect(all).toBeVisible();
  await foot.getByText(footer.developer_credit).click();
  await expect(all).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(all).toBeVisible();
  await expect(projects).toBeHidden();
});

test('§2 up to 1024 px the company group is called “about us” and holds the company page itself', async ({
  page,
  at,
  request,
  language,
  say,
}) => {
  const { footer } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const entry = [...footer.menu_1, ...footer.menu_2].find((each) => each.page === 'company');
  await page.goto(at('/favorites/'));
  await untilHydrated(page);
  const foot = page.getByRole('contentinfo');
  const own = foot.getByRole('listitem').getByRole('link', { name: entry?.name ?? '', exact: true });
  await page.setViewportSize({ width: 1024, height: 900 });
  await foot.getByRole('button', { name: say('shell_about_us'), exact: true }).click();
  await expect(own).toBeVisible();
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(foot.getByRole('button', { name: entry?.name ?? '', exact: true })).toBeVisible();
  await expect(own).toBeHidden();
});

test('§2 login and account have no footer', { tag: '@once' }, async ({ page, at }) => {
  for (const path of ['/login/', '/account/']) {
    await page.goto(at(path));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the burger is a link to the footer, where every page is in sight; pages without one lead to that of home @once', async ({
    page,
    at,
    say,
  }) => {
    for (const path of ['/favorites/', '/login/', '/no-such-page/']) {
      await page.goto(at(path));
      await page.getByRole('link', { name: say('shell_menu') }).click();
      await expect(page.getByRole('navigation', { name: say('shell_footer_navigation') }), path).toBeInViewport();
      await expect(page.getByRole('link', { name: say('shell_see_all') })).toBeVisible();
    }
  });
});
