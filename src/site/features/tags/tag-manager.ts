import { systemClock } from '../../../base/clock.ts';
import type { Tags } from '../../../contract/content/tags.ts';
import { cookieStatus, watchCookieStatus } from '../../data/stored/cookie-status.ts';
import { storedCampaign } from '../../data/stored/visit-campaign.ts';
import { loadScript } from './load-script.ts';

const asked = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
/** How long tags wait for the answer of an earlier visit, in milliseconds. */
const waitForUpdate = 500;

const layer = (): unknown[] => {
  const holder = window as { dataLayer?: unknown[] };
  holder.dataLayer ??= [];
  return holder.dataLayer;
};

/** The tag manager distinguishes a command from an event by the type of its entry, the arguments of a call. */
function gtag(..._command: [string, string, Record<string, unknown>]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  layer().push(arguments);
}

const consent = (state: 'granted' | 'denied') => Object.fromEntries(asked.map((name) => [name, state]));

/**
 * Consent mode version 2: everything is denied until the visitor agrees, and again when the consent is taken back. The data
 * layer knows the country and the campaign before the container comes.
 */
export function startTagManager({ id, host }: NonNullable<Tags['tagManager']>): void {
  gtag('consent', 'default', {
    ...consent('denied'),
    functionality_storage: 'granted',
    security_storage: 'granted',
    wait_for_update: waitForUpdate,
  });
  let granted = false;
  const update = () => {
    const agreed = cookieStatus() === 'accepted';
    if (agreed === granted) return;
    granted = agreed;
    gtag('consent', 'update', consent(agreed ? 'granted' : 'denied'));
  };
  update();
  watchCookieStatus(update);
  layer().push({ country: country(), ...storedCampaign() });
  document.addEventListener('click', sendLanguage);
  layer().push({ 'gtm.start': systemClock().getTime(), event: 'gtm.js' });
  loadScript(`${host}/gtm.js?id=${id}`);

  const frame = document.createElement('noscript');
  frame.textContent = `<iframe src="${host}/ns.html?id=${id}" height="0" width="0" style="display:none;visibility:hidden"></iframe>`;
  document.body.prepend(frame);
}

/** The entries of specification §3. */
const languages: Record<string, { name: string; iso: string }> = { uk: { name: 'uk', iso: 'uk' }, en: { name: 'en', iso: 'en-EN' } };

/** Choosing a language says which (specification §4). */
function sendLanguage({ target }: MouseEvent): void {
  const language = target instanceof Element && languages[target.closest('a')?.hreflang ?? ''];
  if (language) layer().push({ event: 'language_chosen', language });
}

const country = () => document.documentElement.dataset.country;

/** A move inside the site, which loads nothing that the container could notice by itself. */
export const pushPage = (path: string): number => layer().push({ event: 'page_view_spa', page_path: path, country: country() });
