import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { boxesOf } from '../../support/files/pdf-boxes.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { expectPrinted } from '../print.ts';
import { messageIn } from '../words.ts';

/** Labels of controls and invitations to other pages, which must not be printed. */
const pressed = {
  uk: [
    'Перейти до змісту',
    'Підписатися',
    'Обрати з',
    'Подивитися з вікна',
    'Забронювати',
    'Поговорити з менеджером',
    'Надіслати',
    'Показати',
    'Не ця квартира',
  ],
  en: [
    'Skip to content',
    'Subscribe',
    'Choose from',
    'See the sun and the view',
    'Book',
    'Talk to a manager',
    'Send',
    'Show',
    'Not this apartment',
  ],
};

// Many sheets are drawn.
test.describe.configure({ timeout: 600_000 });

for (const language of ['uk', 'en'] as const) {
  const prefix = language === 'uk' ? '' : '/en';

  test(`pages are printed whole, in black on white, with their address and nothing to press (${language})`, async ({ page, request }) => {
    const { apartments } = (await (
      await request.get(`/api/${language}/apartments?per_page=4&sort=fit&by_plan=1`)
    ).json()) as WireApartmentsAnswer;
    const [flat] = apartments.items;
    const { news } = (await (await request.get(`/api/${language}/news`)).json()) as { news: { items: { slug: string; title: string }[] } };
    const [story] = news.items;
    if (!flat || !story) throw new Error('The demo has a flat and a story.');
    const printed: [path: string, most: number, says: string[]][] = [
      ['/', 7, []],
      ['/apartments/', 3, apartments.items.map(({ number }) => number)],
      [`/projects/${flat.project.slug}/`, 12, [flat.project.name]],
      ['/projects/', 3, [flat.project.name]],
      [`/news/${story.slug}/`, 5, [story.title]],
      ['/news/', 2, [story.title]],
      ['/promo/', 2, []],
      ['/vacancy/', 3, []],
      ['/contacts/', 2, ['+38 (044) 300-17-17']],
      ['/terms-of-use/', 4, []],
    ];
    for (const [path, most, says] of printed) {
      await page.goto(`${prefix}${path}`, { waitUntil: 'load' });
      expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe(`${prefix}${path}`);
      await expectPrinted(page, { most, says, pressed: pressed[language] });
    }
  });

  test(`a flat is printed on three sheets: its total once, no half of a sheet empty, no link, all dots of its history (${language})`, async ({
    page,
    request,
  }) => {
    const say = (key: string) => messageIn(language, key);
    const links = ['flat_plan_more', 'flat_walks_more', 'floors_to_plan', 'instalments_print', 'instalments_copy'].map(say);
    for (const sort of ['fit', 'price_desc', 'area_desc']) {
      const { apartments } = (await (
        await request.get(`/api/${language}/apartments?per_page=1&sort=${sort}`)
      ).json()) as WireApartmentsAnswer;
      const [flat] = apartments.items;
      await page.goto(`${prefix}/apartments/${flat?.slug}/`, { waitUntil: 'load' });
      await expectPrinted(page, {
        most: 3,
        says: [flat?.number ?? '', say('flat_history')],
        pressed: [...pressed[language], ...links],
        once: [say('flat_area_total')],
        filledTo: 560,
      });
      // On sheets that the rooms do not fit on, too.
      const low = (await boxesOf(await page.pdf({ width: '210mm', height: '80mm' }))).flat();
      expect(low.filter(({ text }) => text.trim() === say('flat_area_total')).length, flat?.slug).toBe(1);
      await page.emulateMedia({ media: 'print' });
      const dots = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('flat_history') }) })
        .locator('[aria-hidden] > span[style]');
      const boxes = await dots.evaluateAll((all) =>
        all
          .map((dot) => dot.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [left, right]),
      );
      expect(boxes.length).toBeGreaterThan(1);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      // A dot that hangs over the edge of the page is cut in half.
      expect(boxes.filter(([left = 0, right = 0]) => left < 0 || right > width)).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });

  test(`the schedule of instalments is printed alone, with its flat and what it is based on (${language})`, async ({ page, request }) => {
    const say = (key: string) => messageIn(language, key);
    const { apartments } = (await (
      await request.get(`/api/${language}/apartments?per_page=1&sort=price_desc`)
    ).json()) as WireApartmentsAnswer;
    const [flat] = apartments.items;
    if (!flat) throw new Error('The demo has a flat.');
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`${prefix}/apartments/${flat.slug}/?months=9`);
    await untilHydrated(page);
    const print = page.getByRole('button', { name: say('instalments_print') });
    await page.locator('#instalments').scrollIntoViewIfNeeded();
    await print.click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await expectPrinted(page, {
      most: 1,
      says: [flat.number, flat.project.name, say('instalments_schedule'), say('instalments_disclaimer'), '9', '₴'],
      pressed: [
        ...pressed[language],
        ...['instalments_print', 'instalments_copy', 'flat_history', 'flat_on_floor', 'flat_rooms_table', 'flat_benefits'].map(say),
      ],
    });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expectPrinted(page, { most: 3, says: [say('flat_history'), say('instalments_schedule')], pressed: [] });
  });

  test(`a comparison of four and the favourites are printed on a sheet each, without what closes and takes away (${language})`, async ({
    page,
    request,
  }) => {
    const { apartments } = (await (
      await request.get(`/api/${language}/apartments?per_page=4&sort=price_desc`)
    ).json()) as WireApartmentsAnswer;
    const numbers = apartments.items.map(({ number }) => number);
    const [kept = '', ...rest] = apartments.items.map(({ slug }) => slug);
    await page.addInitScript((slug) => localStorage.setItem('favourites', JSON.stringify([slug])), kept);
    await page.goto(`${prefix}/favorites/?${[kept, ...rest].map((slug) => `compare=${slug}`).join('&')}`);
    await untilHydrated(page);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    const say = (key: string) => messageIn(language, key);
    const buttons = [...pressed[language], ...['fav_compare_close', 'fav_only_differences', 'fav_ask', 'fav_send_family'].map(say)];
    await expectPrinted(page, { most: 1, says: [say('fav_compare_title'), ...numbers], pressed: [...buttons, say('fav_help_title')] });
    await page.goto(`${prefix}/favorites/`);
    await untilHydrated(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectPrinted(page, { most: 1, says: [say('fav_title'), numbers[0] ?? ''], pressed: buttons });
  });
}
