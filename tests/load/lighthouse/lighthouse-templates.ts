import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';

export type Template = {
  name: string;
  path: string;
  /** Audits that are skipped, by Lighthouse's own names. */
  unasked?: string[];
};

/** Search engines are asked to stay away, and that is right. */
const unasked = ['is-crawlable'];
/** That the browser met a page which is not there is what this page says. */
const missing = [...unasked, 'http-status-code', 'errors-in-console'];

/** One page of every kind that the site has; `address` names the app whose first flat and its project are looked at. */
export async function pageTemplates(address: string): Promise<Template[]> {
  const { apartments } = (await (await fetch(`${address}/api/uk/apartments`)).json()) as WireApartmentsAnswer;
  const flat = apartments.items[0];
  if (flat === undefined) throw new Error('There is no flat to look at.');
  return [
    { name: 'home', path: '/' },
    { name: 'apartments', path: '/apartments/' },
    { name: 'flat', path: `/apartments/${flat.slug}/` },
    { name: 'flat-initial', path: '/apartments/initialSlug/', unasked },
    { name: 'projects', path: '/projects/' },
    { name: 'project', path: `/projects/${flat.project.slug}/` },
    { name: 'flat-plan', path: `/apartments/${flat.slug}/plan/`, unasked },
    { name: 'flat-outlook', path: `/apartments/${flat.slug}/outlook/`, unasked },
    { name: 'board', path: `/projects/${flat.project.slug}/board/`, unasked },
    { name: 'facade', path: '/projects/obriy-richkovyi/facade/', unasked },
    { name: 'floor', path: '/projects/obriy-richkovyi/floors/1/8/', unasked },
    { name: 'construction', path: '/projects/obriy-richkovyi/construction/' },
    { name: 'tour', path: '/projects/obriy-richkovyi/tour/', unasked },
    { name: 'cameras', path: '/projects/obriy-richkovyi/cameras/', unasked },
    { name: 'favorites', path: '/favorites/', unasked },
    { name: 'brokerage', path: '/brokerage/' },
    { name: 'investments', path: '/investments/' },
    { name: 'company', path: '/company/' },
    { name: 'social-responsibility', path: '/social-responsibility/' },
    { name: 'career', path: '/career/' },
    { name: 'vacancies', path: '/vacancy/' },
    { name: 'vacancy', path: '/vacancy/site-manager/' },
    { name: 'contacts', path: '/contacts/' },
    { name: 'news', path: '/news/' },
    { name: 'news-item', path: '/news/generator-rehearsal/' },
    { name: 'promo', path: '/promo/' },
    { name: 'offer', path: '/promo/before-the-new-year/' },
    { name: 'press-room', path: '/press-room/' },
    { name: 'advertising', path: '/advertising/' },
    { name: 'advertising-entry', path: '/advertising/midnyi-kvartal-corner/' },
    { name: 'aerial-photography', path: '/aerial-photography/' },
    { name: 'aerial-photography-entry', path: '/aerial-photography/obriy-richkovyi-2026-10/' },
    { name: 'privacy-policy', path: '/privacy-policy/' },
    { name: 'terms-of-use', path: '/terms-of-use/' },
    { name: 'consultation', path: '/consultation/', unasked },
    { name: 'subscription', path: '/subscription/', unasked },
    { name: 'subscription-link', path: '/subscription/confirm/?token=none', unasked },
    { name: 'resume', path: '/resume/', unasked },
    { name: 'login', path: '/login/', unasked },
    { name: 'account', path: '/account/', unasked },
    { name: 'error', path: '/no-such-page/', unasked: missing },
    { name: 'style-guide', path: '/test/', unasked },
  ];
}
