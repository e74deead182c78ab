import type { Mark, Node, NodeType } from 'prosemirror-model';
import { isTextAddress, textTags } from '../../../../../base/html/safe-html.ts';
import { textSchema } from './text-schema.ts';
import { writeMarkup } from './write-markup.ts';

/** A piece of markup that the editor has no form for, or that stands where it has none. */
class UnknownPiece extends Error {}

const { nodes, marks } = textSchema;
const lists: Readonly<Record<string, NodeType>> = { ul: nodes.bullet_list, ol: nodes.ordered_list };
const texts: Readonly<Record<string, NodeType>> = { p: nodes.paragraph, h2: nodes.heading, h3: nodes.heading, h4: nodes.heading };
const emphasis: Readonly<Record<string, Mark>> = {
  strong: marks.strong.create(),
  b: marks.strong.create(),
  em: marks.em.create(),
  i: marks.em.create(),
};

const known: ReadonlySet<string> = new Set(textTags);

/** Signs that are written by name. */
const signs = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    thinsp: '\u2009',
    ensp: '\u2002',
    emsp: '\u2003',
    laquo: '«',
    raquo: '»',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    middot: '·',
    ndash: '–',
    mdash: '—',
    minus: '−',
    plusmn: '±',
    times: '×',
    deg: '°',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    bull: '•',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    sect: '§',
    numero: '№',
    larr: '←',
    rarr: '→',
    asymp: '≈',
    le: '≤',
    ge: '≥',
  }),
);

/** The sign of a number; what browsers replace is not known here. */
function signOf(code: number): string | undefined {
  const isPlain = (code > 0x1f && code < 0x7f) || (code > 0x9f && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
  return isPlain ? String.fromCodePoint(code) : undefined;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6});|#(\d{1,7});|(\w+);|#|[a-z]\w)/gi, (piece, hex, decimal, name) => {
    const sign = hex || decimal ? signOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) : signs.get(name);
    if (sign === undefined) throw new UnknownPiece(piece);
    return sign;
  });
}

/** In an address a name before `=` is that of a parameter. */
const decodeAddress = (address: string): string =>
  address
    .split(/(&(?:[a-z0-9]+|utm_\w+)=)/i)
    .map((piece, at) => (at % 2 === 1 ? piece : decode(piece)))
    .join('');

type Open = {
  tag: string;
  /** The tag as it was written. */
  piece: string;
  type: NodeType | null;
  mark: Mark | null;
  /** The blocks in it. */
  blocks: Node[];
  /** The texts in it that stand in no block. */
  line: Node[];
  /** How many letters had been read when it was opened. */
  from: number;
};

/** A line without the spaces that a browser does not show. */
function trimEnd(line: Node[]): Node[] {
  const last = line.at(-1);
  if (!last?.isText) return line;
  const text = last.text?.replace(/ $/, '') ?? '';
  return text === '' ? trimEnd(line.slice(0, -1)) : [...line.slice(0, -1), textSchema.text(text, last.marks)];
}

class MarkupReader {
  private readonly stack: Open[] = [{ tag: '', piece: '', type: nodes.doc, mark: null, blocks: [], line: [], from: 0 }];
  private letters = 0;

  private get top(): Open {
    return this.stack.at(-1) as Open;
  }
  /** What the present text belongs to: the innermost that is no emphasis and no link. */
  private get block(): Open {
    return this.stack.findLast(({ mark }) => mark === null) as Open;
  }
  private get isInList(): boolean {
    const { type } = this.block;
    return type === nodes.bullet_list || type === nodes.ordered_list;
  }
  private get marks(): readonly Mark[] {
    return this.stack.reduce<readonly Mark[]>((set, { mark }) => mark?.addToSet(set) ?? set, []);
  }

  /** Text outside of paragraphs is a paragraph. */
  private endLine(open: Open): void {
    const line = trimEnd(open.line);
    open.line = [];
    if (line.length > 0) open.blocks.push(nodes.paragraph.create(null, line));
  }

  text(piece: string): void {
    const { line } = this.block;
    const words = decode(piece).replace(/[ \t\n\r\f]+/g, ' ');
    const before = line.at(-1);
    const isAtStart = !before?.isText || before.text?.endsWith(' ') === true;
    const shown = isAtStart ? words.replace(/^ /, '') : words;
    if (shown === '') return;
    if (this.isInList) throw new UnknownPiece(piece.trim());
    this.letters += shown.trim().length;
    line.push(textSchema.text(shown, this.marks));
  }

  open(piece: string, tag: string, href: string | undefined): void {
    const { top, block } = this;
    const { isInList } = this;
    const takesBlocks = top === block && (block.type === nodes.doc || block.type === nodes.list_item);
    const link =
      tag === 'a' && href !== undefined && !this.marks.some(({ type }) => type === marks.link) ? this.linkTo(href, piece) : undefined;
    const mark = link ?? emphasis[tag] ?? null;
    const isFine =
      tag === 'li'
        ? isInList
        : tag === 'br' || mark
          ? !isInList
          : takesBlocks && (tag in lists || tag === 'p' || (tag in texts && block.type === nodes.doc));
    if (!isFine) throw new UnknownPiece(piece);
    if (tag === 'br') {
      block.line = [...trimEnd(block.line), nodes.hard_break.create(null, null, this.marks)];
      return;
    }
    if (!mark) this.endLine(block);
    const type = mark ? null : tag === 'li' ? nodes.list_item : (lists[tag] ?? texts[tag] ?? null);
    this.stack.push({ tag, piece, type, mark, blocks: [], line: [], from: this.letters });
  }

  private linkTo(href: string, piece: string): Mark {
    const address = decodeAddress(href);
    if (!isTextAddress(address)) throw new UnknownPiece(piece);
    return marks.link.create({ href: address });
  }

  close(piece: string, tag: string): void {
    const { top } = this;
    if (top.tag !== tag || this.stack.length === 1) throw new UnknownPiece(piece);
    // A link without words would be lost.
    if (tag === 'a' && top.from === this.letters) throw new UnknownPiece(top.piece);
    this.stack.pop();
    const { type } = top;
    if (!type) return;
    if (type.isTextblock) {
      const line = trimEnd(top.line);
      const attrs = type === nodes.heading ? { level: Number(tag.slice(1)) } : null;
      if (line.length > 0) this.top.blocks.push(type.create(attrs, line));
      return;
    }
    this.endLine(top);
    // What has no words is not shown by the site either.
    if (top.blocks.length === 0) return;
    const needsStart = type === nodes.list_item && top.blocks[0]?.type !== nodes.paragraph;
    this.top.blocks.push(type.create(null, needsStart ? [nodes.paragraph.create(), ...top.blocks] : top.blocks));
  }

  end(): Node {
    const { top } = this;
    if (this.stack.length > 1) throw new UnknownPiece(top.piece);
    this.endLine(top);
    return nodes.doc.create(null, top.blocks.length > 0 ? top.blocks : [nodes.paragraph.create()]);
  }
}

/**
 * The text that a markup is, or the first piece of it that the editor has no form for: such a markup is edited as it stands. What is read
 * is written back with the same words; what may differ is listed in decision 59.
 */
export function readMarkup(html: string): { doc: Node } | { unknown: string } {
  const reader = new MarkupReader();
  try {
    for (const piece of html.match(/<[^<>]*>|[^<]+|</g) ?? []) {
      const [, end, tag = '', href] = /^<(\/?)([a-z][a-z0-9]*)(?: href="([^"<>]*)")? ?>$/.exec(piece) ?? [];
      if (!piece.startsWith('<')) reader.text(piece);
      else if (/^<br ?\/?>$/.test(piece)) reader.open(piece, 'br', undefined);
      else if (!known.has(tag)) throw new UnknownPiece(piece);
      else if (end === '/' && href === undefined) reader.close(piece, tag);
      else if (end === '' && (href === undefined) === (tag !== 'a')) reader.open(piece, tag, href);
      else throw new UnknownPiece(piece);
    }
    return { doc: reader.end() };
  } catch (fault) {
    if (fault instanceof UnknownPiece) return { unknown: fault.message };
    throw fault;
  }
}

/** The markup of a text, as it is read and written again: without spaces and blocks that the site does not show. */
export function markupOf(doc: Node): string {
  const read = readMarkup(writeMarkup(doc));
  return 'doc' in read ? writeMarkup(read.doc) : writeMarkup(doc);
}
