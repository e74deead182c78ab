import * as z from 'zod/mini';

/** A legal text by chapters; `id` is the chapter's anchor, `html` is safe markup. */
export const legalAnswerSchema = z.object({ legal: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })) });
export type LegalAnswer = z.infer<typeof legalAnswerSchema>;
export type LegalChapter = LegalAnswer['legal'][number];
