import { bindSpaces } from './bind-words.ts';

/** All texts of a value with spaces that do not break where a line must not end; tags stay as they are. */
export function bindTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string')
    return texts.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : bindSpaces(part))) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map(bindTexts) as Texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bindTexts(text)])) as Texts;
}
