import sharp from 'sharp';
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/reports/uk.json' with { type: 'json' };
import shell from '../../../src/office/messages/shell/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();
// The network is cut on purpose.
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/, viewport: { width: 390, height: 844 } });

const aPhoto = async (hue: number) => ({
  name: `IMG_${hue}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: hue, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer(),
});

/** As large as a camera makes them: what follows the end of a JPEG is passed over. */
const aLargePhoto = async (hue: number) => {
  const photo = await aPhoto(hue);
  return { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(5 * 1024 * 1024, hue)]) };
};

test('a reporter on the site writes a report on a phone that loses the network, and each photo is on the page once', async ({
  page,
  request,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const photos = page.getByRole('region', { name: uk.reports_photos_title }).getByRole('listitem');
  const heading = page.getByLabel(uk.reports_heading);

  await enterAs(page, 'Богдан Савчук');
  await page.goto('/office/reports');
  await page.getByRole('link', { name: 'Світанок 9' }).click();
  await page.route('**/uploads/**', (route) => route.abort('internetdisconnected'));
  await page.getByLabel(uk.reports_add_photos).setInputFiles([await aPhoto(40), await aPhoto(120), await aPhoto(200)]);
  await expect(photos).toHaveCount(3);
  await expect(page.getByText(media.media_state_offline)).toBeVisible();
  await heading.first().fill('Скло дійшло до дев’ятого поверху');
  await expect(button(uk.reports_to_editor)).toBeDisabled();

  // The phone goes out once the page says that it may be closed; what was written and shot is still there.
  await expect(page.getByText(uk.reports_waiting.replace('{count}', '3'))).toBeVisible();
  await page.reload();
  await expect(heading.first()).toHaveValue('Скло дійшло до дев’ятого поверху');
  await expect(photos).toHaveCount(3);
  await page.unroute('**/uploads/**');
  await expect(photos.getByText(media.media_state_done)).toHaveCount(3);
  await button(uk.reports_make_first).last().click();
  await page.getByText(uk.reports_english, { exact: true }).click();
  await heading.last().fill('Glass has reached the ninth floor');
  expect(await violationsOn(page, { part: 'main' }), 'a report').toEqual([]);
  // Nothing is typed into a report that is on its way.
  const send = Promise.withResolvers<void>();
  await page.route('**/reports/send', async (route) => {
    await send.promise;
    await route.continue();
  });
  await button(uk.reports_publish).click();
  await heading.first().click({ force: true });
  await page.keyboard.type('?');
  await expect(heading.first()).toHaveValue('Скло дійшло до дев’ятого поверху');
  send.resolve();
  await expect(page.getByText(uk.reports_published)).toBeVisible();

  const text = async () => (await request.get('/projects/svitanok-9/construction/')).text();
  await expect.poll(text).toContain('Скло дійшло до дев’ятого поверху');
  const shown = new Set([...(await text()).matchAll(/uploads\/(img-\d+-?\w*)-/g)].map(([, name]) => name));
  expect(shown.size).toBe(3);
});

test('what is typed beside many large photos is kept from the moment of the key', async ({ page }) => {
  const photos = page.getByRole('region', { name: uk.reports_photos_title }).getByRole('listitem');
  const heading = page.getByLabel(uk.reports_heading).first();
  await enterAs(page, 'Богдан Савчук');
  await page.goto('/office/reports');
  await page.getByRole('link', { name: 'Світанок 9' }).click();
  await page.route('**/uploads/**', (route) => route.abort('internetdisconnected'));
  const hues = [20, 50, 80, 110, 140, 170, 200, 230];
  await page.getByLabel(uk.reports_add_photos).setInputFiles(await Promise.all(hues.map(aLargePhoto)));
  // A small copy is shown of a photo that is stored.
  await expect(photos.locator('img')).toHaveCount(hues.length);
  await heading.fill('Скло дійшло до десятого поверху');
  await page.reload();
  await expect(heading).toHaveValue('Скло дійшло до десятого поверху');
  await expect(photos).toHaveCount(hues.length);
});

test('photos that are chosen just before the screen is left are in the report, and it waits for them', async ({ page }) => {
  const photos = page.getByRole('region', { name: uk.reports_photos_title }).getByRole('listitem');
  // An old phone takes a while for each small copy.
  await page.addInitScript(() => {
    const make = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
    const slowly = (...given: unknown[]) => new Promise((resolve) => setTimeout(resolve, 1_500)).then(() => make(...given));
    Object.assign(window, { createImageBitmap: slowly });
  });
  await enterAs(page, 'Богдан Савчук');
  await page.goto('/office/reports');
  const report = page.getByRole('link', { name: 'Світанок 9' }).first();
  await report.click();
  await page.getByLabel(uk.reports_heading).first().fill('Ліфт уже їздить');
  await page.getByLabel(uk.reports_add_photos).setInputFiles([await aPhoto(30), await aPhoto(90), await aPhoto(150)]);
  await page.goBack();
  await report.click();
  await expect(photos).toHaveCount(3);
  await expect(photos.getByText(media.media_state_done)).toHaveCount(3);
  await expect(photos.locator('img')).toHaveCount(3);
  await page.reload();
  await expect(photos.getByText(media.media_state_done)).toHaveCount(3);
  await page.getByRole('button', { name: uk.reports_to_editor }).click();
  await expect(page.getByText(uk.reports_left_to_editor)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('report ')))).toEqual([]);
});

test('opened once, the report is written without a network, also after a reload, and goes out when there is one', async ({
  page,
  context,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const photos = page.getByRole('region', { name: uk.reports_photos_title }).getByRole('listitem');
  const heading = page.getByLabel(uk.reports_heading);
  const cutOff = page.getByText(shell.shell_cut_off);

  await enterAs(page, 'Богдан Савчук');
  await page.goto('/office/reports');
  await expect(page.getByRole('link', { name: 'Полудень' }).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return addresses.flat();
  });
  expect(stored.length).toBeGreaterThan(5);
  expect(stored.filter((address) => address.includes('/api/'))).toEqual([]);

  await context.setOffline(true);
  const opened = await page.reload();
  expect(opened?.fromServiceWorker()).toBe(true);
  await expect(cutOff).toBeVisible();
  await page.getByRole('link', { name: 'Полудень' }).first().click();
  await heading.first().fill('Підлоги залито до шостого поверху');
  await page.getByLabel(uk.reports_add_photos).setInputFiles([await aPhoto(60), await aPhoto(140)]);
  await expect(photos).toHaveCount(2);
  expect(await violationsOn(page, { part: 'main' }), 'a report without a network').toEqual([]);
  await expect(page.getByText(uk.reports_waiting.replace('{count}', '2'))).toBeVisible();
  await page.reload();
  await expect(heading.first()).toHaveValue('Підлоги залито до шостого поверху');
  await expect(photos).toHaveCount(2);
  // No other screen is stored.
  const elsewhere = await context.newPage();
  expect(await elsewhere.goto('/office/media').catch(() => null)).toBeNull();
  await elsewhere.close();

  // The session has ended meanwhile.
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: login.login_again_title })).toBeVisible();
  await expect(cutOff).toBeHidden();
  await expect(heading.first()).toHaveValue('Підлоги залито до шостого поверху');
  const other = await context.newPage();
  await enterAs(other, 'Богдан Савчук');
  await other.close();
  await page.getByRole('dialog').getByRole('button', { name: shell.shell_close }).click();
  await expect(photos.getByText(media.media_state_paused)).toBeVisible();
  await photos.getByRole('button', { name: media.media_resume }).click();
  await expect(photos.getByText(media.media_state_done)).toHaveCount(2);
  await button(uk.reports_to_editor).click();
  await expect(page.getByText(uk.reports_left_to_editor)).toBeVisible();

  await button(shell.shell_log_out).click();
  await page.waitForURL('**/office/');
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    known: localStorage.getItem('office-reporter'),
  }));
  expect(left).toEqual({ workers: 0, caches: [], known: null });
});
