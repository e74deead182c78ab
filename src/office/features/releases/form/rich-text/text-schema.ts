import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isTextAddress } from '../../../../../base/html/safe-html.ts';

/** How tags of other programs become headings of the site, whose first level is the title of the page. */
const levelOf: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
export const headingLevels = [2, 3, 4] as const;

const drawnAs = (...spec: [string, 0]) => ({ toDOM: (): DOMOutputSpec => spec });
const list = (tag: 'ul' | 'ol'): NodeSpec => ({ group: 'block list', content: 'list_item+', parseDOM: [{ tag }], ...drawnAs(tag, 0) });

/** What a text of the site can be: the tags that its check allows (`base/html/safe-html.ts`), at the places where HTML has them. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], ...drawnAs('p', 0) },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: Object.entries(levelOf).map(([tag, level]) => ({ tag, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    // A text of one paragraph stands in its item without a tag of its own.
    list_item: { content: 'paragraph (paragraph | list)*', defining: true, parseDOM: [{ tag: 'li' }], ...drawnAs('li', 0) },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' } },
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => hrefOf(link.getAttribute('href') ?? '') }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], ...drawnAs('strong', 0) },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], ...drawnAs('em', 0) },
  },
});

const hrefOf = (href: string) => isTextAddress(href) && { href };
