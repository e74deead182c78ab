const plainTag = /^<\/?(p|br|ul|ol|li|strong|em|b|i|h[2-4]|a) ?\/?>$/;
const link = /^<a href="(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*">$/;

/**
 * Whether a text of an editor is markup for format only: paragraphs, lists, emphasis, headings and links. A page's policy
 * lists the hashes of the scripts in the page, so that a script in a text would be allowed to run.
 */
export function isSafeHtml(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => plainTag.test(tag) || link.test(tag));
}
