import { encode } from 'uqr';
import type { SheetBlock } from '../../base/sheet.ts';
import { bottom, colours, margin, width } from './page.ts';

type Doc = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
type Of<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>;
type Draw = { [Kind in SheetBlock['kind']]: (doc: Doc, body: Structure, block: Of<Kind>) => void };

export function drawBlock(doc: Doc, body: Structure, block: SheetBlock): void {
  const { kind } = block;
  doc.x = margin;
  // Each kind is drawn by its own line of the table.
  (draw[kind] as (doc: Doc, body: Structure, block: SheetBlock) => void)(doc, body, block);
}

/** A new page where less than `height` is left of this one. */
function room(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - bottom) doc.addPage();
}

const said = (doc: Doc, body: Structure, tag: string, write: () => void) => body.add(doc.struct(tag, {}, write));
/** What only looks: lines and squares. */
function silent(doc: Doc, write: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  write();
  doc.endMarkedContent();
}
const hair = (doc: Doc, y: number) =>
  silent(doc, () =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor(colours.hair)
      .stroke(),
  );

const factHeight = 17;
const rowHeight = 15;
const square = 74;
const drawingHeight = 270;

const draw: Draw = {
  title(doc, body, { text, above, below }) {
    if (above) said(doc, body, 'P', () => doc.font('text').fontSize(10).fillColor(colours.quiet).text(above, { width }));
    said(doc, body, 'H1', () => doc.font('display').fontSize(24).fillColor(colours.text).text(text, { width, lineGap: 2 }));
    if (below) said(doc, body, 'P', () => doc.font('text').fontSize(10).fillColor(colours.quiet).text(below, { width }));
    doc.y += 12;
  },
  heading(doc, body, { text }) {
    room(doc, 150);
    doc.y += 8;
    said(doc, body, 'H2', () => doc.font('display').fontSize(12).fillColor(colours.text).text(text, { width }));
    doc.y += 6;
  },
  text(doc, body, { text, quiet }) {
    said(doc, body, 'P', () =>
      doc
        .font('text')
        .fontSize(quiet ? 8.5 : 10)
        .fillColor(quiet ? colours.quiet : colours.text)
        .text(text, { width, lineGap: 2.5 }),
    );
    doc.y += 7;
  },
  amounts(doc, body, { amounts }) {
    room(doc, 48);
    const top = doc.y;
    const column = width / 2;
    amounts.forEach(({ name, value }, at) => {
      const left = margin + (at % 2) * column;
      const y = top + Math.floor(at / 2) * 44;
      said(doc, body, 'P', () =>
        doc
          .font('text')
          .fontSize(8.5)
          .fillColor(colours.quiet)
          .text(name, left, y, { width: column - 12 }),
      );
      said(doc, body, 'P', () =>
        doc
          .font('display')
          .fontSize(at === 0 ? 19 : 14)
          .fillColor(colours.text)
          .text(value, left, y + (at === 0 ? 13 : 17), { width: column - 12 }),
      );
    });
    doc.y = top + Math.ceil(amounts.length / 2) * 44;
  },
  facts(doc, body, { facts }) {
    const column = 150;
    for (const [name, value] of facts) {
      const height = Math.max(
        factHeight,
        doc
          .font('text')
          .fontSize(9.5)
          .heightOfString(value, { width: width - column }) + 5,
      );
      room(doc, height);
      const y = doc.y;
      said(doc, body, 'P', () =>
        doc
          .font('text')
          .fontSize(9.5)
          .fillColor(colours.quiet)
          .text(name, margin, y, { width: column - 12 }),
      );
      said(doc, body, 'P', () => doc.fillColor(colours.text).text(value, margin + column, y, { width: width - column }));
      hair(doc, y + height - 3.5);
      doc.y = y + height;
    }
    doc.y += 8;
  },
  drawing(doc, body, { alt, left, top, width: wide, height: tall, shapes, labels }) {
    room(doc, drawingHeight);
    const scale = Math.min(width / wide, drawingHeight / tall);
    const y = doc.y;
    body.add(
      doc.struct('Figure', { alt }, () => {
        doc
          .save()
          .translate(margin + (width - wide * scale) / 2, y)
          .scale(scale)
          .translate(-left, -top);
        for (const { path, fill, line } of shapes) {
          doc.path(path);
          if (fill) doc.fill(fill === 'ink' ? colours.text : fill === 'paper' ? colours.paper : colours.shade);
          else doc.lineWidth(line ?? 2).stroke(colours.text);
        }
        doc.font('text').fillColor(colours.text);
        for (const { text, x, y: middle, size } of labels)
          doc.fontSize(size).text(text, x - 200, middle - size * 0.62, { width: 400, align: 'center', lineBreak: false });
        doc.restore();
      }),
    );
    doc.y = y + tall * scale + 14;
  },
  table(doc, body, { head, rows }) {
    const first = 0.34;
    const other = (width * (1 - first)) / Math.max(1, head.length - 1);
    // What is not in the tree yet is not drawn yet either: top down, then.
    const table = doc.struct('Table');
    body.add(table);
    const line = (cells: readonly string[], tag: 'TH' | 'TD') => {
      room(doc, rowHeight);
      const y = doc.y;
      const row = doc.struct('TR');
      table.add(row);
      cells.forEach((cell, at) => {
        const place = at === 0 ? { left: margin, wide: width * first } : { left: margin + width * first + (at - 1) * other, wide: other };
        row.add(
          doc.struct(tag, {}, () =>
            doc
              .font('text')
              .fontSize(9)
              .fillColor(tag === 'TH' ? colours.quiet : colours.text)
              .text(cell, place.left, y, { width: place.wide, align: at === 0 ? 'left' : 'right', lineBreak: false }),
          ),
        );
      });
      row.end();
      hair(doc, y + rowHeight - 3);
      doc.y = y + rowHeight;
    };
    line(head, 'TH');
    for (const row of rows) line(row, 'TD');
    table.end();
    doc.y += 10;
  },
  address(doc, body, { url, text }) {
    room(doc, square + 8);
    const { data, size } = encode(url, { ecc: 'M', border: 0 });
    const [y, dot] = [doc.y, square / size];
    silent(doc, () => {
      for (const [row, dots] of data.entries())
        for (const [column, dark] of dots.entries()) if (dark) doc.rect(margin + column * dot, y + row * dot, dot, dot);
      doc.fill(colours.text);
    });
    said(doc, body, 'P', () =>
      doc
        .font('text')
        .fontSize(9.5)
        .fillColor(colours.text)
        .text(text, margin + square + 16, y + 4, { width: width - square - 16 }),
    );
    body.add(
      doc.struct('Link', {}, () =>
        doc
          .fontSize(8.5)
          .fillColor(colours.quiet)
          .text(url, { width: width - square - 16, link: url, underline: true }),
      ),
    );
    doc.y = Math.max(doc.y, y + square) + 12;
  },
};
