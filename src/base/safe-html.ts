/** The tags of the texts of editors, which format and do nothing else. The editor of texts has a form for each of them. */
export const textTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h2', 'h3', 'h4', 'a'] as const;

const known: ReadonlySet<string> = new Set(textTags);
const plainTag = /^<\/?([a-z][a-z0-9]*) ?\/?>$/;
const link = /^<a href="([^"<>]*)">$/;

/** Whether a link of a text may lead to an address: a page of the web or of the site, a mailbox, a phone. */
export const isTextAddress = (address: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*$/.test(address);

/**
 * Whether a text of an editor is markup for format only: paragraphs, lists, emphasis, headings and links. A page's policy
 * lists the hashes of the scripts in the page, so that a script in a text would be allowed to run.
 */
export function isSafeHtml(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => known.has(plainTag.exec(tag)?.[1] ?? '') || isTextAddress(link.exec(tag)?.[1] ?? ''));
}
