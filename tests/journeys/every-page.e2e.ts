import type { Page } from '@playwright/test';
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
  '/test/?look=ink',
  '/test/?look=paper-prime',
  '/test/?look=ink-prime',
  '/consultation/?intent=book&apartment=none',
  '/resume/',
  '/subscription/',
  '/subscription/?kind=project&subject=luhova',
  '/subscription/confirm/?token=none',
  '/subscription/unsubscribe/',
  '/account/',
  '/advertising/',
  '/advertising/midnyi-kvartal-corner/',
  '/aerial-photography/',
  '/aerial-photography/obriy-richkovyi-2026-10/',
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
  '/vacancy/site-manager/',
  '/vacancy/quality-engineer/',
  '/career/?category=site',
  'a flat',
  'the plan of a flat',
  'the outlook of a flat',
  'its project',
  '/projects/obriy-richkovyi/board/?roomsNumber=2&shade=price',
  '/projects/obriy-richkovyi/facade/',
  '/projects/obriy-richkovyi/floors/2/7/',
  '/projects/obriy-richkovyi/construction/',
  '/projects/obriy-richkovyi/tour/',
  '/projects/obriy-richkovyi/cameras/',
  '/no-such-page/',
];

/** The narrowest phone and the widest desktop only have to hold the page; axe reads it where most people do, its colours once a width. */
const widths = [
  { width: 320, coloursIn: null },
  { width: 360, coloursIn: 'uk' },
  { width: 834, coloursIn: 'en' },
  { width: 1440, coloursIn: 'uk' },
  { width: 1920, coloursIn: null },
];

/** What is wider than the screen, and words of a control or a heading that are cut off. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('a, button, label, legend, summary, th, h1, h2, h3')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.clientWidth > 1 &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible',
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} pixels wider than the screen`] : []),
      ...cut.map((element) => `cut: ${element.innerText}`),
    ];
  });

for (const name of pages) {
  test(`§2 ${name} is whole at every width: status, language, one heading, no axe violation, no word cut, nothing wider than the screen`, async ({
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
      const parts: Record<string, string> = { 'a flat': '', 'the plan of a flat': 'plan/', 'the outlook of a flat': 'outlook/' };
      path = name in parts ? `/apartments/${flat?.slug}/${parts[name]}` : `/projects/${flat?.project.slug}/`;
    }
    const answer = await page.goto(at(path));
    expect(answer?.status()).toBe(path === '/no-such-page/' ? 404 : 200);
    await untilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    const layers = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
    expect(layers, 'whichever style sheet comes first').toBe('@layer tokens, base, kit, site;');
    for (const { width, coloursIn } of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${width} px`).toEqual([]);
      if (coloursIn) await expectAccessible({ colours: coloursIn === language });
    }
  });
}
