import type { Page } from '@playwright/test';
import releases from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/texts/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';
import { clipboardSamples } from './texts-of-clipboards.ts';

const { test } = officeJourneys();
// One app for all.
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: releases.releases_field_html, exact: true });
const english = (page: Page) =>
  page.getByRole('textbox', { name: releases.releases_in_en.replace('{name}', releases.releases_field_html), exact: true });

type Content = { uk: { html: string }; en: { html: string } };
type Row = { draft: { version: number; content: Content } | null; live: { content: Content } };
const news = 'varta-slab';

/** Begins a release, and returns what asks for the draft of a row in it and saves one. */
async function beginRelease(page: Page) {
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await button(page, releases.releases_new).click();
  await page.getByRole('textbox', { name: releases.releases_name }).fill('Тексти');
  await button(page, releases.releases_make).click();
  await expect(page.getByRole('heading', { name: 'Тексти' })).toBeVisible();
  const address = page.url().split('?')[0] ?? '';
  const release = Number(address.split('/').at(-1));
  const row = (name: string): Promise<Row> =>
    page.evaluate(
      async ([number, of]) => {
        const asked = await fetch(`/office/api/content/row?part=news&name=${of}&release=${number}`, { headers: { 'x-office': '1' } });
        return asked.json();
      },
      [release, name] as const,
    );
  return {
    release,
    row,
    stored: async (name: string) => (await row(name)).draft?.content.uk.html,
    /** A text takes keys once its editor has come. */
    async open(name: string): Promise<void> {
      await page.goto(`${address}?panel=row&part=news&name=${name}`);
      for (const field of [text(page), english(page)]) await expect(field).toHaveAttribute('contenteditable', 'true');
    },
  };
}

/** Another person's save, past the form. */
const save = (page: Page, body: object) =>
  page.evaluate(async (sent) => {
    const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return (await fetch('/office/api/drafts/save', { method: 'POST', headers, body: JSON.stringify(sent) })).status;
  }, body);

const clear = async (page: Page) => {
  await text(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
};

const paste = (page: Page, html: string, plain: string) =>
  text(page).evaluate(
    (element, [markup, words]) => {
      const clipboardData = new DataTransfer();
      if (markup) clipboardData.setData('text/html', markup);
      if (words) clipboardData.setData('text/plain', words);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, plain] as const,
  );

test('a text is written by keys and buttons, linked to an address that is checked, and taken back to the letter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const { row, stored, open } = await beginRelease(page);
  await open(news);
  await expect(text(page)).toBeVisible();
  await expect(english(page)).toHaveAttribute('lang', 'en');
  expect(await violationsOn(page, { part: 'main' }), 'the form with a text').toEqual([]);

  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect.poll(() => stored(news)).toContain('!</p>');
  await page.keyboard.press('Control+z');
  const before = (await row(news)).live.content.uk.html;
  await expect.poll(() => stored(news), 'an undo').toBe(before);

  await clear(page);
  await page.keyboard.type('Перший ');
  // A Ukrainian keyboard has another letter on the key.
  await text(page).dispatchEvent('keydown', { key: 'и', code: 'KeyB', keyCode: 66, ctrlKey: true });
  await expect(button(page, uk.text_strong).first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('сніг');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Що далі');
  await button(page, uk.text_h2.replace('{sign}', 'H2')).first().click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('тиша');
  await button(page, uk.text_ul).first().click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('світло');
  await page.keyboard.press('Control+]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Кінець');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('і край');
  const written =
    '<p>Перший <strong>сніг</strong></p><h2>Що далі</h2><ul><li>тиша<ul><li>світло</li></ul></li></ul><p>Кінець<br><em>і край</em></p>';
  await expect.poll(() => stored(news)).toBe(written);

  // The key of the palette is that of links within a text; it may come before the browser says what is selected.
  await text(page).evaluate((element) => {
    getSelection()?.modify('extend', 'backward', 'lineboundary');
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }));
  });
  const dialog = page.getByRole('dialog', { name: uk.text_link });
  const address = dialog.getByRole('textbox', { name: uk.text_link_address });
  await expect(dialog).toHaveCSS('opacity', '1');
  expect(await violationsOn(page, { part: 'dialog[open]' }), 'the link').toEqual([]);
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('dim@obriy.example');
  await address.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect.poll(() => stored(news)).toContain('<br><a href="mailto:dim@obriy.example"><em>і край</em></a></p>');
  await button(page, uk.text_link).first().click();
  await dialog.getByRole('button', { name: uk.text_link_remove }).click();
  await expect.poll(() => stored(news)).toBe(written);
});

test('a row that is opened and not changed is no draft', async ({ page }) => {
  const { row, open } = await beginRelease(page);
  await open(news);
  await text(page).focus();
  await page.keyboard.press('ArrowRight');
  await english(page).focus();
  await page.waitForTimeout(1_500);
  expect((await row(news)).draft).toBeNull();
});

test('what is pasted from elsewhere has the tags of the site, all its words, and says what it lost', async ({ page }) => {
  const { stored, open } = await beginRelease(page);
  await open(news);
  for (const { from, html, plain, becomes, says } of clipboardSamples) {
    await clear(page);
    await paste(page, html, plain);
    await expect.poll(() => stored(news), from).toBe(becomes);
    const status = page.getByRole('status').filter({ hasText: uk.text_left_out.split(' {')[0] ?? '' });
    if (says.length === 0) await expect(status, from).toHaveCount(0);
    for (const said of says) await expect(status, from).toContainText(said);
  }
});

test('markup that the editor does not know is shown with its tags, and loses nothing', async ({ page }) => {
  const { release, row, stored, open } = await beginRelease(page);
  await open(news);
  await text(page).focus();
  await page.keyboard.type('!');
  await expect.poll(() => stored(news)).toContain('!');
  await expect(page.getByText(releases.releases_saved.replace(' {at}', ''))).toBeVisible();
  const { draft } = await row(news);
  const strange = '<p>До</p><table><tr><td>після</td></tr></table>';
  const content = { ...draft?.content, uk: { ...draft?.content.uk, html: strange } };
  expect(await save(page, { release, part: 'news', name: news, version: draft?.version, content })).toBe(200);
  await page.reload();
  await expect(text(page)).toHaveValue(strange);
  await expect(text(page)).toHaveAccessibleDescription(/.+/);
  await expect(page.getByText(uk.text_unknown.replace('{piece}', '<table>'))).toBeVisible();
  await text(page).fill('<p>До</p><p>після</p>');
  await button(page, uk.text_edit).click();
  await expect(text(page)).toHaveText('Допісля');
  expect(await stored(news)).toBeDefined();
  await expect.poll(() => stored(news)).toBe('<p>До</p><p>після</p>');
});

test.describe('two editors', () => {
  // The save of the second is refused, and merged.
  test.use({ expectedComplaint: /409/ });

  test('what another editor saves meanwhile arrives in the text without taking the place of the cursor', async ({ page }) => {
    const { release, row, stored, open } = await beginRelease(page);
    await open(news);
    await english(page).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Now ');
    const translated = async () => (await row(news)).draft?.content.en.html;
    await expect.poll(translated).toMatch(/^<p>Now /);
    const { draft } = await row(news);
    const content = { ...draft?.content, uk: { ...draft?.content.uk, html: '<p>Інше.</p>' } };
    expect(await save(page, { release, part: 'news', name: news, version: draft?.version, content })).toBe(200);
    await page.keyboard.type('and ');
    await expect(text(page)).toHaveText('Інше.');
    await page.keyboard.type('then ');
    await expect.poll(translated).toMatch(/^<p>Now and then /);
    expect(await stored(news)).toBe('<p>Інше.</p>');
  });
});

test('on a phone the buttons fit, one tabulator passes them, and arrows move among them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { open } = await beginRelease(page);
  await open(news);
  const toolbar = page.getByRole('toolbar', { name: uk.text_toolbar.replace('{name}', releases.releases_field_html), exact: true });
  await expect(toolbar).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await toolbar.getByRole('button', { name: uk.text_strong }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: uk.text_em })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: uk.text_redo })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  expect(await violationsOn(page, { part: 'main' }), 'a text on a phone').toEqual([]);
});
