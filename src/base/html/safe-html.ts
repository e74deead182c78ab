/** The tags of the texts of editors, which format and do nothing else. The editor of texts has a form for each of them. */
export const textTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h2', 'h3', 'h4', 'a'] as const;

const known: ReadonlySet<string> = new Set(textTags);
const plainTag = /^<\/?([a-z][a-z0-9]*) ?\/?>$/;
const link = /^<a href="([^"<>]*)">$/;

/** Whether a link of a text may lead to an address: a page of the web or of the site, a mailbox, a phone. */
export const isTextAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*$/.test(address);

/** Whether a text of an editor is markup for format only: paragraphs, lists, emphasis, headings and links. */
export function isSafeHtml(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => known.has(plainTag.exec(tag)?.[1] ?? '') || isTextAddress(link.exec(tag)?.[1] ?? ''));
}

/** The same value with every `html` in it empty that could do more than format; the value itself where there is none. */
export function withSafeHtml<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const safe = Object.entries(value).map(([name, part]: [string, unknown]): [string, unknown] => [
    name,
    name === 'html' && typeof part === 'string' ? (isSafeHtml(part) ? part : '') : withSafeHtml(part),
  ]);
  if (safe.every(([name, part]) => part === value[name as keyof Value])) return value;
  return (Array.isArray(value) ? safe.map(([, part]) => part) : Object.fromEntries(safe)) as Value;
}
