import type { Tags } from '../../../contract/content/tags.ts';
import { timings } from '../../data/constants.ts';
import { cookieStatus } from '../../data/stored/cookie-status.ts';
import { loadScript } from './load-script.ts';
import { followNumbers, recheckNumbers } from './phone-numbers.ts';

type Binotel = Record<string, { replacePhoneNumbersOnDynamicContent?: () => void } | undefined>;
type Trackers = { BinotelCallTracking?: Binotel; ringostatAnalytics?: { sendHit?: (kind: 'pageview') => void } };
const trackers = window as Trackers;

let started = false;

/** A number replaced before React has seen it would be a hydration mismatch. */
const whenNumbersAreAlive = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelector('a[data-phone]:not([data-alive])')) setTimeout(look, timings.callTrackingRefresh);
      else resolve();
    };
    look();
  });

/** Both scripts look for numbers once, when they are loaded; from then on our script watches their replacements. */
export async function startCallTracking({ binotel, ringostat }: Tags): Promise<void> {
  const scripts = [binotel, ringostat].filter((address) => address !== undefined);
  if (started || scripts.length === 0) return;
  started = true;
  await whenNumbersAreAlive();
  followNumbers();
  for (const address of scripts) loadScript(address, recheckNumbers);
  let times = 0;
  const timer = setInterval(() => {
    recheckNumbers();
    times += 1;
    if (times >= timings.phoneRechecks) clearInterval(timer);
  }, timings.phoneRecheck);
}

/** A new page has numbers of its own: they are replaced shortly after it has come (specification §2). */
export function trackCallsOf({ binotel, ringostat }: Tags): void {
  if (!started || cookieStatus() !== 'accepted') return;
  setTimeout(() => {
    if (binotel) for (const tracker of Object.values(trackers.BinotelCallTracking ?? {})) tracker?.replacePhoneNumbersOnDynamicContent?.();
    if (ringostat) trackers.ringostatAnalytics?.sendHit?.('pageview');
    recheckNumbers();
  }, timings.callTrackingRefresh);
}
