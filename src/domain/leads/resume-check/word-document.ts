import { fileTypeFromBuffer } from 'file-type';
import { type Attributes, readXmlPart } from './read-xml-part.ts';
import { packParts, unpackParts } from './unpack-parts.ts';
import { isUnsafeElement, isUnsafeField, isUnsafeRelation, isUnsafeType, kindOfPart } from './word-parts.ts';

const needed = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];
const unsafe = new Error('more than a text with pictures');

/**
 * A zip of the parts of a Word document, written anew so that no reader finds others. `file-type` when it is no zip of one; `unsafe` when
 * it has a part that such a document does not need: another part, content type, relationship or field, a part that is no well-formed XML
 * or no picture, external content, a zip that unpacks to more than a reader needs or not to what its directory says.
 */
export async function judgeWordDocument(bytes: Uint8Array): Promise<Uint8Array | 'unsafe' | 'file-type'> {
  let parts: Map<string, Uint8Array> | null;
  try {
    parts = unpackParts(bytes);
  } catch (fault) {
    return fault instanceof RangeError || isTooMuch(fault) ? 'unsafe' : 'file-type';
  }
  if (!parts) return 'unsafe';
  if (!needed.every((name) => parts.has(name))) return 'file-type';
  for (const [name, part] of parts) if (await isUnsafePart(name, part)) return 'unsafe';
  return packParts(parts);
}

const isTooMuch = (fault: unknown): boolean => fault instanceof Error && fault.message.includes('more than anybody reads');

async function isUnsafePart(name: string, part: Uint8Array): Promise<boolean> {
  const kind = kindOfPart(name);
  if (kind === null) return true;
  if (kind === 'folder') return part.length > 0;
  if (kind === 'opaque') return (await fileTypeFromBuffer(part)) !== undefined;
  if (typeof kind === 'object') return !kind.mustBe.includes((await fileTypeFromBuffer(part))?.ext ?? '');
  try {
    if (kind === 'text') readText(part);
    else readXmlPart(part, { opened: refuse(kind === 'types' ? isUnsafeType : isUnsafeRelation) });
    return false;
  } catch {
    return true;
  }
}

const refuse = (isUnsafe: (element: string, attributes: Attributes) => boolean) => (element: string, attributes: Attributes) => {
  if (isUnsafe(element, attributes)) throw unsafe;
};

/** Throws for forbidden fields, which are joined from the pieces that Word cuts them into. */
function readText(part: Uint8Array): void {
  /** The words of the field whose instruction is being read; null between fields and in their results. */
  let words: string | null = null;
  let isInstruction = false;
  const check = (said: string) => {
    if (isUnsafeField(said)) throw unsafe;
  };
  readXmlPart(part, {
    opened: (element, attributes) => {
      refuse(isUnsafeElement)(element, attributes);
      const attributeOf = (name: string) => attributes.find(([key]) => key === name)?.[1] ?? '';
      if (element === 'fldSimple') check(attributeOf('instr'));
      if (element === 'instrText' || element === 'delInstrText') isInstruction = true;
      if (element !== 'fldChar') return;
      const type = attributeOf('fldCharType');
      // A field inside another field's text produces text that cannot be checked beforehand.
      if (type === 'begin' && words !== null) throw unsafe;
      if (type !== 'begin' && words !== null) check(words);
      words = type === 'begin' ? '' : null;
    },
    closed: (element) => {
      if (element === 'instrText' || element === 'delInstrText') isInstruction = false;
    },
    text: (said) => {
      if (!isInstruction) return;
      if (words === null) throw unsafe;
      words += said;
    },
  });
  if (words !== null) throw unsafe;
}
