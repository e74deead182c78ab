import { isThere, pairsOf, placesOf, type TextPair, type WrittenFor, wordsOf } from '../../../base/json/text-pairs.ts';
import { fingerprintOf, keyOf, type LoadRow, type RowName } from '../../../platform/loads/load-plan.ts';
import { isEditedPart } from '../content-form.ts';

/** That an English text is right for a Ukrainian one; both are fingerprints. */
export type TranslationSource = { part: string; name: string; field: string; english: string; ukrainian: string };
type Field = Pick<TranslationSource, 'part' | 'name' | 'field' | 'english'>;
/** English texts that a draft has written, by their fields, each with the Ukrainian text that stood beside it then; both are fingerprints. */
export type Written = Readonly<Record<string, Pick<TranslationSource, 'english' | 'ukrainian'>>>;

/** The parts whose texts are translated in the office. */
const isTranslated = (part: string): boolean => part === 'picture' || isEditedPart(part);
const factKey = ({ part, name, field, english }: Field): string => JSON.stringify([part, name, field, english]);

/** What is known to be right: for each English text the Ukrainian ones. */
export function makeSources(facts: readonly TranslationSource[]) {
  const known = Map.groupBy(facts, factKey);
  return (row: Pick<LoadRow, 'part' | 'name'>, { field, en }: TextPair): string[] =>
    (known.get(factKey({ part: row.part, name: row.name, field, english: fingerprintOf(en) })) ?? []).map(({ ukrainian }) => ukrainian);
}
export type Sources = ReturnType<typeof makeSources>;

/** A row as it is to be, and as it was, when its texts count as right unless `sources` know better; with what its draft has written. */
type Translated = RowName & { content: unknown; was: unknown; written?: Written };

/** The fingerprints of the Ukrainian texts for which an English one is right; null where nothing is known of it. */
function rightFor(row: Translated, pair: TextPair, was: TextPair | undefined, sources: Sources): string[] | null {
  const known = sources(row, pair);
  const written = row.written?.[pair.field];
  if (written?.english === fingerprintOf(pair.en)) return [written.ukrainian, ...known];
  if (was?.en !== pair.en) return null;
  return known.length > 0 ? known : [fingerprintOf(was.uk)];
}

/** The English texts whose Ukrainian ones have changed since. A text of which nothing is known counts as right. */
export function staleTexts(row: Translated, sources: Sources): string[] {
  const before = pairsOf(row.was);
  return [...pairsOf(row.content).values()].flatMap((pair) => {
    if (!isThere(pair.en)) return [];
    const right = rightFor(row, pair, before.get(pair.field), sources);
    return right === null || right.includes(fingerprintOf(pair.uk)) ? [] : [pair.field];
  });
}

/** A draft as it was, on top of `was`, and as it is saved; `writtenFor` says of English texts of this save what stood beside them. */
type Saved = { was: unknown; before: unknown; written: Written; content: unknown; writtenFor: WrittenFor };

/** What a draft has written once it is saved. A pair that has only moved in a list has with it what was known of it. */
export function writtenIn({ was, before, written, content, writtenFor }: Saved): Written {
  const [old, base] = [pairsOf(before), pairsOf(was)];
  const places = placesOf(old.values());
  const sourceOf = (pair: TextPair): string | null => {
    const text = writtenFor[pair.field];
    if (text !== undefined) return fingerprintOf(text);
    if (old.get(pair.field)?.en === pair.en) return written[pair.field]?.ukrainian ?? null;
    const from = places.get(wordsOf(pair)) ?? '';
    const known = base.get(from);
    return written[from]?.ukrainian ?? fingerprintOf(known?.en === pair.en ? known.uk : pair.uk);
  };
  return Object.fromEntries(
    [...pairsOf(content).values()].flatMap((pair) => {
      const ukrainian = isThere(pair.en) ? sourceOf(pair) : null;
      return ukrainian === null ? [] : [[pair.field, { english: fingerprintOf(pair.en), ukrainian }]];
    }),
  );
}

/** The same as facts, as far as the row that is published has these English texts. */
export function factsOfWritten({ part, name, content }: RowName & { content: unknown }, written: Written): TranslationSource[] {
  return [...pairsOf(content).values()].flatMap(({ field, en }) => {
    const noted = written[field];
    return noted?.english === fingerprintOf(en) ? [{ part, name, field, ...noted }] : [];
  });
}

const factOf = ({ part, name }: Pick<LoadRow, 'part' | 'name'>, { field, uk, en }: TextPair): TranslationSource => ({
  part,
  name,
  field,
  english: fingerprintOf(en),
  ukrainian: fingerprintOf(uk),
});

type Changing = { before: ReadonlyMap<string, LoadRow>; sources: Sources; written?: readonly TranslationSource[] };

/**
 * What has to be remembered when rows change: from which text an English one was made whose Ukrainian one changes alone, and that an
 * English one that was there before, for another Ukrainian one, is right for this one, too; `written` are texts of which a draft knows better.
 */
export function sourcesOfChange(rows: Iterable<LoadRow>, { before, sources, written = [] }: Changing): TranslationSource[] {
  const known = new Set(written.map(factKey));
  return [...rows].flatMap((row) => {
    if (!isTranslated(row.part)) return [];
    const pairsBefore = pairsOf(before.get(keyOf(row))?.content);
    return [...pairsOf(row.content).values()].flatMap((pair) => {
      const was = pairsBefore.get(pair.field);
      if (!isThere(pair.en)) return [];
      const isKnown = sources(row, pair).length > 0;
      const fact = factOf(row, pair);
      if (was?.en !== pair.en) return isKnown && !known.has(factKey(fact)) ? [fact] : [];
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
