import { encode } from 'uqr';
import type { SheetFact } from '../../base/sheet.ts';
import { bottom, colours, margin, width } from './page.ts';
import { type Doc, hair, type Kind, line, room, type Structure, said, silent } from './pdf-pen.ts';

const size = 9;
const lineGap = 2;
const names = 124;
const rowHeight = 16;

const valueHeight = (doc: Doc, value: string, room: number) =>
  doc.font('text').fontSize(size).heightOfString(value, { width: room, lineGap });
const rowOf = (doc: Doc, [, value]: SheetFact, wide: number) => Math.max(rowHeight, valueHeight(doc, value, wide - names) + 4);

/** Name and value on a hairline each; a long value takes more lines. */
function listed(doc: Doc, body: Structure, facts: readonly SheetFact[], wide: number): void {
  for (const fact of facts) {
    const height = rowOf(doc, fact, wide);
    room(doc, height);
    const [[name, value], y] = [fact, doc.y];
    said(doc, body, 'P', () => line(doc, name, y + 9, { x: margin, width: names - 10, size, quiet: true }));
    said(doc, body, 'P', () =>
      doc
        .font('text')
        .fontSize(size)
        .fillColor(colours.text)
        .text(value, margin + names, y + 0.6, { width: wide - names, lineGap }),
    );
    hair(doc, y + height - 2, margin, wide);
    doc.y = y + height;
  }
}

const gutter = 24;

/** Names and numbers in columns, read down each. */
function inColumns(doc: Doc, body: Structure, facts: readonly SheetFact[], columns: number): void {
  const rows = Math.ceil(facts.length / columns);
  room(doc, rows * rowHeight);
  const [top, wide] = [doc.y, (width - gutter * (columns - 1)) / columns];
  facts.forEach(([name, value], at) => {
    const [x, y] = [margin + Math.floor(at / rows) * (wide + gutter), top + (at % rows) * rowHeight];
    said(doc, body, 'P', () => line(doc, name, y + 9, { x, width: wide - 60, size, quiet: true }));
    said(doc, body, 'P', () => line(doc, value, y + 9, { x, width: wide, align: 'right', size }));
    hair(doc, y + rowHeight - 2, x, wide);
  });
  doc.y = top + rows * rowHeight;
}

export const facts: Kind<'facts'> = {
  height: (doc, { facts, columns }) =>
    10 + (columns ? Math.ceil(facts.length / columns) * rowHeight : facts.reduce((sum, fact) => sum + rowOf(doc, fact, width), 0)),
  draw(doc, body, { facts, columns }) {
    if (columns) inColumns(doc, body, facts, columns);
    else listed(doc, body, facts, width);
    doc.y += 10;
  },
};

const square = 84;
const beside = width - square - 28;
const words = 30;
const factsHeight = (doc: Doc, facts: readonly SheetFact[]) => facts.reduce((sum, fact) => sum + rowOf(doc, fact, beside), 0);

export const address: Kind<'address'> = {
  height: (doc, { facts = [] }) => Math.max(square, factsHeight(doc, facts) + words),
  draw(doc, body, { url, text, facts = [] }) {
    const height = address.height(doc, { kind: 'address', url, text, facts });
    if (doc.y + height > doc.page.height - bottom) doc.addPage();
    const { data, size: dots } = encode(url, { ecc: 'M', border: 0 });
    const [y, dot, left] = [doc.y, square / dots, margin + width - square];
    silent(doc, () => {
      for (const [row, cells] of data.entries())
        for (const [column, dark] of cells.entries()) if (dark) doc.rect(left + column * dot, y + row * dot, dot, dot);
      doc.fill(colours.text);
    });
    listed(doc, body, facts, beside);
    // The words stand at the foot of the square where the facts are few.
    const foot = y + height;
    said(doc, body, 'P', () => line(doc, text, foot - 14, { x: margin, width: beside, size: 8, quiet: true }));
    said(doc, body, 'Link', () => line(doc, url, foot - 1, { x: margin, width: beside, size: 8, link: url }));
    doc.y = foot + 12;
  },
};
