import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync, zipSync } from 'fflate';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { costlyFiles, disguisedFiles, pdfWith } from '../../../tests/support/files/hostile-files.ts';
import { badFiles, docxOf, linkedDocxBytes, linkTo, packedPdfBytes, wordParts, zipOf } from '../../../tests/support/files/some-files.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { checkResumeFile } from './resume-file.ts';

const check = (name: string, bytes: Uint8Array) => checkResumeFile({ name, bytes: new Uint8Array(bytes) });
const refused = { ok: false, refusal: { kind: 'bad-file', why: 'unsafe' } };

async function drawnPdf(): Promise<Uint8Array> {
  const document = new PDFKit({ info: { Title: 'Резюме' } });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  document.fontSize(12).text('Olena Koval', { link: 'https://example.test/portfolio' }).addPage().text('Second page');
  document.end();
  await new Promise((resolve) => document.on('end', resolve));
  return Buffer.concat(pieces);
}

describe('the file of a resume', { timeout: 30_000 }, () => {
  it('is a PDF with links, and the stored file has the same pages', async () => {
    const checked = await check('cv.pdf', await drawnPdf());
    expect(checked).toMatchObject({ ok: true, value: { type: 'pdf' } });
    if (checked.ok) expect((await PDFDocument.load(checked.value.bytes)).getPageCount()).toBe(2);
    expect(await check('cv.pdf', packedPdfBytes)).toMatchObject({ ok: true });
  });

  it('is stored as the parser read it: an object that a later one replaces is left out', async () => {
    const replaced = pdfWith({ beside: '1 0 obj\n<</Type /Catalog /Pages 2 0 R /OpenAction <</S /JavaScript /JS (x)>>>>\nendobj\n' });
    const checked = await check('cv.pdf', replaced);
    if (checked.ok) expect(Buffer.from(checked.value.bytes).includes('JavaScript')).toBe(false);
    expect(checked.ok).toBe(true);
  });

  it('is stored as a zip of the checked parts, without bytes between and behind them', async () => {
    const sent = Buffer.concat([docxOf({ 'word/settings.xml': '<w:settings/>' }), Buffer.from('MZ and %PDF-1.7')]);
    const checked = await check('cv.docx', sent);
    if (checked.ok) {
      expect(Buffer.from(checked.value.bytes).includes('%PDF')).toBe(false);
      const parts = Object.entries(unzipSync(checked.value.bytes)).map(([name, part]) => [name, Buffer.from(part).toString()]);
      expect(Object.fromEntries(parts)).toEqual({ ...wordParts, 'word/settings.xml': '<w:settings/>' });
    }
    expect(checked.ok).toBe(true);
  });

  it('is a Word document with links, fields, pictures and what programs pack', async () => {
    const page = `<w:document><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.test/" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:t>Dear</w:t><w:r><w:fldChar w:fldCharType="end"/></w:r><w:fldSimple w:instr=" PAGE "/></w:document>`;
    const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M8AAAICAQB7CYF4AAAAAElFTkSuQmCC', 'base64');
    const parts = {
      ...wordParts,
      'word/document.xml': page,
      'word/media/image1.png': picture,
      'word/_rels/document.xml.rels': linkTo('hyperlink'),
    };
    expect(await check('cv.docx', zipOf(parts))).toMatchObject({ ok: true, value: { type: 'docx' } });
    const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, new Uint8Array(Buffer.from(part))])));
    expect(await check('cv.docx', packed)).toMatchObject({ ok: true, value: { type: 'docx' } });
    expect(await check('cv.docx', linkedDocxBytes)).toMatchObject({ ok: true });
    expect(await check('cv.docx', docxOf({ 'word/settings.xml': Buffer.from('\ufeff<w:settings/>', 'utf16le') }))).toMatchObject({
      ok: true,
    });
  });

  it.each(badFiles)('is refused: %s', async (_what, name, bytes, why) => {
    expect(await check(name, bytes)).toEqual({ ok: false, refusal: { kind: 'bad-file', why } });
  });

  it.each(disguisedFiles)('is refused with %s', async (_what, name, bytes) => {
    expect(await check(name, bytes)).toEqual(refused);
  });

  it.each(costlyFiles)('of %s is refused in its time, and other requests are answered meanwhile', async (_what, name, make) => {
    const bytes = make();
    // Processor time of this thread, in microseconds: that of other programs does not count.
    let [longest, spent] = [0, process.threadCpuUsage().user];
    const beat = setInterval(() => {
      const now = process.threadCpuUsage().user;
      longest = Math.max(longest, now - spent);
      spent = now;
    }, 10);
    const began = performance.now();
    // Five seconds of a shared processor; a request that has waited for twenty is refused.
    const checked = await check(name, bytes).catch((fault: unknown) => fault);
    clearInterval(beat);
    expect(checked instanceof Unreachable ? refused : checked).toEqual(refused);
    expect(performance.now() - began).toBeLessThan(25_000);
    expect(longest).toBeLessThan(500_000);
  });
});
