import { countryFrom } from '../../../base/country.ts';
import type { Tags } from '../../../contract/content/tags.ts';
import { cookieStatus, watchCookieStatus } from '../../data/stored/cookie-status.ts';
import { startCallTracking, trackCallsOf } from './call-tracking.ts';
import { pushPage, startTagManager } from './tag-manager.ts';

let started: Promise<void> | undefined;
let shown: string | undefined;

/** Called for each page that a visitor sees; the first call starts what is set. */
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

/** The tag manager at once, for it knows what it may do without consent; call tracking, which does not, when there is one. */
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
