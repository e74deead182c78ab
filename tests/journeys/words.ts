import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'uk' | 'en';

const messagesFolder = new URL('../../src/site/messages/', import.meta.url);

/** All messages of a language by key, from the files of the translators. A message with plurals has its forms. */
function readMessages(language: Language): Map<string, unknown> {
  const areas = readdirSync(messagesFolder);
  return new Map(
    areas.flatMap((area) =>
      Object.entries(JSON.parse(readFileSync(new URL(`${area}/${language}.json`, messagesFolder), 'utf8')) as object),
    ),
  );
}
const messages = { uk: readMessages('uk'), en: readMessages('en') };

/** A message as the screen says it. Throws for a key that does not exist, so that a renamed message cannot hide a test. */
export function messageIn(language: Language, key: string, params: Record<string, string | number> = {}): string {
  const message = messages[language].get(key);
  if (typeof message !== 'string') throw new Error(`There is no plain message "${key}" in ${language}.`);
  return message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? ''));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A message whose parameters may be anything, as a pattern: "Show {count}" matches "Show 12". Spaces of any width match. */
export function patternOf(language: Language, key: string): RegExp {
  const message = messages[language].get(key);
  const forms =
    typeof message === 'string' ? [message] : Object.values((message as { match: Record<string, string> }[] | undefined)?.[0]?.match ?? {});
  if (forms.length === 0) throw new Error(`There is no message "${key}" in ${language}.`);
  const one = (form: string) =>
    form
      .split(/\{\w+\}/)
      .map((part) => escaped(part).replace(/\s+/g, '\\s+'))
      .join('.*');
  return new RegExp(forms.map(one).join('|'));
}
