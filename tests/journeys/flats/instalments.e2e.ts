import type { Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

const block = (page: Page) => page.locator('#instalments');
/** Digits of a shown amount, with any separators. */
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');

async function expensiveFlat(request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }): Promise<string> {
  const { apartments } = (await (await request.get('/api/uk/apartments?sort=price_desc&per_page=48&usd=1')).json()) as WireApartmentsAnswer;
  for (const { slug } of apartments.items) {
    const answer = (await (await request.get(`/api/uk/instalment-plan?apartment=${slug}`)).json()) as {
      plan: { months: number; stress: unknown[]; terms: { down_from: number; every: string[] } };
    };
    if (answer.plan.months >= 9 && answer.plan.stress.length > 0 && answer.plan.terms.every.length === 2) return slug;
  }
  throw new Error('The demo has no flat with instalments of nine months.');
}

/** Scrolls to the calculator and waits until it has hydrated: only then its link can be copied. */
async function waitUntilHydrated(page: Page, say: (key: string) => string) {
  await block(page).scrollIntoViewIfNeeded();
  await expect(block(page).getByRole('button', { name: say('instalments_copy') })).toBeVisible();
}

test('a buyer moves sliders and types numbers, and the schedule follows (§1 instalment calculator)', async ({
  page,
  visit,
  say,
  saying,
  request,
}) => {
  await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
  await waitUntilHydrated(page, say);
  const down = block(page).getByRole('slider', { name: say('instalments_down') });
  const months = block(page).getByRole('textbox', { name: say('instalments_months') });
  const said = async () => digits(await block(page).getByRole('status').textContent());
  const before = await said();

  await down.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]down=\d+/);
  await expect.poll(said).not.toBe(before);

  await months.fill('7');
  await expect(page).toHaveURL(/months=7/);
  await expect(block(page).getByRole('row')).toHaveCount(1 + 6);
  await block(page).getByText(saying('instalments_more')).click();
  await expect(block(page).getByRole('row')).toHaveCount(1 + 6 + 1 + 1);
  await block(page)
    .getByRole('radio', { name: say('instalments_quarterly') })
    .check({ force: true });
  await expect(page).toHaveURL(/every=quarter/);
  await expect(block(page).getByRole('row')).toHaveCount(1 + 3);
});

test.describe('with a mouse', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('by mouse, a slider is dragged to its end, and a burst of moves is one question (§1)', async ({ page, visit, say, request }) => {
    await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
    await waitUntilHydrated(page, say);
    const down = block(page).getByRole('slider', { name: say('instalments_down') });
    const line = await down.boundingBox();
    if (!line) throw new Error('The slider is not there.');
    await page.mouse.move(line.x + 14, line.y + line.height / 2);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width, line.y + line.height / 2, { steps: 20 });
    await page.mouse.up();
    await expect(block(page).getByText(say('instalments_at_once'))).toBeVisible();
    await expect(page).toHaveURL(/down=100/);

    const asked: string[] = [];
    page.on('request', (one) => one.url().includes('/instalment-plan?') && asked.push(one.url()));
    await down.evaluate((slider: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (let value = 95; value >= 60; value -= 5) {
        set?.call(slider, `${value}`);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(page).toHaveURL(/down=60/);
    expect(asked).toHaveLength(1);
  });
});

test('an answer that comes late never overtakes a newer one, and the last schedule stays in sight', { tag: '@once' }, async ({
  page,
  visit,
  say,
  request,
}) => {
  await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
  await waitUntilHydrated(page, say);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/instalment-plan?*months=5*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const months = block(page).getByRole('textbox', { name: say('instalments_months') });
  const asked = page.waitForRequest(/months=5/);
  await months.fill('5');
  const late = await asked;
  await expect(block(page).getByRole('row').first()).toBeVisible();
  await months.fill('4');
  await expect(block(page).getByRole('row')).toHaveCount(1 + 4);
  release();
  await expect.poll(() => late.failure() !== null || late.existingResponse() !== null).toBe(true);
  await page.waitForTimeout(300);
  await expect(block(page).getByRole('row')).toHaveCount(1 + 4);
});

test('input before the calculator has hydrated is retained, and so is the focus', { tag: '@once' }, async ({
  page,
  visit,
  say,
  request,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/payment-ways-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
  const months = block(page).getByRole('textbox', { name: say('instalments_months') });
  await months.fill('4');
  await expect(block(page).getByRole('button', { name: say('instalments_count') })).toBeVisible();
  send();
  await expect(block(page).getByRole('button', { name: say('instalments_copy') })).toBeVisible();
  await expect(months).toHaveValue('4');
  await expect(months).toBeFocused();
  await expect(block(page).getByRole('row')).toHaveCount(1 + 4);
});

test('a visitor in the middle of typing or sliding when the calculator hydrates goes on', { tag: '@once' }, async ({
  page,
  visit,
  say,
  request,
}) => {
  const flat = await expensiveFlat(request);
  let arrive: (() => void) | undefined;
  await page.route('**/assets/payment-ways-*.js', async (route) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.continue();
  });
  const months = block(page).getByRole('textbox', { name: say('instalments_months') });
  const begin = async () => {
    await visit(`/apartments/${flat}/?every=month&months=9`);
    await months.scrollIntoViewIfNeeded();
    await expect.poll(() => arrive !== undefined).toBe(true);
  };
  const hydrate = async () => {
    arrive?.();
    arrive = undefined;
    await expect(block(page).getByRole('button', { name: say('instalments_copy') })).toBeVisible();
  };

  await test.step('a value that is selected is typed over', async () => {
    await begin();
    await months.selectText();
    await hydrate();
    await page.keyboard.type('6');
    await expect(months).toHaveValue('6');
  });
  await test.step('a half of a value is gone on with where the caret is', async () => {
    await begin();
    await months.fill('');
    await page.keyboard.type('1');
    await hydrate();
    await page.keyboard.type('1');
    await expect(months).toHaveValue('11');
    await expect(page).toHaveURL(/months=11/);
  });
  await test.step('an emptied field stays empty', async () => {
    await begin();
    await months.fill('');
    await hydrate();
    await expect(months).toHaveValue('');
    await page.keyboard.type('7');
    await expect(months).toHaveValue('7');
  });
  await test.step('a slider stays where it was moved to, and moves on', async () => {
    await begin();
    const slider = block(page).getByRole('slider', { name: say('instalments_months') });
    await slider.press('ArrowLeft');
    await hydrate();
    await expect(months).toHaveValue('8');
    await page.keyboard.press('ArrowLeft');
    await expect(months).toHaveValue('7');
    await expect(page).toHaveURL(/months=7/);
  });
});

test('beyond the standard conditions a manager is offered, with the request already written (§1) @once', async ({
  page,
  visit,
  say,
  saying,
  request,
}) => {
  await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
  await waitUntilHydrated(page, say);
  await block(page)
    .getByRole('textbox', { name: `${say('instalments_down')} %` })
    .fill('5');
  await expect(block(page).getByText(saying('instalments_outside'))).toBeVisible();
  await expect(block(page).getByText(say('instalments_disclaimer'))).toBeVisible();
  await block(page)
    .getByRole('link', { name: say('instalments_talk') })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('forms_message') })).toHaveValue(/5\s?%/);
});

test('both currencies are in the schedule, and the amount paid at once is typed in the visitor’s own @once', async ({
  page,
  visit,
  say,
  request,
}) => {
  await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
  await waitUntilHydrated(page, say);
  const amount = block(page).getByRole('textbox', { name: say('instalments_down_amount') });
  await amount.fill('50 000');
  await expect(page).toHaveURL(/first=50000&.*usd=1|usd=1&.*first=50000/);
  await page.evaluate(() => {
    document.documentElement.dataset.currency = 'UAH';
  });
  await expect(block(page).getByRole('status'), 'hryvnias stand first').toContainText(/₴[^₴]*\$/, { useInnerText: true });
});

test('the link contains the inputs, in the other language too (§1) @once', async ({ page, visit, say, request, context, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(`/apartments/${await expensiveFlat(request)}/?down=45&months=8&every=quarter`);
  await waitUntilHydrated(page, say);
  await block(page)
    .getByRole('button', { name: say('instalments_copy') })
    .click();
  await expect(block(page).getByText(say('flat_copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?down=45&months=8&every=quarter#instalments$/);
  const said = digits(await block(page).getByRole('status').textContent());
  const other = language === 'uk' ? link.replace('/apartments/', '/en/apartments/') : link.replace('/en/', '/');
  await page.goto(other);
  await expect(block(page).locator('input[name=down]')).toHaveValue('45');
  await expect(block(page).locator('input[name=months]')).toHaveValue('8');
  expect(digits(await block(page).getByRole('status').textContent())).toContain(said.slice(0, 4));
});

/** The smallest and the largest flat of the demo. */
async function flatsBySize(request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }) {
  const first = async (sort: string) => {
    const { apartments } = (await (await request.get(`/api/uk/apartments?sort=${sort}&per_page=1`)).json()) as WireApartmentsAnswer;
    const [flat] = apartments.items;
    if (!flat) throw new Error('The demo has no flats.');
    return flat;
  };
  return { small: await first('area_asc'), large: await first('area_desc') };
}

test('the month beside the price is the one that the calculator begins with @once', async ({ page, visit, say, saying, request }) => {
  const { small } = await flatsBySize(request);
  await visit(`/apartments/${small.slug}/`);
  const named = page.locator('[data-horizon="own"]').getByRole('link', { name: saying('monthly_from') });
  const sum = digits(await named.innerText());
  await named.click();
  await expect(page).toHaveURL(/#instalments$/);
  await waitUntilHydrated(page, say);
  expect(digits(await block(page).getByRole('status').innerText())).toContain(sum);
});

test('a family asks the state for a mortgage by keyboard, and learns for whom a flat is too large @once', async ({
  page,
  visit,
  say,
  saying,
  request,
}) => {
  const { small, large } = await flatsBySize(request);
  await visit(`/apartments/${small.slug}/`);
  await waitUntilHydrated(page, say);
  const tab = (name: string) => block(page).getByRole('tab', { name: say(name) });
  await tab('instalments_title').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('loan_title')).toBeFocused();
  await expect(tab('loan_title')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/pay=loan/);
  const panel = block(page).getByRole('tabpanel', { name: say('loan_title') });
  await expect(panel.getByText(saying('loan_fits'))).toBeVisible();
  const before = await panel.getByRole('status').innerText();
  await panel.getByRole('textbox', { name: say('instalments_months') }).fill('10');
  await expect(page).toHaveURL(/loan_years=10/);
  await expect(panel.getByRole('status')).not.toHaveText(before, { useInnerText: true });

  await visit(`/apartments/${large.slug}/?pay=loan&persons=1`);
  await expect(block(page).getByText(say('loan_not'))).toBeVisible();
  await expect(block(page).getByText(saying('loan_not_area'))).toBeVisible();
});

test.describe('when the API fails', { tag: '@once' }, () => {
  test.use({ expectedComplaint: /503/ });

  test('when the connection is gone the schedule stays, and can be asked again', async ({ page, visit, say, request }) => {
    await visit(`/apartments/${await expensiveFlat(request)}/?every=month`);
    await waitUntilHydrated(page, say);
    await page.route('**/instalment-plan?*', (route) => route.fulfill({ status: 503, json: { message: '', statusCode: 503 } }));
    await block(page)
      .getByRole('textbox', { name: say('instalments_months') })
      .fill('3');
    await expect(block(page).getByText(say('instalments_failed'))).toBeVisible();
    await expect(block(page).getByRole('row').first()).toBeVisible();
    await page.unroute('**/instalment-plan?*');
    await block(page)
      .getByRole('button', { name: say('instalments_retry') })
      .click();
    await expect(block(page).getByRole('row')).toHaveCount(1 + 3);
  });
});

test('in print every payment is listed', { tag: '@once' }, async ({ page, visit, say, request }) => {
  await visit(`/apartments/${await expensiveFlat(request)}/?months=9`);
  await waitUntilHydrated(page, say);
  await page.emulateMedia({ media: 'print' });
  await expect(block(page).getByRole('row').last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a plain form, and says which field makes no sense (§1) @once', async ({ page, at, say, request }) => {
    await page.goto(at(`/apartments/${await expensiveFlat(request)}/`));
    await expect(block(page).getByRole('status')).toBeVisible();
    await block(page)
      .getByRole('textbox', { name: `${say('instalments_down')} %` })
      .fill('50,5 %');
    await block(page)
      .getByRole('textbox', { name: say('instalments_months') })
      .fill('6');
    await block(page)
      .getByRole('radio', { name: say('instalments_quarterly') })
      .check({ force: true });
    await block(page)
      .getByRole('button', { name: say('instalments_count') })
      .click();
    await expect(page).toHaveURL(/months=6&every=quarter#instalments$/);
    await expect(block(page).getByRole('row')).toHaveCount(1 + 2);

    await block(page)
      .getByRole('textbox', { name: `${say('instalments_down')} %` })
      .fill('500');
    await block(page)
      .getByRole('button', { name: say('instalments_count') })
      .click();
    await expect(block(page).getByText(say('instalments_invalid_down'))).toBeVisible();
  });

  test('the state’s mortgage is a plain form too @once', async ({ page, at, say, request }) => {
    const { small } = await flatsBySize(request);
    await page.goto(at(`/apartments/${small.slug}/`));
    await block(page)
      .getByRole('tab', { name: say('loan_title') })
      .click();
    await expect(page).toHaveURL(/pay=loan#instalments$/);
    await block(page)
      .getByRole('textbox', { name: say('instalments_months') })
      .fill('12');
    await block(page)
      .getByRole('button', { name: say('instalments_count') })
      .click();
    await expect(page).toHaveURL(/loan_years=12/);
    await expect(block(page).getByRole('status')).toBeVisible();
  });
});
