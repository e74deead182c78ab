import sharp from 'sharp';
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();
// The network is cut on purpose.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** A file of two megabytes, which comes in two parts: noise does not pack. */
const aLargeFile = (mean: number) =>
  sharp({ create: { width: 900, height: 750, channels: 3, background: '#000', noise: { type: 'gaussian', mean, sigma: 30 } } })
    .png()
    .toBuffer();

test('a marketer writes news in two languages with a photo that comes over a broken network, in 14 actions, and replaces the photo on the site', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const inEnglish = (name: string) => field(uk.releases_in_en.replace('{name}', name));
  const dialog = page.getByRole('dialog');
  /** The pictures that a visitor's page of news has, by the folder of uploads. */
  const seen = async () =>
    [...(await (await request.get('/news/teplo-nad-richkoiu/')).text()).matchAll(/pictures\/(uploads\/[\w-]+)-900\.webp/g)][0]?.[1];

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await act(button(uk.releases_new_news).click());
  await act(field(uk.releases_news_title).fill('Тепло над річкою'));
  await act(button(uk.releases_make).click());
  for (const text of [field(uk.releases_field_html), inEnglish(uk.releases_field_html)])
    await expect(text, 'a text that is edited').toHaveAttribute('contenteditable', 'true');
  await act(inEnglish(uk.releases_field_title).fill('Warmth over the river'));
  await act(field(uk.releases_field_html).fill('Тераси вже теплі.'));
  await act(inEnglish(uk.releases_field_html).fill('The terraces are warm already.'));
  await act(page.getByRole('combobox', { name: uk.releases_field_tag }).selectOption('life'));

  // The second part of the file meets no network, until that was said.
  let parts = 0;
  let isCut = true;
  await page.route('**/uploads/append**', (route) => (++parts > 1 && isCut ? route.abort('internetdisconnected') : route.continue()));
  const picture = page.getByRole('group', { name: uk.releases_field_picture, exact: true });
  await act(picture.getByRole('button', { name: media.media_choose }).click());
  const photo = { name: 'Тераса.png', mimeType: 'image/png', buffer: await aLargeFile(90) };
  await act(dialog.getByLabel(media.media_drop).setInputFiles(photo));
  await expect(dialog.getByText(media.media_state_offline)).toBeVisible();
  isCut = false;
  await expect(dialog.getByRole('textbox', { name: media.media_alt_uk })).toBeVisible();
  expect(parts).toBeGreaterThan(2);
  expect(await violationsOn(page, { part: 'dialog' }), 'the description of a picture').toEqual([]);
  await act(dialog.getByRole('textbox', { name: media.media_alt_uk }).fill('Тераса над річкою у теплому світлі'));
  await act(dialog.getByRole('textbox', { name: media.media_alt_en }).fill('A terrace over the river in warm light'));
  await dialog.getByRole('slider', { name: media.media_focus_x }).press('Home');
  await act(dialog.getByRole('button', { name: media.media_save }).click());
  await expect(picture.getByRole('img', { name: 'Тераса над річкою у теплому світлі' })).toBeVisible();
  await expect(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();
  expect(await seen()).toBeUndefined();

  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Тепло над річкою' })).toBeVisible();
  await act(button(uk.releases_schedule).click());
  await act(dialog.getByRole('button', { name: uk.releases_schedule }).click());
  await expect(button(uk.releases_unschedule)).toBeVisible();
  expect(actions, 'presses and filled fields').toBe(14);
  await button(uk.releases_publish).click();
  await dialog.getByRole('button', { name: uk.releases_publish }).click();
  await expect(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
  await expect.poll(seen, 'the picture on the site').toMatch(/^uploads\/terasa-/);
  const first = await seen();

  await page.goto('/office/media');
  await expect(page.getByRole('link', { name: 'Тераса над річкою у теплому світлі' })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'the pictures').toEqual([]);
  await page.getByRole('link', { name: 'Тераса над річкою у теплому світлі' }).click();
  await expect(page.getByText('Тепло над річкою')).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'the page of a picture').toEqual([]);
  await page.getByLabel(media.media_drop_one).setInputFiles({ name: 'б.png', mimeType: 'image/png', buffer: await aLargeFile(160) });
  await expect(page.getByText(media.media_state_done)).toBeVisible();
  await expect.poll(seen, 'the other file').not.toBe(first);
  // The browser of the office still has the preview of the release.
  const visitor = await browser.newPage();
  await visitor.goto(`${baseURL}/news/teplo-nad-richkoiu/`);
  const shown = visitor.getByRole('figure').filter({ hasText: 'Тераса над річкою у теплому світлі' }).locator('img');
  await expect(shown).toHaveCSS('object-position', '0% 50%');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
