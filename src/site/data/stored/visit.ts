import { followViewport } from './viewport.ts';
import { rememberCampaign } from './visit-campaign.ts';

const latest = 2000;

/** Stores the data of each visit on the device, when the page has hydrated and the browser is idle. */
export function noteVisit(): void {
  rememberCampaign();
  // Measuring lays the page out; Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(followViewport, { timeout: latest });
  else setTimeout(followViewport, latest);
}
