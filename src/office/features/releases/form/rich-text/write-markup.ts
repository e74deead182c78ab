import type { Fragment, Mark, Node } from 'prosemirror-model';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
const encodeAddress = (address: string): string => address.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const opening = ({ type, attrs }: Mark): string =>
  type.name === 'link' ? `<a href="${encodeAddress(String(attrs.href))}">` : `<${type.name}>`;
const closing = ({ type }: Mark): string => (type.name === 'link' ? '</a>' : `</${type.name}>`);

/** Texts with their emphasis and links; what neighbours share is opened once. */
function writeInline(content: Fragment): string {
  let open: readonly Mark[] = [];
  let written = '';
  const turnTo = (marks: readonly Mark[]) => {
    const first = open.findIndex((mark, at) => !marks[at]?.eq(mark));
    const shared = first === -1 ? open.length : first;
    written += open.slice(shared).toReversed().map(closing).join('') + marks.slice(shared).map(opening).join('');
    open = marks;
  };
  content.forEach((node) => {
    turnTo(node.marks);
    written += node.isText ? encode(node.text ?? '') : '<br>';
  });
  turnTo([]);
  return written;
}

const tags: Readonly<Record<string, string>> = { paragraph: 'p', bullet_list: 'ul', ordered_list: 'ol', list_item: 'li' };

function writeBlock(node: Node): string {
  const inside = node.isTextblock ? writeInline(node.content) : node.type.name === 'list_item' ? writeItem(node) : writeBlocks(node);
  const tag = tags[node.type.name] ?? `h${node.attrs.level}`;
  // What has no words is seen nowhere on the site.
  return inside === '' ? '' : `<${tag}>${inside}</${tag}>`;
}

const writeBlocks = (node: Node): string => node.children.map(writeBlock).join('');

/** The one paragraph of an item has no tag. */
function writeItem(item: Node): string {
  const [first, ...rest] = item.children;
  const isOnly = !rest.some((node) => node.type.name === 'paragraph' && node.childCount > 0);
  return first && isOnly ? writeInline(first.content) + rest.map(writeBlock).join('') : writeBlocks(item);
}

/** A text as the markup that the site stores. */
export const writeMarkup = (doc: Node): string => writeBlocks(doc);
