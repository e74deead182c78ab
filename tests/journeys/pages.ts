import type { APIRequestContext } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';

/** Every page, by its address or by its content of the first apartment. */
export const pages = [
  '/',
  '/apartments/',
  '/apartments/?roomsNumber=2&sort=price_asc&view=list',
  '/apartments/?costTo=1&usd=1',
  '/apartments/initialSlug/',
  '/projects/',
  '/favorites/',
  '/test/',
  '/test/?look=dark',
  '/test/?look=light-prime',
  '/test/?look=dark-prime',
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
  '/promo/before-the-new-year/',
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

const ofFirstFlat: Record<string, string> = { 'a flat': '', 'the plan of a flat': 'plan/', 'the outlook of a flat': 'outlook/' };

export async function addressOf(page: string, language: string, request: APIRequestContext): Promise<string> {
  if (page.startsWith('/')) return page;
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const flat = apartments.items[0];
  return page in ofFirstFlat ? `/apartments/${flat?.slug}/${ofFirstFlat[page]}` : `/projects/${flat?.project.slug}/`;
}
