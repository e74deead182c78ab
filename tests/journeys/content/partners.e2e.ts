import type { WireAdvertisingAnswer, WireAerialAnswer } from '../../../src/contract/content/partners.ts';
import { expect, test } from '../journey.ts';

const kinds = ['advertising', 'aerial-photography'] as const;

for (const kind of kinds)
  test(`§2 /${kind}/{slug?}/: all entries without a slug, one with it, 404 for an unknown slug @once`, async ({
    page,
    visit,
    at,
    language,
    request,
  }) => {
    const answer = (await (await request.get(`/api/${language}/${kind}`)).json()) as WireAdvertisingAnswer & WireAerialAnswer;
    const entries = answer.advertising ?? answer.aerial_photography;
    await visit(`/${kind}/`);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names).toHaveText(entries.map(({ title }) => title));
    await names.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${at(`/${kind}/${entries[0]?.slug}/`)}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entries[0]?.title ?? '');
    await expect(page.getByRole('definition').first()).toBeVisible();
    const others = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: entries[1]?.title }) });
    await expect(others.getByRole('link')).toHaveCount(entries.length - 1);
    const missing = await page.goto(at(`/${kind}/no-such-entry/`));
    expect(missing?.status()).toBe(404);
  });

test('§2 advertising: a partner asks about a space and the form knows which @once', async ({ page, visit, say }) => {
  await visit('/advertising/');
  const space = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = (await space.textContent()) ?? '';
  await space.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('partners_ask') })
    .click();
  const message = page.getByRole('dialog').getByRole('textbox', { name: say('forms_message') });
  await expect(message).toHaveValue(say('partners_ask_message', { title }));
});
