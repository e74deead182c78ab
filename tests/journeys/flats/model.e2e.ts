import { expect, test } from '../journey.ts';

const model = '/projects/obriy-richkovyi/model/';

// A model is drawn in space by software, because no machine of tests has a graphics card.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((one) => one !== '--disable-gpu');
    await use({ ...launchOptions, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
  },
});

test.describe('§1 the model of a project, in space', () => {
  test('a storey of the list is lifted with its flats, the sun is moved by keys, and no script of it comes before @once', async ({
    page,
    visit,
    say,
    expectAccessible,
  }) => {
    await visit(model);
    const stage = page.getByRole('application', { name: say('model_around', { project: 'Обрій Річковий' }) });
    await expect(stage).toBeVisible({ timeout: 90_000 });
    const storey = page.locator('#section-1 a').first();
    const place = await storey.getAttribute('href');
    await storey.focus();
    await page.keyboard.press('Enter');
    await expect(storey).toHaveAttribute('aria-current', 'true');
    const floor = Number(place?.split('/').at(-2));
    const title = page.getByRole('heading', { level: 2, name: new RegExp(`${floor}`) });
    await expect(title).toBeFocused();
    const flats = page.locator('aside li a');
    await expect(flats.first()).toBeVisible();
    await expect(page.locator('[data-position]').first()).toBeVisible();
    const hour = page.getByRole('slider', { name: say('model_hour') });
    const before = await hour.getAttribute('aria-valuetext');
    await hour.focus();
    await page.keyboard.press('ArrowRight');
    await expect(hour).not.toHaveAttribute('aria-valuetext', before ?? '');
    await expectAccessible();
    await page.getByRole('button', { name: say('model_put_back') }).click();
    await expect(page.getByRole('heading', { name: say('floors_choose') })).toBeVisible();
  });
});

test.describe('§1 the model of a project, where nothing is drawn in space', () => {
  test.use({ expectedComplaint: /WebGL/ });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...given: never[]) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', ...given);
      } as typeof getContext;
    }),
  );

  test('stands still as a drawing, and its list leads to the pages of floors @once', async ({ page, visit, say }) => {
    await visit(model);
    await expect(page.getByRole('img', { name: say('model_alt', { project: 'Обрій Річковий' }) })).toBeVisible();
    await expect(page.getByText(say('model_still'))).toBeVisible();
    await page.locator('#section-1 a').first().click();
    await expect(page).toHaveURL(/\/floors\/1\/\d+\/$/);
  });
});
