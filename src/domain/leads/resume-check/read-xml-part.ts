import { SaxesParser } from 'saxes';

export type Attributes = (readonly [name: string, value: string])[];
type Readers = {
  opened: (name: string, attributes: Attributes) => void;
  closed?: (name: string) => void;
  text?: (text: string) => void;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part written in UTF-8 or UTF-16; names come without their prefixes. Throws for a part that is not well formed and for document types. */
export function readXmlPart(bytes: Uint8Array, { opened, closed, text }: Readers): void {
  const encoding = encodingOf(bytes);
  const parser = new SaxesParser();
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('doctype', () => {
    throw new Error('a part with a document type');
  });
  parser.on('xmldecl', ({ encoding: said }) => {
    if (said && !encoding.startsWith(said.toLowerCase())) throw new Error(`a part in ${encoding} that says ${said}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    opened(
      withoutPrefix(name),
      Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const),
    );
  });
  if (closed) parser.on('closetag', ({ name }) => closed(withoutPrefix(name)));
  if (text) parser.on('text', text);
  parser.write(new TextDecoder(encoding, { fatal: true }).decode(bytes)).close();
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}
