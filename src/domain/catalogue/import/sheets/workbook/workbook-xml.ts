import { SaxesParser } from 'saxes';
import { WorkbookFault } from './workbook-parts.ts';

const slice = 65_536;
export type XmlEvents = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** Reads a part in slices; names come without their prefix. No document type is accepted, so there are no entities to expand. */
export function readPart(part: Uint8Array, { open, close, text }: XmlEvents): void {
  const parser = new SaxesParser({ position: false });
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    throw new WorkbookFault('malformed', 'A part of the workbook is no XML: it is damaged.');
  });
  parser.on('doctype', () => {
    throw new WorkbookFault('doctype', 'A part of the workbook declares a document type, which is not read.');
  });
  if (open) parser.on('opentag', (tag) => open(local(tag.name), tag.attributes as Record<string, string>));
  if (close) parser.on('closetag', (tag) => close(local(tag.name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8');
  for (let at = 0; at < part.length; at += slice) parser.write(decoder.decode(part.subarray(at, at + slice), { stream: true }));
  parser.close();
}
