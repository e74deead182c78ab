import { countryFrom } from '../../../base/country.ts';
import type { Tags } from '../../../contract/content/tags.ts';
import { cookieStatus, watchCookieStatus } from '../../data/stored/cookie-status.ts';
import { startCallTracking, trackCallsOf } from './call-tracking.ts';
import { pushPage, startTagManager } from './tag-manager.ts';

let started: Promise<void> | undefined;
let shown: string | undefined;

/** Called for each viewed page; the first call starts the configured tags. */
export async function notePage(tags: Tags, path: string): Promise<void> {
  if (shown === path) return;
  const first = shown === undefined;
  shown = path;
  started ??= start(tags);
  await started;
  if (first) return;
  if (tags.tagManager) pushPage(path);
  trackCallsOf(tags);
}

/** The tag manager at once, because it supports a mode without consent; call tracking, which does not, after consent. */
async function start(tags: Tags): Promise<void> {
  document.documentElement.dataset.country = await askCountry(tags);
  if (tags.tagManager) startTagManager(tags.tagManager);
  const trackCalls = () => {
    if (cookieStatus() === 'accepted') void startCallTracking(tags);
  };
  trackCalls();
  watchCookieStatus(trackCalls);
}

/** Pages are the same for all visitors, so the country is requested apart (specification §7). */
async function askCountry({ country }: Tags): Promise<string> {
  if (!country) return countryFrom(undefined);
  const answer = await fetch('/country').then(
    (answer) => (answer.ok ? answer.text() : undefined),
    () => undefined,
  );
  return countryFrom(answer);
}
