import * as z from 'zod/mini';
import { html, kind, text } from './kind.ts';

export const legalPages = ['privacy-policy', 'terms-of-use'] as const;

export const legalKinds = {
  /** A chapter of a legal text; its slug is its anchor. */
  legal_chapter: kind({ page: z.enum(legalPages) }, { title: text, html }),
};
