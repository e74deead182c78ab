import * as z from 'zod/mini';
import { defineOfficeOperations } from '../office-operation.ts';

/** An English text of the site whose Ukrainian one has changed since; `field` is the path to it. `since` is null where the time is not known. */
const staleText = z.object({
  part: z.string(),
  name: z.string(),
  title: z.string(),
  field: z.string(),
  uk: z.string(),
  en: z.string(),
  since: z.nullable(z.string()),
});
export type StaleTranslation = z.infer<typeof staleText>;

/** The longest since, first. `undescribed` counts pictures of the site without a description in one of the languages. */
const translationsSchema = z.object({ texts: z.array(staleText), undescribed: z.int() });

export const translationsOperations = defineOfficeOperations({
  'GET /office/api/translations': {
    id: 'listTranslations',
    tag: 'content',
    summary: 'Texts to translate anew',
    description: 'The English texts of the site whose Ukrainian ones have changed since, those of pictures too.',
    needs: 'content.draft',
    answer: { description: 'The texts.', schema: translationsSchema },
    refusals: [],
  },
});
