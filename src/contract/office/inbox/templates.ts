import * as z from 'zod/mini';
import { type Locale, locales } from '../../../base/locale.ts';

export const templateLimits = { titleLongest: 60, textLongest: 1_000, most: 100 } as const;

/** The placeholders of values of the request, by the language of the text. */
export const placeholders = {
  client: { uk: 'клієнт', en: 'client' },
  flat: { uk: 'квартира', en: 'flat' },
  manager: { uk: 'менеджер', en: 'manager' },
} as const satisfies Record<string, Record<Locale, string>>;
type Placeholder = keyof typeof placeholders;

const inBraces = /\{([^{}\n]{1,40})\}/g;
/** The parts of a text in braces, as they are written. */
export const bracesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([whole]) => whole);

const nameOf = (written: string, locale: Locale): Placeholder | null => {
  const word = written.trim().toLowerCase();
  return (Object.keys(placeholders) as Placeholder[]).find((name) => placeholders[name][locale] === word) ?? null;
};

/** A template with the values of a request; a placeholder without its value stays, and the person who answers replaces it. */
export const fillTemplate = (text: string, locale: Locale, values: Record<Placeholder, string | null>): string =>
  text.replace(inBraces, (whole, written: string) => {
    const name = nameOf(written, locale);
    return (name && values[name]) || whole;
  });

const knows = (locale: Locale) => (text: string) => bracesIn(text).every((whole) => nameOf(whole.slice(1, -1), locale) !== null);
const textIn = (locale: Locale) =>
  z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(templateLimits.textLongest, 'too-long'), z.refine(knows(locale), 'unknown'));

const version = z.int().check(z.gte(1), z.lte(2_147_483_647));
const id = z.string('repeated').check(z.minLength(1, 'required'), z.maxLength(64, 'too-long'));

const templateSchema = z.object({ id: z.string(), title: z.string(), uk: z.string(), en: z.string(), version: z.int() });
export type AnswerTemplate = z.infer<typeof templateSchema>;
/** By title. */
export const templatesSchema = z.object({ templates: z.array(templateSchema) });

/** Without an id it is a new one; `version` is the one that was seen. */
export const saveTemplateSchema = z.strictObject({
  stored: z.nullable(z.strictObject({ id, version })),
  title: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(templateLimits.titleLongest, 'too-long')),
  uk: textIn('uk'),
  en: textIn('en'),
});
export const removeTemplateSchema = z.strictObject({ id, version });

/** In the language of the client, with the values that are known. */
export const filledTemplatesSchema = z.object({
  locale: z.enum(locales),
  templates: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});
