import { getDocumentProxy } from 'unpdf';
import type { Sheet } from '../../../src/base/sheet.ts';
import { drawSheet } from '../../../src/platform/pdf/draw-sheet.ts';

export type Box = { text: string; left: number; right: number; top: number; bottom: number };

/** The texts on each page of a sheet. */
export const pagesOf = async (sheet: Sheet): Promise<Box[][]> => boxesOf(await drawSheet(sheet, new Date('2026-11-23T09:00:00Z')));

/** The texts on each page of a PDF on A4, from its upper left corner, in points. */
export async function boxesOf(pdf: Uint8Array): Promise<Box[][]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Box[][] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const boxes = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, up] = item.transform as [number, number, number, number, number, number];
      return [{ text: item.str.replaceAll(/\s/g, ' '), left, right: left + item.width, top: 841.89 - up - size, bottom: 841.89 - up }];
    });
    pages.push(boxes);
  }
  return pages;
}

export const wordsOf = (boxes: readonly Box[]): string => boxes.map(({ text }) => text).join('\n');

/** The texts outside of the margins. */
export const beyond = (boxes: readonly Box[]): Box[] =>
  boxes.filter(({ left, right, top, bottom }) => left < 47 || right > 549 || top < 24 || bottom > 842 - 24);

const kern = ({ top, bottom }: Box) => Math.max(4, 0.3 * (bottom - top));

/** Pairs of words that lie on each other by more than a kerned letter does. */
export const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (b) =>
          a.left + kern(a) < b.right &&
          b.left + kern(a) < a.right &&
          a.top + 0.3 * (a.bottom - a.top) < b.bottom - 1 &&
          b.top + 0.3 * (b.bottom - b.top) < a.bottom - 1,
      )
      .map((b) => `${a.text} on ${b.text}`),
  );
