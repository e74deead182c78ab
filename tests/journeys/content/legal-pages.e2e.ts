import { consentVersion } from '../../../src/site/features/forms/consent.ts';
import { expect, test } from '../journey.ts';

for (const page of ['privacy-policy', 'terms-of-use'] as const)
  test(`§2 ${page}: contents lead to every chapter, which has an anchor of its own @once`, async ({ page: tab, visit, say, at }) => {
    await visit(`/${page}/`);
    const contents = tab.getByRole('navigation', { name: say('legal_contents') });
    const links = await contents.getByRole('link').all();
    const chapters = tab.getByRole('article').getByRole('heading', { level: 2 });
    await expect(chapters).toHaveCount(links.length);
    expect(links.length).toBeGreaterThanOrEqual(10);
    const last = links.at(-1);
    if (!last) throw new Error('no chapters');
    const anchor = await last.getAttribute('href');
    await last.click();
    await expect(tab).toHaveURL(new RegExp(`${at(`/${page}/`)}${anchor}$`));
    await expect(tab.locator(`${anchor} h2`)).toBeInViewport();
  });

test('§2, §5 the policy words the consent that the forms refer to, by its version, and names the owner @once', async ({ page, visit }) => {
  await visit('/privacy-policy/');
  const article = page.getByRole('article');
  await expect(article.locator('strong', { hasText: consentVersion })).toBeVisible();
  await expect(article).toContainText('2297-VI');
  await expect(article).toContainText('99999994');
});

test('§2 the legal links of the footer lead to the texts @once', async ({ page, visit, at }) => {
  for (const name of ['privacy-policy', 'terms-of-use']) {
    await visit('/projects/');
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${at(`/${name}/`)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at(`/${name}/`));
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('legal texts print whole: every chapter, without the table of contents', { tag: '@once' }, async ({ page, visit, say }) => {
  await visit('/terms-of-use/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: say('legal_contents') })).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: /hello@/ })).toBeVisible();
});
