import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const pages = [
  ['projects', 'projects'],
  ['projects/:slug', 'project'],
  ['projects/:slug/board', 'chessboard'],
  ['projects/:slug/facade', 'facade'],
  ['projects/:slug/model', 'model'],
  ['projects/:slug/model.svg', 'model-file'],
  ['projects/:slug/floors/:section/:floor', 'floor'],
  ['projects/:slug/tour', 'tour'],
  ['projects/:slug/cameras', 'cameras'],
  ['projects/:slug/construction', 'construction'],
  ['apartments', 'apartments'],
  ['apartments/initialSlug', 'apartment-initial'],
  ['apartments/:slug', 'apartment'],
  ['apartments/:slug/plan', 'apartment-plan'],
  ['apartments/:slug/plan.svg', 'plan-file'],
  ['apartments/:slug/outlook', 'outlook'],
  ['apartments/:slug/view.svg', 'view-file'],
  ['apartments/:slug/sheet.pdf', 'flat-sheet'],
  ['quote/:code', 'quote'],
  ['brokerage', 'brokerage'],
  ['privacy-policy', 'legal'],
  ['terms-of-use', 'legal'],
  ['advertising/:slug?', 'advertising'],
  ['aerial-photography/:slug?', 'aerial-photography'],
  ['promo', 'promo'],
  ['promo/:slug', 'offer'],
  ['company', 'company'],
  ['contacts', 'contacts'],
  ['social-responsibility', 'social-responsibility'],
  ['career', 'career'],
  ['vacancy', 'vacancies'],
  ['vacancy/:slug', 'vacancy'],
  ['favorites', 'favorites'],
  ['news', 'news'],
  ['news/:slug', 'news-item'],
  ['investments', 'investments'],
  ['press-room', 'press-room'],
  ['test', 'style-guide'],
  ['consultation', 'consultation'],
  ['subscription', 'subscription'],
  ['subscription/confirm', 'subscription-confirm'],
  ['subscription/unsubscribe', 'subscription-unsubscribe'],
  ['resume', 'resume'],
  ['login', 'login'],
  ['account/confirm-email', 'account-confirm-email'],
  ['account/:section?', 'account'],
] as const;

/** Routes of files have no screen. */
const extension = (path: string) => (/\.(pdf|svg)$/.test(path) ? '.ts' : '.tsx');

/** Every page in its three forms. An unknown first segment is no language: it falls through to 404. */
const form = (prefix: '' | 'uk' | 'en'): RouteConfigEntry[] => {
  const id = (name: string) => `${prefix || 'plain'}:${name}`;
  const home = prefix ? route(prefix, 'routes/home.tsx', { id: id('home') }) : index('routes/home.tsx', { id: id('home') });
  return [
    home,
    ...pages.map(([path, file]) =>
      route(prefix ? `${prefix}/${path}` : `${path}`, `routes/${file}${extension(path)}`, { id: id(`${path}`) }),
    ),
  ];
};

export default [...form(''), ...form('uk'), ...form('en'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
