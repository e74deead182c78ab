/** An editor's texts of the page by name. */
export type PageTexts = Record<string, string>;

/** The numbered texts of a group, `why_1_title` with `why_1_text` and so on, as many as the editor wrote. */
export function numbered(texts: PageTexts, group: string): { title: string; text: string }[] {
  const found = [];
  for (let at = 1; texts[`${group}_${at}_title`]; at++)
    found.push({ title: texts[`${group}_${at}_title`] ?? '', text: texts[`${group}_${at}_text`] ?? '' });
  return found;
}
