import { expect, test } from '../journey.ts';
import { addressOf, pages } from '../pages.ts';

/** As style sheets write a name that begins with a digit, or with a hyphen and a digit. */
const escaped = (name: string) => name.replace(/^(-?)(\d)/, (_, hyphen: string, digit: string) => `${hyphen}\\3${digit} `);

// It asks for every page, which a busy machine draws for the first time.
test.describe.configure({ timeout: 180_000 });

test('each class in the markup of a page has its rule in the stylesheets of its head', async ({ baseURL, language, request }) => {
  for (const name of [...pages, '/projects/luhova/']) {
    const path = await addressOf(name, language, request);
    const html = await (await fetch(`${baseURL}${path}`)).text();
    const sheets = new Set([...html.matchAll(/href="(\/assets\/[^"#]+\.css)/g)].map(([, sheet = '']) => sheet));
    const rules = (await Promise.all([...sheets].map(async (sheet) => (await fetch(`${baseURL}${sheet}`)).text()))).join('\n');
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const classes = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    // Names that a module's sheet made have an underscore; one that it does not make is written `undefined`.
    const undressed = [...classes].filter((name) => name === 'undefined' || (name.includes('_') && !rules.includes(`.${escaped(name)}`)));
    expect(classes.size, path).toBeGreaterThan(20);
    expect(undressed, path).toEqual([]);
  }
});

test('no stylesheet is applied twice: a second one makes the browser restyle the whole page', async ({ page, visit }) => {
  const sheets = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => new URL(link.href).pathname));
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await visit('/projects/luhova/');
  await idle();
  const first = await sheets();
  expect(first.length).toBeGreaterThan(2);
  // Parts hydrate with scrolling, and request stylesheets that the page may have.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').locator('a[href="/career/"]').first().click();
  await expect(page).toHaveURL('/career/');
  await idle();
  const then = await sheets();
  expect(then, 'a part that left its page may come back').toEqual(expect.arrayContaining(first));
  expect(then.filter((sheet, at) => then.indexOf(sheet) < at)).toEqual([]);
});
