import { DOMParser, type Node as DocNode, Fragment, type ParseOptions, Slice } from 'prosemirror-model';
import { isTextAddress } from '../../../../../base/html/safe-html.ts';
import { textSchema } from './text-schema.ts';

/** What a pasted text has that no text of the site can have. */
export type LeftOut = { pictures: number; tables: number; links: number; looks: boolean };

/**
 * Markup of the clipboard before the browser reads it: the policy of the office would stop its styles and handlers, and report them, so
 * they become plain attributes, and its style sheets nothing.
 */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)=/gi, ' data-$1='))
    .replace(/<style/gi, '<template')
    .replace(/<\/style/gi, '</template');

/** Reads what was pasted as a text of the site, and reports what of it had to be left out. */
export class PastedTextParser extends DOMParser {
  private readonly report: (leftOut: LeftOut) => void;

  constructor(report: (leftOut: LeftOut) => void) {
    super(textSchema, DOMParser.fromSchema(textSchema).rules);
    this.report = report;
  }

  override parseSlice(dom: HTMLElement, options: ParseOptions = {}): Slice {
    // Plain text, and what was copied from a text of the office.
    if (options.preserveWhitespace) return super.parseSlice(dom, options);
    this.report(clean(dom));
    const { content, openStart, openEnd } = super.parseSlice(dom, options);
    if (!content.firstChild?.isInline) return new Slice(inParagraphs(content), openStart, openEnd);
    // A line alone joins that of the cursor; several are paragraphs, of which the first and the last do.
    const lines = inParagraphs(Fragment.from(textSchema.nodes.paragraph.create(null, content)));
    return lines.childCount === 1 ? new Slice(content, openStart, openEnd) : new Slice(lines, 1, 1);
  }
}

/** Brings the pasted elements to those that the schema knows, without a word lost. */
function clean(dom: HTMLElement): LeftOut {
  const leftOut = { pictures: takePictures(dom), tables: 0, links: 0, looks: false };
  leftOut.looks = readStyles(dom);
  for (const script of dom.querySelectorAll('sup, sub')) leftOut.looks = !raise(script) || leftOut.looks;
  makeLists(dom);
  leftOut.tables = unfoldTables(dom);
  for (const link of dom.querySelectorAll('a[href]')) {
    const href = (link.getAttribute('href') ?? '').trim();
    link.setAttribute('href', href);
    if (isTextAddress(href)) continue;
    leftOut.links += 1;
    unwrap(link);
  }
  dropBlanks(dom);
  return leftOut;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
const make = (parent: Element, tag: string) => parent.ownerDocument.createElement(tag);

/** Pictures have a field of their own; a picture of a sign is the sign. */
function takePictures(dom: HTMLElement): number {
  const shown = [...dom.querySelectorAll('img, svg, video, audio, iframe, object, embed, canvas')];
  const pictures = shown.filter((one) => !/^\p{Extended_Pictographic}/u.test(one.getAttribute('alt') ?? ''));
  for (const one of shown) one.replaceWith(pictures.includes(one) ? '' : (one.getAttribute('alt') ?? ''));
  return pictures.length;
}

const stylesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    (element.getAttribute('data-style') ?? '')
      .toLowerCase()
      .split(';')
      .map((rule) => rule.split(':').map((part) => part.trim()))
      .map(([name = '', value = '']) => [name, value]),
  );

const isBold = (weight: string | undefined) => weight !== undefined && /^(bold|bolder|[6-9]00)$/.test(weight);
const isPlain = (value: string | undefined) => value !== undefined && /^(normal|lighter|[1-4]00)$/.test(value);
const headings = 'h1, h2, h3, h4, h5, h6';

/** Emphasis by style becomes emphasis by tag, also the other way round. Whether another look is lost: underlined, crossed out. */
function readStyles(dom: HTMLElement): boolean {
  let isLost = false;
  for (const element of dom.querySelectorAll('[data-style], u, s, strike, del')) {
    const styles = stylesOf(element);
    const [weight, slope] = [styles.get('font-weight'), styles.get('font-style')];
    const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
    const isDrawn = /line-through|underline/.test(line) || element.matches('u, s, strike, del');
    if (isDrawn && element.textContent.trim() !== '' && !element.closest('a') && !element.querySelector('a')) isLost = true;
    const wrap = (tag: string) => {
      const wrapper = make(element, tag);
      wrapper.append(...element.childNodes);
      element.append(wrapper);
    };
    if (isBold(weight) && !element.closest(`b, strong, ${headings}`)) wrap('strong');
    if (slope === 'italic' && !element.closest('i, em')) wrap('em');
    const height = styles.get('vertical-align');
    if (height === 'super' || height === 'sub') wrap(height === 'super' ? 'sup' : 'sub');
    // Google Docs wraps all of a text in such an element.
    if ((element.matches('b, strong') && isPlain(weight)) || (element.matches('i, em') && slope === 'normal')) unwrap(element);
  }
  return isLost;
}

const raised = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' };

/** Square metres stay square: figures have signs of their own. Whether that was possible. */
function raise(element: Element): boolean {
  const text = element.textContent.trim();
  const isNumber = /^\d{1,4}$/.test(text);
  if (isNumber)
    element.replaceWith(text.replace(/\d/g, (digit) => raised[element.nodeName as keyof typeof raised]?.[Number(digit)] ?? digit));
  return isNumber || text === '';
}

/** Word writes the parts of a list as paragraphs that begin with a sign. */
function makeLists(dom: HTMLElement): void {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of dom.querySelectorAll('p[data-style*="mso-list" i]')) {
    const place = stylesOf(paragraph).get('mso-list') ?? '';
    const sign = paragraph.querySelector('[data-style*="mso-list:ignore" i], [data-style*="mso-list: ignore" i]');
    const level = Number(/level(\d)/.exec(place)?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = make(paragraph, /^\s*[\d\p{L}]{1,4}[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul');
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    sign?.remove();
    const item = make(paragraph, 'li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

const blocks = `p, div, ul, ol, li, blockquote, pre, section, article, ${headings}`;

/** A row of a table becomes a paragraph. How many tables there were: one cell is no table. */
function unfoldTables(dom: HTMLElement): number {
  const tables = [...dom.querySelectorAll('table')].toReversed();
  const real = tables.filter((table) => {
    const cells = table.querySelectorAll('td, th').length;
    const title = make(table, 'p');
    title.append(...(table.querySelector('caption')?.childNodes ?? []));
    table.before(title);
    for (const row of table.querySelectorAll('tr')) {
      const line = make(table, cells > 1 ? 'p' : 'div');
      for (const [at, cell] of [...row.children].entries()) {
        if (cells > 1) for (const block of cell.querySelectorAll(blocks)) block.replaceWith(...block.childNodes, ' ');
        line.append(...(at > 0 ? [' | '] : []), ...cell.childNodes);
      }
      table.before(line);
    }
    table.remove();
    return cells > 1;
  });
  return real.length;
}

/** Empty paragraphs, and breaks between paragraphs. */
function dropBlanks(dom: HTMLElement): void {
  for (const block of [...dom.querySelectorAll(blocks)].toReversed()) if (block.textContent.trim() === '') block.remove();
  const isEdge = (node: ChildNode | null) => node === null || (node.nodeType === 1 && (node as Element).matches(`${blocks}, table`));
  const beside = (node: ChildNode, way: 'nextSibling' | 'previousSibling') => {
    let next = node[way];
    while (next?.nodeType === 3 && next.textContent?.trim() === '') next = next[way];
    return next;
  };
  for (const line of dom.querySelectorAll('br'))
    if (isEdge(beside(line, 'nextSibling')) && isEdge(beside(line, 'previousSibling'))) line.remove();
}

/** Texts in which two breaks part paragraphs have paragraphs. */
function inParagraphs(content: Fragment): Fragment {
  const { paragraph, hard_break } = textSchema.nodes;
  const split = (node: DocNode): DocNode[] => {
    const lines: DocNode[][] = [[]];
    for (const [at, child] of node.children.entries()) {
      const isBreak = child.type === hard_break;
      const isBlankLine = isBreak && (node.children[at + 1]?.type === hard_break || node.children[at - 1]?.type === hard_break);
      if (isBlankLine) lines.push([]);
      else lines.at(-1)?.push(child);
    }
    const full = lines.filter((line) => line.length > 0);
    return full.length > 0 ? full.map((line) => paragraph.create(null, line)) : [node];
  };
  return Fragment.from(
    content.content.flatMap((node) =>
      node.type === paragraph ? split(node) : node.isTextblock || node.isLeaf ? [node] : [node.copy(inParagraphs(node.content))],
    ),
  );
}
