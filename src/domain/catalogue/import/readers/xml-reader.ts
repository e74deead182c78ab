import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { isLocale, type Locale } from '../../../../base/locale.ts';
import { type FeedFault, type FeedForm, type FeedItem, type FeedRecord, fault, type Part } from '../feed-record.ts';

export type XmlElement = {
  name: string;
  line: number;
  key: number;
  lang: Locale;
  values: Map<string, string>;
  texts: Map<string, Partial<Record<Locale, string>>>;
  parts: Part[];
  text: string;
};

/** How one XML form maps elements to records. `within` is the path from the root, nearest last, without the element itself. */
export type XmlShape = {
  form: FeedForm;
  close: (element: XmlElement, within: readonly XmlElement[]) => FeedItem[] | 'part' | 'nothing';
  end?: () => FeedRecord[];
};

const deepest = 32;
const longestValue = 1_000_000;
/** Of one element, those within its parts too. */
const mostParts = 50_000;
/** Without the namespace: feeds declare prefixes of their own for the same names. */
const canonical = (name: string): string =>
  name
    .slice(name.indexOf(':') + 1)
    .toLowerCase()
    .replaceAll('-', '_');

/** Reads XML piece by piece. No document type is accepted, so there are no entities to expand or fetch. */
export async function* readXml(
  text: AsyncIterable<string>,
  shapeOf: (root: string, attributes: Readonly<Record<string, string>>) => XmlShape | null,
): AsyncGenerator<FeedItem> {
  const parser = new SaxesParser({ position: true });
  const stack: XmlElement[] = [];
  let found: FeedItem[] = [];
  let shape: XmlShape | null = null;
  let lastEvent = 0;
  let given = 0;
  let keys = 0;
  let ended = false;
  let last = '';
  // One line may be the whole file, so the column and the nearest elements are named beside it.
  const place = () => {
    const inside = stack.findLast(({ values }) => nameOf(values) !== '');
    const near = [inside && `inside ${shown(inside)}`, last && `after ${last}`].filter(Boolean).join(' ');
    return `line ${parser.line}, column ${parser.column}${near && `, ${near}`}`;
  };
  const malformed = (message: string): FeedFault =>
    fault('malformed', `The XML is not well formed at ${place()}: ${message}.`, parser.line);

  parser.on('error', (error) => {
    const message = error.message.replace(/^[\d:]+ /, '').replace(/\.$/, '');
    throw ended ? fault('truncated', `The XML is cut off at ${place()}: ${message}.`, parser.line) : malformed(message);
  });
  parser.on('doctype', () => {
    throw fault('doctype', `Line ${parser.line} declares a document type. A feed needs none, and entities are not read.`, parser.line);
  });
  for (const event of ['xmldecl', 'processinginstruction', 'comment'] as const)
    parser.on(event, () => {
      lastEvent = parser.position;
    });

  parser.on('opentag', (tag) => {
    lastEvent = parser.position;
    const name = canonical(tag.name);
    if (stack.length === 0) {
      shape = shapeOf(name, tag.attributes as Record<string, string>);
      if (!shape)
        throw fault(
          'not-a-feed',
          `The file is XML, but <${tag.name}> is not an inventory feed. Expected <feed> or <realty-feed>.`,
          parser.line,
        );
      found.push(shape.form);
    }
    if (stack.length >= deepest) throw malformed(`elements are nested deeper than ${deepest}`);
    keys += 1;
    const values = new Map<string, string>();
    let lang: Locale = 'uk';
    for (const [attribute, value] of Object.entries(tag.attributes)) {
      if (/^(xmlns|xsi)(:|$)/.test(attribute)) continue;
      const key = canonical(attribute);
      if (key === 'lang') lang = languageOf(value);
      else values.set(key, value.trim());
    }
    stack.push({ name, line: parser.line, key: keys, lang, values, texts: new Map(), parts: [], text: '' });
  });
  const addText = (piece: string) => {
    lastEvent = parser.position;
    const element = stack.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    lastEvent = parser.position;
    const element = stack.pop();
    if (!element || !shape) return;
    if (nameOf(element.values) !== '') last = shown(element);
    const made = shape.close(element, stack);
    const parent = stack.at(-1);
    if (made === 'part' && parent) {
      attach(element, parent);
      if (parent.parts.length > mostParts) throw malformed(`one element has more than ${mostParts} parts`);
    } else if (Array.isArray(made)) for (const item of made) found.push(item);
    // White space between children would otherwise gather over the whole file in the root's text.
    if (parent) parent.text = '';
  });

  for await (const piece of text) {
    parser.write(piece);
    given += piece.length;
    if (given - lastEvent > longestValue) throw malformed('one value or declaration is longer than a million characters');
    yield* found;
    found = [];
    // A source that has everything ready would hold the thread until its end.
    await setImmediate();
  }
  ended = true;
  if (!shape) throw fault('truncated', 'The XML ends before its first element.', parser.line);
  parser.close();
  yield* found;
  yield* (shape as XmlShape).end?.() ?? [];
}

const nameOf = (values: ReadonlyMap<string, string>): string => values.get('id') ?? values.get('internal_id') ?? '';
const shown = ({ name, values }: Pick<XmlElement, 'name' | 'values'>): string => `<${name} ${nameOf(values).slice(0, 80)}>`;

const languageOf = (value: string): Locale => {
  const short = value.trim().toLowerCase().slice(0, 2);
  return isLocale(short) ? short : 'uk';
};

/**
 * A child without values of its own is a value of its parent; any other is a part of it, which may be a value too:
 * `<price currency="USD">98500</price>` and `<price><value>98500</value><currency>USD</currency></price>` are `price` and `price_currency`.
 */
function attach(child: XmlElement, parent: XmlElement): void {
  const text = child.text.trim();
  const lend = (name: string, value: string) => {
    if (value && !parent.values.has(name)) parent.values.set(name, value);
  };
  if (child.values.size === 0 && child.parts.length === 0) {
    const texts = parent.texts.get(child.name) ?? {};
    texts[child.lang] ??= text;
    parent.texts.set(child.name, texts);
    if (child.lang === 'uk') lend(child.name, text);
  } else {
    lend(child.name, text || (child.values.get('value') ?? ''));
    for (const about of ['currency', 'unit', 'uk', 'ua', 'en']) lend(`${child.name}_${about}`, child.values.get(about) ?? '');
  }
  parent.parts.push({ name: child.name, line: child.line, values: child.values, text });
  for (const part of child.parts) parent.parts.push(part);
}

export const recordOf = (kind: FeedRecord['kind'], element: XmlElement, parent = 0): FeedRecord => ({
  kind,
  line: element.line,
  key: element.key,
  parent,
  values: element.values,
  texts: element.texts,
  parts: element.parts,
});
