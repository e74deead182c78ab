import * as m from '../../../paraglide/messages.js';

/** About as many characters search engines show, by the name of the field. */
const shownInSearch: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 160 };

/** How long a text for search engines is, and how much of it is seen there; null of any other field. A longer one is no fault. */
export function searchLength(field: string | undefined, text: string): string | null {
  const shown = shownInSearch[field ?? ''];
  if (shown === undefined) return null;
  const { length } = [...text.trim()];
  return length > shown ? m.releases_search_long({ length, shown }) : m.releases_search_length({ length, shown });
}
