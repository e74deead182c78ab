/** An editor's texts of the page by name. */
export type Words = Record<string, string>;

/** The numbered texts of a group, `why_1_title` with `why_1_text` and so on, as many as the editor wrote. */
export function numbered(words: Words, group: string): { title: string; text: string }[] {
  const found = [];
  for (let at = 1; words[`${group}_${at}_title`]; at++)
    found.push({ title: words[`${group}_${at}_title`] ?? '', text: words[`${group}_${at}_text`] ?? '' });
  return found;
}
