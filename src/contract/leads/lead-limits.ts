/** What a visitor who asks to be called back wants: an answer, the flat, or a time to sign the contract. */
export const consultationIntents = ['ask', 'book', 'sign'] as const;
export type ConsultationIntent = (typeof consultationIntents)[number];

/**
 * The limits of a visitor's input (specification §5), chosen in docs/decisions; the browser and the server read the same
 * numbers. Apart from the schemas, which no browser loads.
 */
export const leadLimits = {
  nameShortest: 2,
  nameLongest: 60,
  messageLongest: 1000,
  phoneLongest: 20,
  emailLongest: 254,
  subjectLongest: 120,
  consentLongest: 40,
  campaignLongest: 200,
  /** Of a resume, in bytes: 10 MB. */
  fileLargest: 10 * 1024 * 1024,
  fileNameLongest: 160,
} as const;
