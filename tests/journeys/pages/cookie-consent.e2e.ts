import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';
import { pass } from '../stopped-clock.ts';

test.use({ agreedBefore: false });

type Say = (key: string) => string;
const noticeOf = (page: Page, say: Say) => page.getByRole('region', { name: say('shell_cookies') });
const kept = (page: Page) => page.evaluate(() => ({ device: localStorage.getItem('cookies'), session: sessionStorage.getItem('cookies') }));
/** On a page with the test's clock: longer than the notice waits after hydration. */
async function expectNone(page: Page, say: Say, why: string): Promise<void> {
  await untilHydrated(page);
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
  await page.clock.runFor(2500);
  await expect(noticeOf(page, say), why).toBeHidden();
}

test('§4 the notice comes after 1.8 s, leaves for 0.8 s, and consent is stored on the device @once', async ({ page, at, say, context }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  // From here on time passes only when the test says so.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  await page.goto(at('/projects/'));
  // The notice waits from the moment when its region is there.
  while ((await page.locator('body > [aria-live]').count()) === 0) await page.clock.runFor(1);
  const notice = noticeOf(page, say);
  await pass(page, 1790);
  await expect(notice, 'after 1790 ms').toHaveCount(0);
  await pass(page, 20);
  await expect(notice, 'after 1810 ms').toBeVisible();
  await notice.getByRole('button', { name: say('shell_cookies_agree') }).click();
  // Without motion it is out of sight at once.
  const leaving = page.locator('body > [aria-live] > section[data-leaving]');
  await expect(leaving).toHaveCount(1);
  await pass(page, 790);
  await expect(leaving, '790 ms after the consent').toHaveCount(1);
  expect(await kept(page), 'it is out before anything is stored').toEqual({ device: null, session: null });
  await pass(page, 20);
  await expect(leaving, '810 ms after it').toHaveCount(0);
  await expect.poll(() => kept(page)).toEqual({ device: 'accepted', session: null });

  await page.clock.resume();
  await page.reload();
  await expectNone(page, say, 'after a reload');
  const tomorrow = await context.newPage();
  await tomorrow.goto(at('/'));
  await expectNone(tomorrow, say, 'in another session');
});

test('§4 the cross closes it for the session and stores no acceptance', { tag: '@once' }, async ({
  page,
  at,
  say,
  context,
  expectAccessible,
}) => {
  await page.goto(at('/'));
  await expect(noticeOf(page, say)).toBeVisible();
  await expectAccessible();
  await noticeOf(page, say)
    .getByRole('button', { name: say('shell_cookies_dismiss') })
    .click();
  await expect.poll(() => kept(page)).toEqual({ device: null, session: 'dismissed' });
  await expect(noticeOf(page, say)).toBeHidden();
  await page.clock.install();
  await page.reload();
  await expectNone(page, say, 'in the same session');
  const other = await context.newPage();
  await other.goto(at('/'));
  await expect(noticeOf(other, say), 'in another session').toBeVisible();
});

test('§4 consent counts when the visitor leaves while the notice slides out', { tag: '@once' }, async ({ page, at, say }) => {
  await page.goto(at('/'));
  await noticeOf(page, say)
    .getByRole('button', { name: say('shell_cookies_agree') })
    .click();
  await page.goto(at('/projects/'));
  expect((await kept(page)).device).toBe('accepted');
});

test('§4 agreeing in one tab takes the notice out of the other', { tag: '@once' }, async ({ page, at, say, context }) => {
  await page.goto(at('/'));
  await expect(noticeOf(page, say)).toBeVisible();
  const other = await context.newPage();
  await other.goto(at('/projects/'));
  await other.evaluate(() => localStorage.setItem('cookies', 'accepted'));
  await expect(noticeOf(page, say)).toBeHidden();
});

test('§4 consent is taken back where the policy speaks of cookies, and the notice asks again @once', async ({
  page,
  at,
  say,
  expectAccessible,
}) => {
  await page.goto(at('/privacy-policy/'));
  const notice = noticeOf(page, say);
  const withdraw = page.getByRole('button', { name: say('legal_cookies_withdraw') });
  await notice.getByRole('button', { name: say('shell_cookies_agree') }).click();
  await expect(page.getByText(say('legal_cookies_accepted'))).toBeVisible();
  await expect(notice).toBeHidden();
  await withdraw.click();
  await expect(page.getByText(say('legal_cookies_refused'))).toBeFocused();
  await expect(withdraw).toHaveCount(0);
  await expect(notice).toBeVisible();
  expect(await kept(page)).toEqual({ device: null, session: null });
  await expectAccessible();

  await notice.getByRole('button', { name: say('shell_cookies_dismiss') }).click();
  await page.getByRole('button', { name: say('legal_cookies_ask') }).click();
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice, 'nothing is answered').toBeVisible();
});

test('§2 it leads to the privacy policy, and stays over the moves inside the site @once', async ({ page, at, say }) => {
  const notice = noticeOf(page, say);
  await page.goto(at('/'));
  await notice.getByRole('link', { name: say('shell_cookies_policy') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/privacy-policy/')}$`));
  await expect(notice).toBeVisible();
});

test('§4 by keyboard: after the skip link and before the header, Escape closes it, and the focus comes back @once', async ({
  page,
  at,
  say,
}) => {
  const notice = noticeOf(page, say);
  await page.goto(at('/projects/'));
  await untilHydrated(page);
  const skip = page.getByRole('link', { name: say('shell_skip') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(notice).toBeVisible();
  await expect(skip, 'the notice does not take the focus').toBeFocused();
  for (const [role, name] of [
    ['link', 'shell_cookies_policy'],
    ['button', 'shell_cookies_agree'],
    ['button', 'shell_cookies_dismiss'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(notice.getByRole(role, { name: say(name) })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(skip).toBeFocused();
  await expect(notice).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('§4 on a phone it never lies over the action that matters @once', async ({ page, at, say, request, language }) => {
    const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as {
      apartments: { items: { slug: string; project: { slug: string } }[] };
    };
    const flat = apartments.items[0];
    for (const [path, action] of [
      [
        '/',
        page
          .getByRole('main')
          .getByRole('button', { name: /\d/ })
          .or(page.getByRole('main').getByRole('link', { name: /\d+ (кв|ap)/ })),
      ],
      [`/apartments/${flat?.slug}/`, page.getByRole('complementary').getByRole('link')],
      [`/projects/${flat?.project.slug}/`, page.getByRole('main').getByRole('link', { name: /\d/ })],
    ] as const) {
      await page.goto(at(path));
      await expect(noticeOf(page, say)).toBeVisible();
      const notice = await noticeOf(page, say).boundingBox();
      const button = await action.first().boundingBox();
      if (!notice || !button) throw new Error(`There is no notice or no action on ${path}.`);
      expect(button.y, path).toBeGreaterThanOrEqual(notice.y + notice.height);
      expect(notice.y, 'nor over the header').toBeGreaterThanOrEqual(64);
    }
  });
});

test('§4 on a desktop it leaves a flat’s price and its actions in sight', async ({ page, at, say, request, language, isPhone }) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as { apartments: { items: { slug: string }[] } };
  await page.goto(at(`/apartments/${apartments.items[0]?.slug}/`));
  await expect(noticeOf(page, say)).toBeVisible();
  const notice = await noticeOf(page, say).boundingBox();
  const ask = await page
    .getByRole('main')
    .getByRole('link', { name: say('flat_ask'), exact: true })
    .or(page.getByRole('main').getByRole('button', { name: say('flat_ask'), exact: true }))
    .first()
    .boundingBox();
  if (!notice || !ask) throw new Error('There is no notice or nothing to do.');
  const beside = ask.x >= notice.x + notice.width;
  const below = ask.y >= notice.y + notice.height;
  expect(isPhone ? below : beside).toBe(true);
});

test.describe('with motion', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('§4 it slides in for 1.2 s and out for 0.8 s', async ({ page, at, say }) => {
    await page.goto(at('/projects/'));
    const notice = noticeOf(page, say);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCSS('animation-duration', '1.2s');
    await notice.getByRole('button', { name: say('shell_cookies_agree') }).click();
    await expect(notice).toHaveCSS('animation-duration', '0.8s');
    await expect(notice).toBeHidden();
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('§4 nothing is stored, so no consent is asked for', async ({ page, at, say }) => {
    await page.goto(at('/projects/'));
    await expect(noticeOf(page, say)).toHaveCount(0);
    await expect(page.getByRole('link', { name: say('shell_cookies_policy') }).first()).toBeAttached();
  });
});
