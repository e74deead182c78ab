import type { Page } from '@playwright/test';
import { systemClock } from '../../../src/base/clock.ts';
import access from '../../../src/office/messages/access/uk.json' with { type: 'json' };
import audit from '../../../src/office/messages/audit/uk.json' with { type: 'json' };
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/people/uk.json' with { type: 'json' };
import shell from '../../../src/office/messages/shell/uk.json' with { type: 'json' };
import { makeAuthenticator } from '../../support/clients/authenticator.ts';
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys, openDevice, sign, withPasskeys } from './office-app.ts';

const { test } = officeJourneys({ OFFICE_PASSWORDS: 'true' });

test.describe.configure({ mode: 'default' });
// Browsers write refused requests into the console: before a login, without a proof, and with wrong fields.
test.use({ expectedComplaint: /status of (401|403|422|428)/ });

test('an administrator invites a colleague, who makes a passkey, and sees in the log what was changed by whom', async ({
  browser,
  page,
}) => {
  await page.goto('/office/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.login_title);
  expect(await violationsOn(page), 'the login').toEqual([]);
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(uk.people_title);
  expect(await violationsOn(page), 'the people').toEqual([]);

  // All wrong fields at once, and nothing typed is lost.
  await page.getByRole('button', { name: uk.people_invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(uk.people_email).fill('not an address');
  await dialog.getByRole('button', { name: uk.people_make_link }).click();
  await expect(dialog.getByText(shell.shell_field_email)).toBeVisible();
  await expect(dialog.getByText(shell.shell_field_required)).toBeVisible();
  await expect(dialog.getByLabel(uk.people_email)).toHaveValue('not an address');
  expect(await violationsOn(page), 'the invitation form').toEqual([]);
  await dialog.getByLabel(uk.people_name).fill('Софія Кравець');
  await dialog.getByLabel(uk.people_email).fill('s.kravets@example.ua');
  await dialog.getByRole('button', { name: uk.people_make_link }).click();
  await sign(page, 's.kravets@example.ua');
  const link = await dialog.locator('output').innerText();
  expect(link).toMatch(/\/office\/invitation#/);
  await dialog.getByRole('button', { name: shell.shell_done }).click();
  const row = page.getByRole('row').filter({ hasText: 'Софія Кравець' });
  await expect(row).toContainText(uk.people_role_sales_manager);

  // Her phone.
  const device = await openDevice(browser);
  const hers = await withPasskeys(device);
  await hers.goto(link);
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('Софія Кравець');
  expect(await violationsOn(hers), 'the invitation').toEqual([]);
  await hers.getByRole('button', { name: login.login_invitation_accept }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(shell.shell_today);
  // A sales manager has no business with people.
  await expect(hers.getByRole('link', { name: shell.shell_people })).toHaveCount(0);
  await hers.goto('/office/people');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(shell.shell_closed_title.replace('{name}', shell.shell_people));
  await expect(hers.getByRole('button', { name: uk.people_invite })).toHaveCount(0);
  await expect(hers).toHaveTitle(/Люди/);
  expect(await violationsOn(hers), 'a section that is not open').toEqual([]);
  await hers.getByRole('link', { name: shell.shell_access }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(shell.shell_access);
  expect(await violationsOn(hers), 'her access').toEqual([]);
  await hers.getByRole('button', { name: shell.shell_log_out }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(login.login_title);
  await hers.getByRole('button', { name: login.login_passkey }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(shell.shell_today);
  await hers.goto(link);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(login.login_dead_title);
  await hers.goto('/office/access');

  // Locked out: her open page asks for a login, which does not let her in.
  await page.reload();
  await row.getByRole('button', { name: uk.people_lock }).click();
  await page.getByLabel(uk.people_why).fill('Пристрій загублено');
  await dialog.getByRole('button', { name: uk.people_lock }).click();
  await sign(page, 'Софія Кравець');
  await expect(row).toContainText(uk.people_locked);
  await hers.reload();
  await hers.getByRole('button', { name: login.login_passkey }).click();
  await expect(hers.getByText(login.login_refused)).toBeVisible();
  await device.close();

  await page.getByRole('link', { name: shell.shell_audit }).click();
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText('Софія Кравець');
  await expect(newest).toContainText('Пристрій загублено');
  expect(await violationsOn(page), 'the log').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

test('who changed the roles of a colleague is found and put back in three actions', async ({ page }) => {
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  const row = page.getByRole('row').filter({ hasText: 'Богдан Савчук' });
  await row.getByRole('button', { name: uk.people_change_roles }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().selectOption({ label: uk.people_role_editor });
  await dialog.getByRole('button', { name: uk.people_save_roles }).click();
  await sign(page, uk.people_role_editor);
  await expect(row).toContainText(uk.people_role_editor);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Богдан Савчук');
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText('Юрій Поліщук');
  await expect(newest).toContainText(uk.people_role_construction_reporter);
  await newest.getByRole('button', { name: audit.audit_restore }).click();
  await expect(dialog).toBeVisible();
  expect(await violationsOn(page), 'the return').toEqual([]);
  await sign(page, uk.people_role_construction_reporter);
  await expect(newest).toContainText(audit.audit_restored);
  await page.getByRole('link', { name: shell.shell_people }).click();
  await expect(row).toContainText(uk.people_role_construction_reporter);
});

test('the log is narrowed by who, what and when; the address has the conditions, and they are cleared at once', async ({ page }) => {
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_audit }).click();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  // Both in one task of the browser: the second comes before the first is drawn.
  const topic = await page.getByLabel(audit.audit_filter_topic).elementHandle();
  await page.getByLabel(audit.audit_filter_actor).evaluate(
    (actor, other) => {
      const choose = (select: HTMLSelectElement, text: string) => {
        const option = [...select.options].find(({ label }) => label === text);
        if (!option) throw new Error(text);
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      choose(actor as HTMLSelectElement, 'Юрій Поліщук');
      choose(other.topic as HTMLSelectElement, other.text);
    },
    { topic, text: audit.audit_topic_people },
  );
  await expect(page).toHaveURL(/actorKind=staff&actorId=[\w-]+.*topic=people|topic=people&actorKind=staff&actorId=[\w-]+/);
  await expect(entries.first()).toContainText('Юрій Поліщук');
  await page.reload();
  await expect(page.getByLabel(audit.audit_filter_topic)).toHaveValue('people');
  await page.getByLabel(audit.audit_from, { exact: true }).fill('2026-11-02');
  await page.getByLabel(audit.audit_until, { exact: true }).fill('2026-11-01');
  await expect(page.getByText(audit.audit_until_bad)).toBeVisible();
  expect(await violationsOn(page), 'a condition that cannot be').toEqual([]);
  await page.getByLabel(audit.audit_until, { exact: true }).fill('2026-11-02');
  await page.getByLabel(audit.audit_filter_topic).selectOption({ label: audit.audit_topic_pictures });
  await expect(page.getByText(audit.audit_nothing_here)).toBeVisible();
  await page.getByRole('button', { name: audit.audit_clear }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(entries.first()).toBeVisible();
});

test('one administrator asks for the recovery of a colleague, another agrees from today, and the colleague comes in by a new passkey', async ({
  browser,
  page,
}) => {
  const [name, why] = ['Марія Гнатюк', 'Загубила телефон із ключем.'];
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  await page.getByRole('button', { name: `${uk.people_recover}: ${name}` }).click();
  await page.getByLabel(uk.people_recover_why).fill(why);
  await page.getByRole('button', { name: uk.people_recover_ask }).click();
  await sign(page, why);
  const recoveries = (on: Page) => on.getByRole('region', { name: uk.people_recoveries });
  // The person who has asked may take it back, and never agrees.
  await expect(recoveries(page).getByRole('button')).toHaveText([uk.people_recovery_withdraw]);
  expect(await violationsOn(page), 'the recovery').toEqual([]);

  const device = await openDevice(browser);
  const second = await device.newPage();
  await enterAs(second, 'Ольга Романюк');
  await second.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await recoveries(second).getByRole('button', { name: uk.people_recovery_approve }).click();
  const dialog = second.getByRole('dialog').filter({ hasText: uk.people_approve_about });
  await expect(dialog).toContainText(why);
  expect(await violationsOn(second), 'the approval').toEqual([]);
  await dialog.getByRole('button', { name: uk.people_approve_make }).click();
  await sign(second, name);
  const link = await second.getByRole('dialog').locator('output').innerText();
  expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await device.close();

  const hers = await openDevice(browser);
  const recovered = await withPasskeys(hers);
  await recovered.goto(link);
  await recovered.getByRole('button', { name: login.login_invitation_accept }).click();
  // The roles have stayed.
  await expect(recovered.getByRole('heading', { level: 1 })).toContainText(shell.shell_today);
  await hers.close();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(recoveries(page)).toHaveCount(0);
});

test('a session that ends in the middle of a form opens the login over it, and what was typed stays', async ({ page, context }) => {
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  await page.getByRole('button', { name: uk.people_invite }).click();
  const form = page.getByRole('dialog').filter({ hasText: uk.people_invite_title });
  await form.getByLabel(uk.people_name).fill('Данило Мороз');
  await form.getByLabel(uk.people_email).fill('d.moroz@example.ua');
  await context.clearCookies();
  await form.getByRole('button', { name: uk.people_make_link }).click();
  const again = page.getByRole('dialog').filter({ hasText: login.login_again_title });
  await expect(again).toBeVisible();
  await again.getByRole('button', { name: shell.shell_close }).click();
  await expect(form.getByLabel(uk.people_name)).toHaveValue('Данило Мороз');
  await expect(form.getByLabel(uk.people_email)).toHaveValue('d.moroz@example.ua');
});

test('a colleague without passkeys comes in by a password and a code, and signs nothing', async ({ browser, page }) => {
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  await page.getByRole('button', { name: uk.people_invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(uk.people_name).fill('Соломія Довгопол');
  await dialog.getByLabel(uk.people_email).fill('s.dovhopol@example.ua');
  await dialog.getByLabel(uk.people_role.replace('{number}', '1'), { exact: true }).selectOption(uk.people_role_administrator);
  await dialog.getByRole('button', { name: uk.people_make_link }).click();
  await sign(page, 's.dovhopol@example.ua');
  const link = await dialog.locator('output').innerText();

  const device = await openDevice(browser);
  const hers = await device.newPage();
  await hers.goto(link);
  await hers.getByRole('button', { name: login.login_invitation_by_password }).click();
  const secret = (await hers.getByText(/^[A-Z2-7 ]{39}$/).innerText()).replaceAll(' ', '');
  const app = makeAuthenticator(secret, systemClock);
  expect(await violationsOn(hers), 'the first password').toEqual([]);
  await hers.getByLabel(login.login_new_password).fill('кінь батарея скріпка');
  await hers.getByLabel(login.login_new_code).fill(app.code());
  await hers.getByRole('button', { name: login.login_invitation_password_accept }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(shell.shell_today);

  // The session ends in the middle of a form: the same form goes on after a login by the password, and asks for a passkey that is not there.
  await hers.getByRole('link', { name: shell.shell_people }).click();
  await hers.getByRole('row').filter({ hasText: 'Тарас Бондар' }).getByRole('button', { name: uk.people_lock }).click();
  await hers.getByLabel(uk.people_why).fill('Перевірка');
  await device.clearCookies();
  await hers.getByRole('dialog').getByRole('button', { name: uk.people_lock }).click();
  const again = hers.getByRole('dialog', { name: login.login_again_title });
  await again.getByRole('button', { name: login.login_password_way }).click();
  await expect(again.getByLabel(login.login_password_email)).toHaveValue('s.dovhopol@example.ua');
  await again.getByLabel(login.login_password, { exact: true }).fill('кінь батарея скріпка');
  await again.getByLabel(login.login_password_code).fill(app.code(1));
  expect(await violationsOn(hers), 'the password over the page').toEqual([]);
  await again.getByRole('button', { name: login.login_password_enter, exact: true }).click();
  const signing = hers.getByRole('dialog', { name: login.login_act_title });
  await expect(signing).toContainText(login.login_act_no_passkey);
  await signing.getByRole('button', { name: login.login_act_to_access }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toContainText(shell.shell_access);
  await expect(hers.getByText(access.access_password, { exact: true })).toBeVisible();
  expect(await violationsOn(hers), 'the own password').toEqual([]);
  await device.close();
});

test('the office stands apart from the site: no robot, no frame, no other script, and no page of it under the address of an asset', async ({
  request,
}) => {
  const page = await request.get('/office/people');
  expect(page.status()).toBe(200);
  const { 'content-security-policy': policy = '', 'x-robots-tag': robots, 'cache-control': cache } = page.headers();
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect([robots, cache]).toEqual(['noindex', 'no-store']);
  expect((await request.get('/office/assets/none.js')).status()).toBe(404);
  expect((await request.post('/office/people')).status()).toBe(404);
  expect((await request.get('/office', { maxRedirects: 0 })).status()).toBe(308);
});
