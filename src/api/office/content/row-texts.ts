import type { Locale } from '../../../base/locale.ts';

type Fields = { [name: string]: unknown };
type Row = { name: string; content: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The fields that name a row, the first that it has. */
const naming = ['title', 'name', 'question', 'metaTitle', 'firstLine', 'text'];

/** What a row is called in lists: a title or a name of its texts, in the other language where this one has none, else its address. */
export function titleOf({ name, content }: Row, locale: Locale): string {
  const first = Array.isArray(content) ? content[0] : content;
  const titleIn = (language: string) => {
    const texts = isFields(first) && isFields(first[language]) ? first[language] : {};
    return naming.flatMap((field) => (typeof texts[field] === 'string' && texts[field] !== '' ? [texts[field]] : []))[0];
  };
  return titleIn(locale) ?? titleIn('uk') ?? titleIn('en') ?? name;
}

/** Every text of a value with the path to it. */
export function* textsOf(value: unknown, path: string[] = []): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsOf(part, [...path, name]);
}

const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((one, name) => (one as Fields | null | undefined)?.[name], value);

/** How many texts are there in Ukrainian and missing in English; localized parts may lie at any depth. */
export function untranslatedIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value) && 'uk' in value && 'en' in value) {
    const { uk, en } = value as Fields;
    return [...textsOf(uk)].filter(({ path, text }) => text.trim() !== '' && !String(at(en, path) ?? '').trim()).length;
  }
  return Object.values(value).reduce<number>((sum, part) => sum + untranslatedIn(part), 0);
}
