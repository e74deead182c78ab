import { type Campaign, campaignNames } from '../../base/campaign.ts';

/** No person fills in a form faster than this; a faster sender is a robot, and is thanked without being stored. */
const fastestPersonMs = 1_500;

/** Whether a trap field, which people do not see, is filled in. */
export const isRobot = ({ company, elapsed }: { company?: string | undefined; elapsed?: number | undefined }): boolean =>
  Boolean(company) || (elapsed !== undefined && elapsed < fastestPersonMs);

/** The campaign of a form in its stored form. */
export function campaignJson(form: Campaign): object {
  return JSON.stringify(Object.fromEntries(campaignNames.map((name) => [name, form[name]]))) as unknown as object;
}
