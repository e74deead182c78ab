import { readFile } from 'node:fs/promises';
import type { Sheet } from '../../base/sheet.ts';
import { drawBlocks } from './draw-block.ts';
import { bottom, colours, lineFrom, margin, top, width } from './page.ts';
import { line } from './pdf-pen.ts';

const fonts = new URL('../pictures/fonts/', import.meta.url);
let faces: Promise<{ text: Buffer; display: Buffer }> | undefined;

async function loadFaces() {
  const [text, display] = await Promise.all([
    readFile(new URL('onest-regular.ttf', fonts)),
    readFile(new URL('unbounded-regular.ttf', fonts)),
  ]);
  return { text, display };
}

/**
 * A sheet as a tagged PDF on A4, readable aloud in the order of its blocks. `at` is the creation date in the file:
 * the same sheet of the same instant gives the same bytes.
 */
export async function drawSheet(sheet: Sheet, at: Date): Promise<Buffer> {
  faces ??= loadFaces();
  const [{ default: PdfDocument }, { text, display }] = await Promise.all([import('pdfkit'), faces]);
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top, bottom, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    bufferPages: true,
    font: text as unknown as string,
    info: { Title: sheet.title, Author: sheet.brand, CreationDate: at },
  });
  doc.registerFont('text', text).registerFont('display', display);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  doc.font('text').fillColor(colours.text);
  const body = doc.struct('Document');
  doc.addStructure(body);
  doc.x = margin;
  doc.y = top;
  drawBlocks(doc, body, sheet.blocks);
  frame(doc, sheet);
  body.end();
  doc.end();
  return whole;
}

/** The brand and the footer of every page; skipped by screen readers. */
function frame(doc: PDFKit.PDFDocument, { brand, aside, foot }: Sheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Layout' });
    line(doc, brand, lineFrom - 14, { x: margin, width: width / 2, face: 'display', size: 14 });
    line(doc, aside, lineFrom - 14, { x: margin + width / 2, width: width / 2, align: 'right', size: 9, quiet: true });
    doc
      .moveTo(0, lineFrom)
      .lineTo(margin + width, lineFrom)
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke();
    const y = doc.page.height - bottom + 24;
    doc
      .font('text')
      .fontSize(7)
      .fillColor(colours.quiet)
      .text(foot, margin, y, { width: width - 64, lineGap: 1.5 });
    if (count > 1) line(doc, `${page - start + 1} / ${count}`, y + 6, { x: margin, width, align: 'right', size: 7, quiet: true });
    doc.endMarkedContent();
  }
}
