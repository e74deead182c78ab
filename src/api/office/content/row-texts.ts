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
  const own = isFields(first) && typeof first.name === 'string' && first.name !== '' ? first.name : null;
  return titleIn(locale) ?? titleIn('uk') ?? titleIn('en') ?? own ?? name;
}
