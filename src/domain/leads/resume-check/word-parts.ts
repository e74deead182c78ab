import type { Attributes } from './read-xml-part.ts';

const office = 'application/vnd.openxmlformats-officedocument.';
const contentTypes = [
  ...[
    'wordprocessingml.',
    'theme+',
    'themeManager+',
    'drawingml.',
    'extended-properties+',
    'custom-properties+',
    'customXmlProperties+',
  ].map((kind) => office + kind),
  `${office}obfuscatedFont`,
  'application/x-font',
  'application/vnd.openxmlformats-package.',
  'application/vnd.ms-word.stylesWithEffects+',
  'application/xml',
  'text/xml',
  'image/',
];

const relations = new Set([
  'officeDocument',
  'core-properties',
  'extended-properties',
  'custom-properties',
  'thumbnail',
  'customXml',
  'customXmlProps',
  'styles',
  'stylesWithEffects',
  'settings',
  'webSettings',
  'fontTable',
  'font',
  'theme',
  'numbering',
  'glossaryDocument',
  'footnotes',
  'endnotes',
  'header',
  'footer',
  'image',
  'hyperlink',
  'comments',
  'commentsExtended',
  'commentsIds',
  'commentsExtensible',
  'people',
  'diagramData',
  'diagramLayout',
  'diagramQuickStyle',
  'diagramColors',
  'diagramDrawing',
]);

/** Allowed fields of a text: none of these reads a file, starts a program or connects to another machine. */
const fields = new Set([
  'HYPERLINK',
  'PAGE',
  'NUMPAGES',
  'SECTIONPAGES',
  'TOC',
  'PAGEREF',
  'REF',
  'NOTEREF',
  'STYLEREF',
  'SEQ',
  'SYMBOL',
  'TITLE',
  'AUTHOR',
  'DATE',
  'TIME',
  'CREATEDATE',
  'SAVEDATE',
  'PRINTDATE',
  'FORMTEXT',
  'FORMCHECKBOX',
  'FORMDROPDOWN',
]);
const refusedElements = new Set([
  'OLEObject',
  'control',
  'altChunk',
  'subDoc',
  'attachedTemplate',
  'mailMerge',
  'dataSource',
  'webVideoPr',
]);
/** Elements of drawings whose link is a picture that is loaded, not one that is followed. */
const pictured = new Set(['imagedata', 'fill', 'stroke']);

const partNames = [
  /^(?:_rels|word\/_rels|word\/glossary\/_rels|word\/theme\/_rels|word\/diagrams\/_rels|customXml\/_rels)\/[^/]{0,80}\.rels$/i,
  /^(?:docProps|customXml|word|word\/theme|word\/glossary|word\/diagrams)\/[^/]{1,80}\.xml$/i,
];
/** Parts that are no XML, with the first bytes that they must have. */
const otherParts: [name: RegExp, extensions: string[]][] = [
  [/^(?:word\/media|docProps)\/[^/]{1,80}\.(?:png|jpe?g|gif|bmp|tiff?|webp)$/i, ['png', 'jpg', 'gif', 'bmp', 'tif', 'webp', 'apng']],
  [/^word\/fonts\/[^/]{1,80}\.[ot]tf$/i, ['ttf', 'otf']],
];
/** A font with its first bytes obfuscated, as Word packs it. */
const mixedFont = /^word\/fonts\/[^/]{1,80}\.odttf$/i;
const folder = /^(?:[a-z_]{1,20}\/){1,3}$/i;

type PartKind = 'types' | 'relations' | 'text' | 'opaque' | 'folder' | { mustBe: string[] };

/** Null for a part that a resume does not need. */
export function kindOfPart(name: string): PartKind | null {
  if (name === '[Content_Types].xml') return 'types';
  if (partNames[0]?.test(name)) return 'relations';
  if (partNames[1]?.test(name)) return 'text';
  if (mixedFont.test(name)) return 'opaque';
  if (folder.test(name)) return 'folder';
  const other = otherParts.find(([named]) => named.test(name));
  return other ? { mustBe: other[1] } : null;
}

const attributeOf = (attributes: Attributes, name: string): string => attributes.find(([key]) => key === name)?.[1].trim() ?? '';
const leads = (address: string): boolean => address.includes(':') || address.startsWith('//') || address.includes('\\');
const followable = (address: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(address) && !address.includes('\\');

export function isUnsafeType(_element: string, attributes: Attributes): boolean {
  const type = attributeOf(attributes, 'ContentType');
  return type !== '' && !contentTypes.some((begin) => type.toLowerCase().startsWith(begin.toLowerCase()));
}

/** A link to follow is normal in a resume; a link that is loaded when the file is opened is not. */
export function isUnsafeRelation(element: string, attributes: Attributes): boolean {
  if (element !== 'Relationship') return element !== 'Relationships';
  const [type, mode, target] = ['Type', 'TargetMode', 'Target'].map((name) => attributeOf(attributes, name)) as [string, string, string];
  const kind = type.slice(type.lastIndexOf('/') + 1);
  if (!relations.has(kind)) return true;
  if (mode === 'External') return kind !== 'hyperlink' || !followable(target);
  return (mode !== '' && mode !== 'Internal') || leads(target);
}

/** Elements that load other files, and pictures of drawings that are stored elsewhere. */
export function isUnsafeElement(element: string, attributes: Attributes): boolean {
  if (refusedElements.has(element)) return true;
  return attributes.some(
    ([key, value]) =>
      (key === 'src' || key === 'althref' || key === 'href') &&
      leads(value) &&
      !(key === 'href' && followable(value) && !pictured.has(element)),
  );
}

/** The words of a field's instruction, all its pieces together. */
export function isUnsafeField(words: string): boolean {
  const [name = '', ...rest] = (words.match(/"[^"]*"?|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  if (name === '') return false;
  if (!fields.has(name.toUpperCase())) return true;
  if (name.toUpperCase() !== 'HYPERLINK') return false;
  const isSwitch = (word: string | undefined) => /^\\[lotn]$/i.test(word ?? '');
  // A place in the document, a tip and a window stand behind their switches; all the rest is where the link leads.
  const addresses = rest.filter((word, at) => !isSwitch(word) && !/^\\[lot]$/i.test(rest[at - 1] ?? ''));
  return !(addresses.every(followable) && (addresses.length > 0 || rest.some(isSwitch)));
}
