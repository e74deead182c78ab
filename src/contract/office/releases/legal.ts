import * as z from 'zod/mini';
import { defineOfficeOperations } from '../office-operation.ts';
import { releaseQuerySchema } from './releases.ts';

/** The legal texts of the site. */
const page = z.enum(['privacy-policy', 'terms-of-use']);
/** In force from `since` on until `until`, which the present version does not have. Times are ISO 8601. */
const version = z.object({ page, number: z.int(), since: z.string(), until: z.nullable(z.string()) });
export type LegalVersionRow = z.infer<typeof version>;

const texts = z.object({ title: z.string(), paragraphs: z.array(z.string()) });
const versionsSchema = z.object({ versions: z.array(version) });
export const legalVersionSchema = z.object({
  ...version.shape,
  /** As they were written: the numbers of the terms of booking are names in braces. */
  chapters: z.array(z.object({ slug: z.string(), uk: texts, en: texts })),
});

export type LegalVersionAnswer = z.infer<typeof legalVersionSchema>;

export const legalOperations = defineOfficeOperations({
  'GET /office/api/legal/versions': {
    id: 'listLegalVersions',
    tag: 'content',
    summary: 'Versions of the legal texts',
    description: 'Each change of a legal text that went live, the newest first.',
    needs: 'content.draft',
    answer: { description: 'The versions.', schema: versionsSchema },
    refusals: [],
  },
  'GET /office/api/legal/version': {
    id: 'getLegalVersion',
    tag: 'content',
    summary: 'A version of a legal text',
    description: 'In both languages, without markup.',
    needs: 'content.draft',
    query: z.strictObject({ page, number: releaseQuerySchema.shape.number }),
    answer: { description: 'The text.', schema: legalVersionSchema },
    refusals: ['unknown-content'],
  },
});
