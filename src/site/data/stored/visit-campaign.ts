import { type CampaignName, campaignNames } from '../../../base/campaign.ts';

export type Campaign = Partial<Record<CampaignName, string>>;

const storageKey = 'campaign';
const longest = 200;
const searchEngine =
  /^((www|search|[a-z]{1,2})\.)*(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|brave)\.[a-z.]+$|^com\.google\.android\.googlequicksearchbox$/;

/**
 * The campaign of a visit (specification §9): the names in the address, and a missing source or medium from the referrer.
 * A page of this site and a missing referrer give none.
 */
export function campaignOf(address: URL, referrer: string): Campaign {
  const campaign: Campaign = {};
  for (const name of campaignNames) {
    const value = address.searchParams.get(name)?.trim().slice(0, longest);
    if (value) campaign[name] = value;
  }
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  if (!host || host === address.hostname) return campaign;
  const [source, medium] = searchEngine.test(host) ? ['google', 'organic'] : [host, 'referral'];
  return { utm_source: source, utm_medium: medium, ...campaign };
}

/** Called on each load; a visit without a campaign leaves the last known one. */
export function rememberCampaign(): void {
  const campaign = campaignOf(new URL(window.location.href), document.referrer);
  if (Object.keys(campaign).length === 0) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(campaign));
  } catch {
    // Without storage a request simply names no campaign.
  }
}

/** The last known campaign of the visitor; empty when there is none. */
export function storedCampaign(): Campaign {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const known = Object.entries(Object(value)).filter(
      ([name, text]) => (campaignNames as readonly string[]).includes(name) && typeof text === 'string' && text.length <= longest,
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
