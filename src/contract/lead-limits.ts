/** Bounds chosen in docs/decisions; the browser and the server read the same numbers. Apart from the schemas, which no browser loads. */
export const leadLimits = {
  nameShortest: 2,
  nameLongest: 60,
  messageLongest: 1000,
  phoneLongest: 20,
  consentLongest: 40,
  campaignLongest: 200,
} as const;
