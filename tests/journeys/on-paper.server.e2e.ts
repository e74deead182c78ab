import type { ApartmentsAnswer } from '../../src/contract/catalogue.ts';
import { boxesOf, overlaps } from '../support/pdf-boxes.ts';
import { expect, test } from './house.ts';

/** Words that stand on a screen to be pressed; paper has no use for them. */
const pressed = {
  uk: ['Перейти до змісту', 'Підписатися', 'Обрати з', 'Подивитися з вікна', 'Забронювати', 'Поговорити з менеджером'],
  en: ['Skip to content', 'Subscribe', 'Choose from', 'See the sun and the view', 'Book', 'Talk to a manager'],
};

for (const language of ['uk', 'en'] as const) {
  const prefix = language === 'uk' ? '' : '/en';

  test(`pages are printed whole, in black on white, with their address and nothing to press (${language})`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const { apartments } = (await (await request.get(`/api/${language}/apartments?per_page=1`)).json()) as ApartmentsAnswer;
    const [flat] = apartments.items;
    const { news } = (await (await request.get(`/api/${language}/news`)).json()) as { news: { items: { slug: string; title: string }[] } };
    const [story] = news.items;
    if (!flat || !story) throw new Error('The demo has a flat and a story.');
    const printed: [path: string, name: string, pages: number][] = [
      [`${prefix}/apartments/${flat.slug}/`, flat.number, 5],
      [`${prefix}/projects/${flat.project.slug}/`, flat.project.name, 20],
      [`${prefix}/news/${story.slug}/`, story.title, 5],
    ];
    for (const [path, name, most] of printed) {
      await page.goto(path, { waitUntil: 'load' });
      const pages = await boxesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect(pages.length, path).toBeLessThanOrEqual(most);
      const words = pages.flat().map(({ text }) => text.trim());
      const said = words.join(' ').replaceAll(/\s+/g, ' ');
      const plain = said.replaceAll(' ', '');
      expect(plain.toLowerCase(), path).toContain(name.replaceAll(/\s/g, '').toLowerCase());
      const address = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
      expect(new URL(address).pathname).toBe(path);
      expect(plain, path).toContain(address);
      expect(
        words.filter((one) => pressed[language].some((word) => one.startsWith(word))),
        path,
      ).toEqual([]);
      // 14 mm of white at each side, and nothing beyond.
      const out = pages.flat().filter(({ left, right, top, bottom }) => left < 38 || right > 558 || top < 30 || bottom > 842 - 34);
      expect(out, path).toEqual([]);
      expect(pages.flatMap(overlaps), path).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const dark = await page.evaluate(
        () =>
          [...document.querySelectorAll('body, main, main *')].filter((element) => {
            const [red = 255, green = 255, blue = 255, seen = 1] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
              Number,
            );
            const { width, height } = element.getBoundingClientRect();
            return element.checkVisibility() && seen > 0.5 && red + green + blue < 300 && width * height > 20_000;
          }).length,
      );
      expect(dark, path).toBe(0);
      await page.emulateMedia({ media: null });
    }
  });
}
