import { rememberCampaign } from './campaign.ts';
import { followViewport } from './viewport.ts';

const latest = 2000;

/** What each load notes on the device, when the page is alive and there is nothing more urgent. */
export function noteVisit(): void {
  rememberCampaign();
  // Measuring lays the page out; Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(followViewport, { timeout: latest });
  else setTimeout(followViewport, latest);
}
