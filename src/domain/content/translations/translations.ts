import { fingerprintOf, keyOf, type LoadRow } from '../../../platform/loads/load-plan.ts';
import { isEditedPart } from '../content-form.ts';

/** A text in both languages; `field` is the path to the English one, its names joined by dots. */
export type TextPair = { field: string; uk: string; en: string };
/** That an English text is right for a Ukrainian one; both are fingerprints. */
export type TranslationSource = { part: string; name: string; field: string; english: string; ukrainian: string };
type Field = Pick<TranslationSource, 'part' | 'name' | 'field' | 'english'>;

type Fields = { [name: string]: unknown };
const isThere = (text: string): boolean => text.trim() !== '';
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

const pairsOf = (content: unknown) => new Map([...textPairsOf(content)].map((pair) => [pair.field, pair]));
const factKey = ({ part, name, field, english }: Field): string => JSON.stringify([part, name, field, english]);

/** What is known to be right: for each English text the Ukrainian ones. */
export function makeSources(facts: readonly TranslationSource[]) {
  const known = Map.groupBy(facts, factKey);
  return (row: Pick<LoadRow, 'part' | 'name'>, { field, en }: TextPair): string[] =>
    (known.get(factKey({ part: row.part, name: row.name, field, english: fingerprintOf(en) })) ?? []).map(({ ukrainian }) => ukrainian);
}
export type Sources = ReturnType<typeof makeSources>;

/** A row as it is to be, and as it was, when its texts count as right unless `sources` know better. */
type Translated = Pick<LoadRow, 'part' | 'name'> & { content: unknown; was: unknown };

/** The English texts whose Ukrainian ones have changed since. A text of which nothing is known counts as right. */
export function staleTexts(row: Translated, sources: Sources): string[] {
  const before = pairsOf(row.was);
  return [...pairsOf(row.content).values()].flatMap((pair) => {
    const was = before.get(pair.field);
    if (!isThere(pair.en) || was?.en !== pair.en) return [];
    const rightFor = sources(row, pair);
    const isRight = rightFor.length === 0 ? was.uk === pair.uk : rightFor.includes(fingerprintOf(pair.uk));
    return isRight ? [] : [pair.field];
  });
}

const factOf = ({ part, name }: Pick<LoadRow, 'part' | 'name'>, { field, uk, en }: TextPair): TranslationSource => ({
  ...{ part, name, field },
  ...{ english: fingerprintOf(en), ukrainian: fingerprintOf(uk) },
});

/**
 * What has to be remembered when rows change: from which text an English one was made whose Ukrainian one changes alone, and that an
 * English one that was there before, for another Ukrainian one, is right for this one, too.
 */
export function sourcesOfChange(rows: Iterable<LoadRow>, before: ReadonlyMap<string, LoadRow>, sources: Sources): TranslationSource[] {
  return [...rows].flatMap((row) => {
    if (!isEditedPart(row.part)) return [];
    const pairsBefore = pairsOf(before.get(keyOf(row))?.content);
    return [...pairsOf(row.content).values()].flatMap((pair) => {
      const was = pairsBefore.get(pair.field);
      if (!isThere(pair.en)) return [];
      const isKnown = sources(row, pair).length > 0;
      if (was?.en !== pair.en) return isKnown ? [factOf(row, pair)] : [];
      return was.uk !== pair.uk && !isKnown ? [factOf(row, was)] : [];
    });
  });
}

/** What a person's word that an English text is still right adds; null for a field without a text. */
export function stillRight(row: Translated & { field: string }, sources: Sources): TranslationSource[] | null {
  const pair = pairsOf(row.content).get(row.field);
  if (!pair || !isThere(pair.en)) return null;
  const was = pairsOf(row.was).get(row.field);
  // The text that stands on the site stays right for its own.
  const isFirst = was?.en === pair.en && sources(row, pair).length === 0;
  return [factOf(row, pair), ...(isFirst ? [factOf(row, was)] : [])];
}
