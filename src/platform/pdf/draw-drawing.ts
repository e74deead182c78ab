import type { SheetLabel } from '../../base/sheet.ts';
import { colours, margin, width } from './page.ts';
import { type Doc, type Kind, line, room, type Structure, silent, wide } from './pdf-pen.ts';

/** A drawing that would be smaller goes to a page of its own. */
const least = 160;
const [above, below] = [8, 18];

/** A drawing as large as the width and `tall` allow. */
export function drawDrawing(doc: Doc, body: Structure, block: Parameters<Kind<'drawing'>['draw']>[2], tall: number): void {
  room(doc, least);
  const { alt, left, top, shapes, labels, bar } = block;
  const free = Math.max(least, tall) - above - below;
  const scale = Math.min(width / block.width, free / block.height);
  const x = margin + (width - block.width * scale) / 2;
  const y = doc.y + above + (free - block.height * scale) / 2;
  const foot = doc.y + Math.max(least, tall);
  body.add(
    doc.struct('Figure', { alt }, () => {
      doc.save().translate(x, y).scale(scale).translate(-left, -top);
      for (const { path, fill, line } of shapes) {
        doc.path(path);
        if (fill) doc.fill(fill === 'ink' ? colours.text : fill === 'paper' ? colours.paper : colours.shade);
        else doc.lineWidth(line ?? 2).stroke(colours.text);
      }
      doc.restore();
      // On the page itself: text has its size whatever the scale of the drawing is, at places of the page.
      for (const label of labels) drawLabel(doc, label, x + (label.x - left) * scale, y + (label.y - top) * scale, scale);
    }),
  );
  if (bar) drawBar(doc, bar.text, bar.length * scale, foot - 8);
  doc.y = foot;
}

const letters = { name: 6.8, text: 8 };

function drawLabel(doc: Doc, { text, name, wide: freeWide, tall }: SheetLabel, x: number, y: number, scale: number): void {
  const free = freeWide * scale - 6;
  const named = name !== undefined && tall * scale > 26 && wide(doc, name, 'text', letters.name) <= free;
  if (free <= 0) return;
  const at = { x: x - free / 2, width: free, align: 'center' } as const;
  const half = Math.min(free, Math.max(named ? wide(doc, name, 'text', letters.name) : 0, wide(doc, text, 'text', letters.text))) / 2 + 2;
  // The swing of a door does not cross the words.
  doc.rect(x - half, y - (named ? 8 : 5), half * 2, named ? 18.5 : 10).fill(colours.paper);
  if (named) line(doc, name, y - 1.5, { ...at, size: letters.name, quiet: true });
  line(doc, text, y + (named ? 8 : 2.8), { ...at, size: letters.text });
}

/** A scale bar for measuring in the drawing at any printed size. */
function drawBar(doc: Doc, text: string, long: number, y: number): void {
  silent(doc, () => {
    for (const [share, rise] of [
      [0, 3],
      [0.5, 2],
      [1, 3],
    ] as const)
      doc.moveTo(margin + long * share, y - rise).lineTo(margin + long * share, y);
    doc
      .moveTo(margin, y)
      .lineTo(margin + long, y)
      .lineWidth(0.6)
      .strokeColor(colours.text)
      .stroke();
    line(doc, text, y, { x: margin + long + 6, width: 60, size: 7, quiet: true });
  });
}
