import type { Locator, Page } from '@playwright/test';
import { pdfBytes } from '../../support/files/some-files.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';

/** Faster than a person can be, and the visitor is taken for a robot, who is thanked and stored nowhere. */
const slowAsAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 1_500);
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

/** Goes on by Tab alone until `target` has the focus; there is no other way for who has a keyboard only. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(target), `${target} is reached by Tab`).toBe(true);
}

const forms = [
  { path: '/consultation/?intent=ask', fields: ['name', 'phone'], send: 'forms_send', done: 'forms_consultation_sent' },
  { path: '/subscription/', fields: ['email'], send: 'forms_subscribe', done: 'forms_subscribed_news' },
  { path: '/resume/', fields: ['name', 'surname', 'phone', 'email', 'file'], send: 'forms_send', done: 'forms_resume_sent' },
];

for (const { path, fields, send, done } of forms)
  test(`§5 ${path} is filled and sent by keyboard alone, and the focus goes to the first missing field @once`, async ({
    page,
    visit,
    say,
    language,
  }) => {
    const typed: Record<string, string> = {
      name: language === 'uk' ? 'Олена' : 'Olena',
      surname: language === 'uk' ? 'Коваль' : 'Koval',
      phone: '+380 67 123 45 67',
      email: `keyboard-${crypto.randomUUID()}@example.ua`,
    };
    await visit(path);
    const form = page.getByRole('main').locator('form');
    await untilPartHydrated(form);
    await slowAsAPerson(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('shell_skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    const button = form.getByRole('button', { name: say(send), exact: true });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    for (const field of fields) {
      const control = form.locator(`[name="${field}"]`);
      if (field === fields[0]) await expect(control).toBeFocused();
      await tabTo(page, control);
      // Which file it is, the window of the system asks.
      if (field === 'file') await control.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes) });
      else await page.keyboard.type(typed[field] ?? '');
    }
    await tabTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say(done) })).toBeFocused();
  });
