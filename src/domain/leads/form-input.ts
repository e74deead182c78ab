import { type Campaign, campaignNames } from '../../base/campaign.ts';

/** Nobody fills in a form faster than this; what does is a robot, and is thanked without being stored. */
const fastestPersonMs = 1_500;

/** Whether a form fell into one of the traps that people never meet. */
export const isRobot = ({ company, elapsed }: { company?: string | undefined; elapsed?: number | undefined }): boolean =>
  Boolean(company) || (elapsed !== undefined && elapsed < fastestPersonMs);

/** By which campaign a form came, as it is stored. */
export function campaignJson(form: Campaign): object {
  return JSON.stringify(Object.fromEntries(campaignNames.map((name) => [name, form[name]]))) as unknown as object;
}
