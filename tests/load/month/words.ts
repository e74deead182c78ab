import type { Page } from '@playwright/test';
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import reports from '../../../src/office/messages/reports/uk.json' with { type: 'json' };
import type { Row } from '../bench-table.ts';
import { chore } from './chore.ts';
import { aPhoto, beginRow, bringPicture, controlsOf, publish, seen, writeTexts } from './controls.ts';

const offer = {
  uk: {
    title: 'Комора в подарунок',
    lead: 'До кожної трикімнатної квартири – комора в підвалі.',
    gift: 'Комора 4 м²',
    html: 'Лижі, банки й велосипед зимують не в коридорі.',
  },
  en: {
    title: 'A storage room as a gift',
    lead: 'A storage room with every three-room apartment.',
    gift: 'A storage room of 4 m²',
    html: 'Skis, jars and the bicycle do not winter in the corridor.',
  },
};

export const makeOffer = (page: Page, until: string): Promise<Row> =>
  chore('an offer with a gift and a picture, in two languages, published', page, async (hands) => {
    const { act, write } = hands;
    const { field, choice } = controlsOf(page);
    await beginRow(hands, offer.uk.title, 'offer', offer.uk.title);
    await writeTexts(hands, offer);
    await write(field(uk.releases_field_until), `${until}T23:59`);
    await bringPicture(hands, await aPhoto('комора.jpg', 120), { uk: 'Комора з полицями', en: 'A storage room with shelves' });
    await act(choice(uk.releases_field_tag).selectOption({ index: 2 }));
    await act(page.getByRole('checkbox', { name: uk.releases_field_show_on_one_news }).check());
    await act(page.getByRole('button', { name: uk.releases_add.replace('{name}', uk.releases_field_projects) }).click());
    await act(page.getByRole('combobox', { name: `${uk.releases_field_projects} 1`, exact: true }).selectOption('obriy-richkovyi'));
    await act(page.getByRole('button', { name: uk.releases_add.replace('{name}', uk.releases_field_rooms) }).click());
    await write(page.getByRole('group', { name: uk.releases_field_rooms }).getByRole('textbox'), '3');
    await act(choice(uk.releases_field_kind).selectOption('gift'));
    await publish(hands);
  });

const news = [
  ['Тепло над річкою', 'Warmth over the river'],
  ['Ліфти пройшли випробування', 'The lifts have been tested'],
  ['Двір відкрили раніше', 'The yard has opened early'],
] as const;

export const writeNews = (page: Page, nth: number): Promise<Row> =>
  chore(
    `news ${nth + 1} of ${news.length}, in two languages with a picture, published`,
    page,
    async (hands) => {
      const { act, write } = hands;
      const { button, field, inEnglish, choice } = controlsOf(page);
      const [title, inEn] = news[nth] ?? news[0];
      await page.goto('/office/releases');
      await act(button(uk.releases_new_news).click());
      await write(field(uk.releases_news_title), title);
      await act(button(uk.releases_make).click());
      await write(inEnglish(uk.releases_field_title), inEn);
      await write(field(uk.releases_field_html), 'Тераси вже теплі: вечорами тут видно обидва береги.');
      await write(inEnglish(uk.releases_field_html), 'The terraces are warm: in the evening both banks are seen from here.');
      await act(choice(uk.releases_field_tag).selectOption('life'));
      await bringPicture(hands, await aPhoto(`новина-${nth}.jpg`, 90 + 30 * nth), {
        uk: `Фото до новини ${nth}`,
        en: `Photo ${nth} of the news`,
      });
      await publish(hands);
    },
    '≤ 14 actions, 3 min',
  );

const photos = 3;

export const sendReport = (page: Page, project: string, stage: string): Promise<Row> =>
  chore(
    `a report from the site of ${project} by phone, ${photos} photos, published`,
    page,
    async ({ act, write }) => {
      await page.goto('/office/reports');
      await act(page.getByRole('link', { name: project }).click());
      await act(
        page
          .getByLabel(reports.reports_add_photos)
          .setInputFiles(await Promise.all([60, 110, 160].map((mean) => aPhoto(`${stage}-${mean}.jpg`, mean)))),
      );
      await write(page.getByLabel(reports.reports_heading).first(), `${project}: місяць у фото`);
      await act(page.getByText(reports.reports_english, { exact: true }).click());
      await write(page.getByLabel(reports.reports_heading).last(), 'A month in photos');
      const send = page.getByRole('button', { name: reports.reports_publish, exact: true });
      await seen(send).toBeEnabled({ timeout: 60_000 });
      await act(send.click());
      await seen(page.getByText(reports.reports_published)).toBeVisible();
    },
    '≤ 5 actions + 1 a photo',
  );
