import { readFile } from 'node:fs/promises';
import type { Sheet } from '../../base/sheet.ts';
import { drawBlock } from './draw-block.ts';
import { bottom, colours, lineFrom, margin, width } from './page.ts';

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
 * A sheet as a tagged PDF on A4, readable aloud in the order of its blocks. `at` is the day that the file says it was made on:
 * the same sheet of the same instant gives the same bytes.
 */
export async function drawSheet(sheet: Sheet, at: Date): Promise<Buffer> {
  faces ??= loadFaces();
  const [{ default: PdfDocument }, { text, display }] = await Promise.all([import('pdfkit'), faces]);
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: lineFrom + 24, bottom, left: margin, right: margin },
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
  doc.y = lineFrom + 24;
  for (const block of sheet.blocks) drawBlock(doc, body, block);
  frame(doc, sheet);
  body.end();
  doc.end();
  return whole;
}

/** The brand on its line and the foot, on every page; read by nobody who has the document read aloud. */
function frame(doc: PDFKit.PDFDocument, { brand, aside, foot }: Sheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.font('display').fontSize(13).fillColor(colours.text).text(brand, margin, 36, { lineBreak: false });
    doc.font('text').fontSize(9).fillColor(colours.quiet).text(aside, margin, 40, { width, align: 'right' });
    doc
      .moveTo(0, lineFrom)
      .lineTo(margin + width, lineFrom)
      .lineWidth(0.6)
      .strokeColor(colours.line)
      .stroke();
    doc.fontSize(7.5).text(foot, margin, doc.page.height - bottom + 18, { width: width - 48, lineGap: 1.5 });
    doc.text(`${page - start + 1} / ${count}`, margin, doc.page.height - bottom + 18, { width, align: 'right' });
    doc.endMarkedContent();
  }
}
