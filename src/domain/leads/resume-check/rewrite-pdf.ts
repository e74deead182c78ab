import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** Actions of a document when a part of it is pressed or when it is opened. */
const actions = new Set(['GoTo', 'URI', 'Named']);
const namedActions = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);
const linkTo = /^(?:https?:|mailto:|tel:)/i;
/** Keys that bring scripts, other files, forms of another kind, or automatic actions. */
const refusedKeys = [
  'JS',
  'JavaScript',
  'AA',
  'XFA',
  'EmbeddedFiles',
  'EF',
  'RichMediaContent',
  'RichMediaSettings',
  'Encrypt',
  'Ref',
  'OPI',
];
const refusedKinds = new Set([
  'EmbeddedFile',
  'Filespec',
  'FileAttachment',
  'RichMedia',
  '3D',
  'Movie',
  'Screen',
  'Sound',
  'Launch',
  'JavaScript',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
  'GoTo3DView',
]);
/** Further keys that are no action of a resume; as a type the same words are harmless. */
const refusedActions = new Set(['Thread', 'Hide', 'SetOCGState']);

/**
 * A PDF written anew from the objects that a parser found in it, so that no reader can find others; null when the parser cannot
 * read it, when it has no pages, and when it holds more than pages to be read: scripts, forms that send, other files, programs to start,
 * links to anything but pages and mail, encryption.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (document.getPageCount() === 0) return null;
    // A reference inside would lead a reader further than this check goes.
    for (const [, object] of document.context.enumerateIndirectObjects()) if (object instanceof PDFRef || holdsUnsafe(object)) return null;
    return await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  } catch {
    // A file with a parser error cannot be vouched for.
    return null;
  }
}

function holdsUnsafe(object: PDFObject): boolean {
  if (object instanceof PDFArray) return object.asArray().some(holdsUnsafe);
  if (object instanceof PDFStream) return object.dict.has(PDFName.of('F')) || holdsUnsafe(object.dict);
  if (!(object instanceof PDFDict)) return false;
  if (refusedKeys.some((key) => object.has(PDFName.of(key)))) return true;
  for (const kind of ['Type', 'Subtype', 'S']) {
    const name = object.lookup(PDFName.of(kind));
    if (name instanceof PDFName && refusedKinds.has(name.decodeText())) return true;
  }
  const action = object.lookup(PDFName.of('S'));
  if (action instanceof PDFName && refusedActions.has(action.decodeText())) return true;
  if (action instanceof PDFName && action.decodeText() === 'URI' && isUnsafeAction(object)) return true;
  for (const key of ['A', 'PA', 'OpenAction', 'Next']) if (isUnsafeAction(object.lookup(PDFName.of(key)))) return true;
  return object.values().some(holdsUnsafe);
}

function isUnsafeAction(object: PDFObject | undefined): boolean {
  if (object instanceof PDFArray) return object.asArray().some((_each, at) => isUnsafeAction(object.lookup(at)));
  if (!(object instanceof PDFDict)) return false;
  const kind = object.lookup(PDFName.of('S'));
  // The attributes of a paragraph stand under the same key and do nothing.
  if (kind === undefined) return false;
  if (!(kind instanceof PDFName) || !actions.has(kind.decodeText())) return true;
  if (kind.decodeText() === 'URI') return !linkTo.test(textOf(object.lookup(PDFName.of('URI'))));
  const named = object.lookup(PDFName.of('N'));
  return kind.decodeText() === 'Named' && !(named instanceof PDFName && namedActions.has(named.decodeText()));
}

const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
