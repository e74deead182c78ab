/** A text in both languages; `field` is the path to the English one, its names joined by dots. */
export type TextPair = { field: string; uk: string; en: string };
/** The Ukrainian texts beside which English ones were written, by the fields of the English ones. */
export type WrittenFor = Readonly<Record<string, string>>;

type Fields = { [name: string]: unknown };
export const isThere = (text: string): boolean => text.trim() !== '';
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((one, name) => (one as Fields | null | undefined)?.[name], value);

/** Every text of a value with the path to it. */
export function* textsOf(value: unknown, path: string[] = []): Generator<{ path: string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* textsOf(part, [...path, name]);
}

/** Every Ukrainian text with its translation, which is empty where there is none; localized parts may lie at any depth. */
export function* textPairsOf(value: unknown, path: string[] = []): Generator<TextPair> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'uk' in value && 'en' in value) {
    const { uk, en } = value as Fields;
    for (const { path: inner, text } of textsOf(uk))
      if (isThere(text)) yield { field: [...path, 'en', ...inner].join('.'), uk: text, en: String(at(en, inner) ?? '') };
  } else for (const [name, part] of Object.entries(value)) yield* textPairsOf(part, [...path, name]);
}

export const pairsOf = (content: unknown): Map<string, TextPair> => new Map([...textPairsOf(content)].map((pair) => [pair.field, pair]));

/** The fields of pairs by their words, by which one is found that has moved in a list. */
export const placesOf = (pairs: Iterable<TextPair>): Map<string, string> => new Map([...pairs].map((pair) => [wordsOf(pair), pair.field]));
export const wordsOf = ({ uk, en }: TextPair): string => JSON.stringify([uk, en]);

/** What is known after a change: an English text that it has written was written for the Ukrainian one that stands beside it then. */
export function writtenBy(known: WrittenFor, before: unknown, after: unknown): WrittenFor {
  const old = pairsOf(before);
  const places = placesOf(old.values());
  return Object.fromEntries(
    [...pairsOf(after).values()].flatMap((pair): [string, string][] => {
      if (!isThere(pair.en)) return [];
      const from = old.get(pair.field)?.en === pair.en ? pair.field : places.get(wordsOf(pair));
      if (from === undefined) return [[pair.field, pair.uk]];
      const uk = known[from];
      return uk === undefined ? [] : [[pair.field, uk]];
    }),
  );
}
