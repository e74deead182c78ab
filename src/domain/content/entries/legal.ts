import type { Kind } from './kind.ts';

export const legalPages = ['privacy-policy', 'terms-of-use'] as const;
export type LegalPage = (typeof legalPages)[number];

export type LegalKinds = {
  /** A chapter of a legal text; its slug is its anchor. */
  legal_chapter: Kind<{ page: LegalPage }, { title: string; html: string }>;
};
