import { readFile } from 'node:fs/promises';
import type { Font } from 'opentype.js/dist/opentype.mjs';

const files = { display: 'unbounded-regular', text: 'onest-regular' } as const;
export type Face = keyof typeof files;

type Line = { face: Face; size: number; x: number; y: number; fill: string };

/** Words as outlines, so that a picture looks the same wherever it is drawn. Sizes and places are in pixels. */
export type Lettering = {
  /** One line with its base line at `y`. */
  line: (text: string, at: Line) => string;
  /** The text in lines no wider than `width`, broken between words. */
  wrap: (text: string, at: { face: Face; size: number; width: number }) => string[];
  /** How long a line is. */
  wide: (text: string, at: { face: Face; size: number }) => number;
};

const rounded = (value: number) => String(Math.round(value * 10) / 10);

export async function loadLettering(): Promise<Lettering> {
  const { parse } = await import('opentype.js/dist/opentype.mjs');
  const load = async (file: string) => parse(Uint8Array.from(await readFile(new URL(`fonts/${file}.ttf`, import.meta.url))).buffer);
  const [display, text] = await Promise.all([load(files.display), load(files.text)]);
  const fonts: Record<Face, Font> = { display, text };
  // The face has no narrow and no-break spaces of its own.
  const plain = (words: string) => words.replaceAll(/\s/g, ' ');
  return {
    line(words, { face, size, x, y, fill }) {
      const { commands } = fonts[face].getPath(plain(words), x, y, size);
      // Written by hand: the package's own writer rounds some numbers to nothing.
      const d = commands.map(({ type, ...at }) => {
        const values = [at.x1, at.y1, at.x2, at.y2, at.x, at.y].filter((value) => value !== undefined);
        return `${type}${values.map(rounded).join(' ')}`;
      });
      return `<path fill="${fill}" d="${d.join('')}"/>`;
    },
    wrap(words, { face, size, width }) {
      const lines: string[] = [];
      for (const word of words.split(/\s+/)) {
        const longer = [lines.at(-1), word].filter(Boolean).join(' ');
        if (lines.length > 0 && fonts[face].getAdvanceWidth(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    wide: (words, { face, size }) => fonts[face].getAdvanceWidth(plain(words), size),
  };
}
