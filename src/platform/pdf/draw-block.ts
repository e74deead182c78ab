import type { SheetBlock } from '../../base/sheet.ts';
import { drawDrawing } from './draw-drawing.ts';
import { address, facts } from './draw-facts.ts';
import { table } from './draw-table.ts';
import { bottom, colours, margin, width } from './page.ts';
import { type Doc, hair, type Kind, line, room, type Structure, said, sizeFor } from './pdf-pen.ts';

const aside = margin + width * 0.62;

const title: Kind<'title'> = {
  height: () => 74,
  draw(doc, body, { text, above, below, beside, level = 1 }) {
    const y = doc.y;
    const tag = level === 1 ? 'H1' : 'H2';
    if (above) said(doc, body, 'P', () => line(doc, above, y + 8, { x: margin, width, size: 9.5, quiet: true }));
    if (beside) said(doc, body, tag, () => line(doc, text, y + 58, { x: margin, width: aside - margin - 16, face: 'display', size: 44 }));
    else said(doc, body, tag, () => line(doc, text, y + 36, { x: margin, width, face: 'display', size: 24 }));
    beside?.forEach((words, at) => {
      const baseline = y + 58 - (beside.length - 1 - at) * 14;
      said(doc, body, 'P', () => line(doc, words, baseline, { x: aside, width: margin + width - aside, size: 9.5 }));
    });
    if (below) said(doc, body, 'P', () => line(doc, below, y + 54, { x: margin, width, size: 9.5, quiet: true }));
    doc.y = y + 74;
  },
};

const heading: Kind<'heading'> = {
  height: () => 34,
  draw(doc, body, { text }) {
    room(doc, 90);
    const y = doc.y;
    said(doc, body, 'H2', () => line(doc, text, y + 20, { x: margin, width, face: 'display', size: 11 }));
    doc.y = y + 30;
  },
};

const style = (quiet?: boolean) => ({ size: quiet ? 8 : 9.5, lineGap: quiet ? 2 : 2.5 });
const text: Kind<'text'> = {
  height: (doc, { text, quiet }) => {
    const { size, lineGap } = style(quiet);
    return doc.font('text').fontSize(size).heightOfString(text, { width, lineGap }) + 12;
  },
  draw(doc, body, { text, quiet }) {
    const { size, lineGap } = style(quiet);
    said(doc, body, 'P', () =>
      doc
        .font('text')
        .fontSize(size)
        .fillColor(quiet ? colours.quiet : colours.text)
        .text(text, margin, doc.y, { width, lineGap }),
    );
    doc.y += 12;
  },
};

const amounts: Kind<'amounts'> = {
  height: () => 70,
  draw(doc, body, { amounts }) {
    room(doc, 70);
    const y = doc.y;
    const column = width / Math.max(2, amounts.length);
    const inside = column - 24;
    const size = sizeFor(
      doc,
      amounts.map(({ value }) => value),
      'display',
      19,
      inside,
    );
    hair(doc, y, margin, width, colours.line);
    amounts.forEach(({ name, value, below }, at) => {
      const place = { x: margin + at * column, width: inside };
      said(doc, body, 'P', () => line(doc, name, y + 16, { ...place, size: 8, quiet: true }));
      said(doc, body, 'P', () => line(doc, value, y + 40, { ...place, face: 'display', size }));
      if (below) said(doc, body, 'P', () => line(doc, below, y + 54, { ...place, size: 8, quiet: true }));
    });
    doc.y = y + 70;
  },
};

const page: Kind<'page'> = {
  height: () => 0,
  draw: (doc) => {
    doc.addPage();
  },
};

const kinds = { title, heading, text, amounts, facts, address, table, page } as const;
// Each kind has a function in this table that measures and draws it.
const kindOf = (block: SheetBlock) => kinds[block.kind as keyof typeof kinds] as Kind<SheetBlock['kind']>;

export function drawBlocks(doc: Doc, body: Structure, blocks: readonly SheetBlock[]): void {
  for (const [at, block] of blocks.entries()) {
    doc.x = margin;
    if (block.kind === 'drawing') drawDrawing(doc, body, block, left(doc, blocks.slice(at + 1)));
    else kindOf(block).draw(doc, body, block);
  }
}

/** The room that the blocks up to the next page leave on this one. */
function left(doc: Doc, after: readonly SheetBlock[]): number {
  const end = after.findIndex(({ kind }) => kind === 'page');
  const here = end === -1 ? after : after.slice(0, end);
  const taken = here.reduce((sum, block) => sum + (block.kind === 'drawing' ? 0 : kindOf(block).height(doc, block)), 0);
  return doc.page.height - bottom - doc.y - taken - 2;
}
