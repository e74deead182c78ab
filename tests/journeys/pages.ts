import type { APIRequestContext } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../src/contract/catalogue/apartments.ts';
import type { QuoteRow } from '../../src/contract/office/quotes.ts';

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
  'a quote',
  '/projects/obriy-richkovyi/board/?roomsNumber=2&shade=price',
  '/projects/obriy-richkovyi/facade/',
  '/projects/obriy-richkovyi/model/',
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
  if (page === 'a quote') return quoteOf(apartments.items.find(({ status }) => status === 'available')?.id, request);
  const flat = apartments.items[0];
  return page in ofFirstFlat ? `/apartments/${flat?.slug}/${ofFirstFlat[page]}` : `/projects/${flat?.project.slug}/`;
}

/** A manager of the demo's office promises the flat's price. */
async function quoteOf(apartmentId: number | undefined, request: APIRequestContext): Promise<string> {
  await request.post('/simulators/staff/', { form: { enter: 'manager' }, headers: { 'sec-fetch-site': 'same-origin' } });
  const made = await request.post('/office/api/quotes/make', {
    data: { apartmentId, days: 3, locale: 'uk', downPercent: null, months: null, to: null, requestId: null },
    headers: { 'x-office': '1', 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
  });
  const { quote } = (await made.json()) as { quote: QuoteRow };
  return `/quote/${quote.code}/`;
}
