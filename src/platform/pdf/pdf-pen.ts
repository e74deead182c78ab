import type { SheetBlock } from '../../base/sheet.ts';
import { bottom, colours, margin, width } from './page.ts';

export type Doc = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;
export type Of<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>;
/** Draws a kind of block from the line `doc.y` down, or measures its height. */
export type Kind<Name extends SheetBlock['kind']> = {
  height: (doc: Doc, block: Of<Name>) => number;
  draw: (doc: Doc, body: Structure, block: Of<Name>) => void;
};

/** A new page where less than `height` is left of this one. */
export function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - bottom) doc.addPage();
}

export const said = (doc: Doc, body: Structure, tag: string, write: () => void) => body.add(doc.struct(tag, {}, write));
/** Decoration: lines and squares. */
export function silent(doc: Doc, write: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  write();
  doc.endMarkedContent();
}

export const hair = (doc: Doc, y: number, from = margin, long = width, colour: string = colours.hair) =>
  silent(doc, () =>
    doc
      .moveTo(from, y)
      .lineTo(from + long, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke(),
  );

type Face = 'text' | 'display';
/** Large letters stand a little closer. */
const spacing = (face: Face, size: number) => ({ characterSpacing: face === 'display' ? -0.02 * size : 0 });
export const wide = (doc: Doc, text: string, face: Face, size: number): number =>
  doc.font(face).fontSize(size).widthOfString(text, spacing(face, size));
/** The largest size up to `most` at which all these lines fit a width. */
export const sizeFor = (doc: Doc, texts: readonly string[], face: Face, most: number, room: number): number =>
  Math.min(most, ...texts.map((text) => (most * room) / Math.max(0.01, wide(doc, text, face, most))));

type Line = { x: number; width: number; align?: 'left' | 'right' | 'center'; face?: Face; size: number; quiet?: boolean; link?: string };

/**
 * One line on its baseline `y`, smaller where the width asks for it. It is never given to the library's own breaking of lines,
 * which begins a page where a line seems to stand below the last one.
 */
export function line(doc: Doc, text: string, y: number, { x, width, align = 'left', face = 'text', size, quiet, link }: Line): void {
  const fitting = sizeFor(doc, [text], face, size, width);
  const free = width - wide(doc, text, face, fitting);
  const from = align === 'left' ? x : align === 'right' ? x + free : x + free / 2;
  doc
    .fillColor(quiet ? colours.quiet : colours.text)
    .text(text, from, y, { lineBreak: false, baseline: 'alphabetic', ...spacing(face, fitting), ...(link && { link }) });
}
