/** Query names by which an advertisement names its campaign in a page's address. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type CampaignName = (typeof campaignNames)[number];
export type Campaign = Partial<Record<CampaignName, string | undefined>>;

/** One field for each name, as the schemas of forms have them. */
export const campaignFields = <Field>(field: Field): Record<CampaignName, Field> => ({
  utm_source: field,
  utm_medium: field,
  utm_campaign: field,
  utm_term: field,
  utm_content: field,
});
