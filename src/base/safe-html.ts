const plainTag = /^<\/?(p|br|ul|ol|li|strong|em|b|i|h[2-4]|a) ?\/?>$/;
const link = /^<a href="(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*">$/;

/**
 * Whether a text of an editor is markup that can only look: paragraphs, lists, emphasis, headings and links. A page's policy
 * names the scripts by what stands in the page, so that a script among the texts would be let in.
 */
export function isSafeHtml(html: string): boolean {
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.every((tag) => plainTag.test(tag) || link.test(tag));
}
