import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import uk from '../../../src/office/messages/inbox/uk.json' with { type: 'json' };
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };
import shell from '../../../src/office/messages/shell/uk.json' with { type: 'json' };
import templates from '../../../src/office/messages/templates/uk.json' with { type: 'json' };
import { pdfBytes } from '../../support/files/some-files.ts';
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test, running } = officeJourneys();

test.describe.configure({ mode: 'default' });
// The office asks before it knows whether there is a session; refusals are shown.
test.use({ expectedComplaint: /status of (401|409|422|500)/ });

test('a new request is seen within a second, and two presses lead from its notice to its outcome', async ({ page, request }) => {
  const ask = async (name: string, phone: string) => {
    const consultation = { name, phone, message: 'Який вид з вікон?', consent: '2026-11', elapsed: 9_000 };
    const answer = await request.post('/api/uk/consultation', { data: consultation, headers: { 'idempotency-key': crypto.randomUUID() } });
    expect(answer.ok()).toBe(true);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'менеджерка з продажу');
  await page.goto('/office/inbox');
  await expect(page.getByText(uk.inbox_nothing_mine)).toBeVisible();
  expect(await violationsOn(page), 'the empty list').toEqual([]);

  const notices = page.getByRole('region', { name: uk.inbox_notices });
  const notice = (name: string) => notices.getByRole('link', { name: `${uk.inbox_notice_new} · ${name}`, exact: true });
  // None is lost; how soon it shows, the soonest says: a machine that does much else stops a browser for a second now and then.
  const shown: number[] = [];
  for (const [at, name] of ['Ніна Перша', 'Ілля Другий', 'Олена Коваль'].entries()) {
    await ask(name, `+38050123456${at}`);
    const since = performance.now();
    await notice(name).waitFor({ timeout: 30_000 });
    shown.push(performance.now() - since);
  }
  expect(Math.min(...shown)).toBeLessThan(1_000);
  await expect(page.getByRole('row').filter({ hasText: 'Олена Коваль' })).toBeVisible();
  expect(await violationsOn(page), 'the list').toEqual([]);

  await notice('Олена Коваль').click();
  await page.getByRole('button', { name: uk.inbox_outcome_talked }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(uk.inbox_outcome_talked);
  await expect(notice('Олена Коваль')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: uk.inbox_pause }).click();
  const pause = page.getByRole('dialog', { name: uk.inbox_pause });
  await pause.getByRole('button', { name: uk.inbox_pause_do }).click();
  await expect(pause).toContainText(uk.inbox_pause_no_why);
  await pause.getByLabel(uk.inbox_pause_why).fill('На нараді до вечора.');
  expect(await violationsOn(page), 'the pause').toEqual([]);
  await pause.getByRole('button', { name: uk.inbox_pause_do }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('На нараді до вечора.');
  await page.getByRole('button', { name: uk.inbox_pause_end }).click();
  await expect(page.getByRole('button', { name: uk.inbox_pause_end })).toHaveCount(0);

  await page.getByRole('button', { name: uk.inbox_outcome_lost }).click();
  await expect(page.getByRole('button', { name: uk.inbox_lost_price })).toBeFocused();
  expect(await violationsOn(page), 'one request').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel(uk.inbox_note).fill('Шукає до мільйона.');
  await page.getByRole('button', { name: uk.inbox_lost_price }).press('Enter');
  await expect(page.getByRole('complementary', { name: uk.inbox_saw })).toContainText('Шукає до мільйона.');
  await expect(page.getByRole('button', { name: uk.inbox_reopen })).toBeVisible();
});

test('a request that comes while the office still loads is in the list as soon as it follows', async ({ page, request }) => {
  await enterAs(page, 'менеджерка з продажу');
  const { promise: asked, resolve: follow } = Promise.withResolvers<void>();
  await page.route(/request-notices-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/office/inbox');
  await expect(page.getByRole('heading', { name: uk.inbox_title })).toBeVisible();
  await expect(page.getByRole('row').or(page.getByText(uk.inbox_nothing_mine)).first()).toBeVisible();
  const consultation = { name: 'Марко Рань', phone: '+380501234568', message: 'Чи є паркінг?', consent: '2026-11', elapsed: 9_000 };
  await request.post('/api/uk/consultation', { data: consultation, headers: { 'idempotency-key': crypto.randomUUID() } });
  await expect(page.getByRole('row').filter({ hasText: 'Марко Рань' })).toHaveCount(0);
  follow();
  await expect(page.getByRole('row').filter({ hasText: 'Марко Рань' })).toBeVisible();
});

test('the file of an application is saved as it is stored, also after a login over the page, and one that is gone says so', async ({
  page,
  request,
  context,
}) => {
  const file = { name: 'Резюме Ірини.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) };
  const person = {
    name: 'Ірина',
    surname: 'Бойко',
    phone: '067 111 22 33',
    email: 'iryna@example.ua',
    consent: '2026-11',
    elapsed: '9000',
  };
  const sent = await request.post('/api/uk/resume', {
    multipart: { ...person, file },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(sent.ok()).toBe(true);
  const folder = join(running().dataDir, 'files/resumes');
  const [only = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const stored = readFileSync(join(folder, only));
  await enterAs(page, 'HR-менеджерка');
  await page.goto('/office/resumes');
  const button = page.getByRole('button', { name: uk.resumes_save.replace('{name}', file.name) });
  const save = async () => {
    const saved = page.waitForEvent('download');
    await button.click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file.name);
    expect(readFileSync(await download.path()).equals(stored)).toBe(true);
  };
  await save();

  // Between two looks of the screen, which would ask for the login, too.
  const look = (status: number) => page.waitForResponse((answer) => /api\/resumes\?/.test(answer.url()) && answer.status() === status);
  await look(200);
  await context.clearCookies();
  await button.click();
  const again = page.getByRole('dialog', { name: login.login_again_title });
  await again.getByRole('button', { name: shell.shell_close }).click();
  await expect(button).toBeEnabled();
  // Who has closed the login goes on reading: it does not come back by itself.
  await look(401);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toBeVisible();
  await expect(again).toHaveCount(0);
  const tab = await context.newPage();
  await enterAs(tab, 'HR-менеджерка');
  await save();
  await expect(failure).toHaveCount(0);

  rmSync(folder, { recursive: true });
  await button.click();
  await expect(failure).toHaveText(/./);
  await expect(button).toBeEnabled();
  expect(await violationsOn(page), 'the applications').toEqual([]);
});

test('a head of sales writes a template; a save over a newer version is refused, shows it, and loses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'керівник відділу продажу');
  await page.goto('/office/templates');
  await page.getByRole('button', { name: templates.templates_new }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(templates.templates_name).fill('Ще вільна');
  await dialog.getByLabel(templates.templates_uk).fill('Вітаю, {імʼя}!');
  await dialog.getByLabel(templates.templates_en).fill('Hello {client}!');
  const save = dialog.getByRole('button', { name: templates.templates_save });
  await save.click();
  await expect(dialog.getByLabel(templates.templates_uk)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(templates.templates_uk).fill('Вітаю, {клієнт}!');
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(await violationsOn(page), 'the templates').toEqual([]);

  await page.getByRole('button', { name: 'Ще вільна', exact: true }).click();
  await dialog.getByLabel(templates.templates_uk).fill('Моє, {клієнт}!');
  await page.evaluate(async () => {
    const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const all: { id: string; version: number; title: string; en: string }[] = (
      await (await fetch('/office/api/templates', { headers })).json()
    ).templates;
    const found = all.find((one) => one.title === 'Ще вільна');
    if (!found) throw new Error('The template is gone.');
    const { id, version, title, en } = found;
    const body = JSON.stringify({ stored: { id, version }, title, uk: 'Від колеги, {клієнт}!', en });
    await fetch('/office/api/templates/save', { method: 'POST', headers, body });
  });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Від колеги');
  expect(await violationsOn(page), 'the refused save').toEqual([]);
  await save.click();
  await expect(page.getByRole('row').filter({ hasText: 'Моє, {клієнт}!' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
