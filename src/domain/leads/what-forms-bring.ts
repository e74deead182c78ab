/** Nobody fills in a form faster than this; what does is a robot, and is thanked without being stored. */
const fastestPersonMs = 1_500;

/** Whether a form fell into one of the traps that people never meet. */
export const isRobot = ({ company, elapsed }: { company?: string | undefined; elapsed?: number | undefined }): boolean =>
  Boolean(company) || (elapsed !== undefined && elapsed < fastestPersonMs);

type Campaign = Partial<Record<`utm_${'source' | 'medium' | 'campaign' | 'term' | 'content'}`, string | undefined>>;

/** By which campaign a form came, as it is stored. */
export function campaignJson({ utm_source, utm_medium, utm_campaign, utm_term, utm_content }: Campaign): object {
  return JSON.stringify({ utm_source, utm_medium, utm_campaign, utm_term, utm_content }) as unknown as object;
}
