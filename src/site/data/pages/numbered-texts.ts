type Texts = { readonly [name: string]: string | undefined };
/** The names of numbered texts as the table of pages has them: `why_N_title`. */
type NumberedName<Of> = keyof Of extends infer Name
  ? Name extends `${infer Before}_${number}${infer After}`
    ? `${Before}_N${After}`
    : never
  : never;
export type TextPair = { title: string; text: string };

/** The numbered texts of a page that are not empty: `about_1`, `about_2` and so on as long as there are any. */
export const numberedTexts = <Of extends Texts>(texts: Of, name: NumberedName<Of>): string[] =>
  pairsOf(texts, name, name).map(({ title }) => title);

/** Numbered titles that are not empty, each with the text of its number: `why_1_title` with `why_1_text` and so on. */
export const numberedPairs = <Of extends Texts>(texts: Of, title: NumberedName<Of>, text: NumberedName<Of>): TextPair[] =>
  pairsOf(texts, title, text);

function pairsOf(texts: Texts, titles: string, bodies: string): TextPair[] {
  const found = [];
  for (let number = 1; ; number++) {
    const title = texts[titles.replace('_N', `_${number}`)];
    if (title === undefined) return found;
    if (title !== '') found.push({ title, text: texts[bodies.replace('_N', `_${number}`)] ?? '' });
  }
}
