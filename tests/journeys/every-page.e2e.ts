import type { ApartmentsAnswer } from '../../src/contract/catalogue.ts';
import { expect, test, untilAlive } from './house.ts';

const pages = [
  '/',
  '/apartments/',
  '/apartments/?roomsNumber=2&sort=price_asc&view=list',
  '/apartments/?costTo=1&usd=1',
  '/apartments/initialSlug/',
  '/projects/',
  '/favorites/',
  '/test/',
  '/account/',
  '/advertising/',
  '/aerial-photography/',
  '/brokerage/',
  '/career/',
  '/company/',
  '/contacts/',
  '/investments/',
  '/login/',
  '/news/',
  '/news/?type=life&page=1',
  '/news/generator-rehearsal/',
  '/press-room/',
  '/privacy-policy/',
  '/promo/',
  '/promo/full-payment/',
  '/promo/autumn-studios/',
  '/social-responsibility/',
  '/terms-of-use/',
  '/vacancy/',
  'a flat',
  'its project',
];

for (const name of pages) {
  test(`${name} is whole: status, language, one heading, no axe violation, nothing wider than the screen`, async ({
    page,
    at,
    language,
    request,
    expectAccessible,
  }) => {
    let path = name;
    if (!name.startsWith('/')) {
      const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as ApartmentsAnswer;
      const flat = apartments.items[0];
      path = name === 'a flat' ? `/apartments/${flat?.slug}/` : `/projects/${flat?.project.slug}/`;
    }
    const answer = await page.goto(at(path));
    expect(answer?.status()).toBe(200);
    await untilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expectAccessible();
    const layers = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
    expect(layers, 'whichever style sheet comes first').toBe('@layer tokens, base, kit, site;');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
  });
}
