/** By which an advertisement names its campaign in the address of the page that it leads to. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type Campaign = Partial<Record<(typeof campaignNames)[number], string | undefined>>;
