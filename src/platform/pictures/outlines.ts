import { readFile } from 'node:fs/promises';
import type { Font } from 'opentype.js/dist/opentype.mjs';

const files = { display: 'unbounded-regular', text: 'onest-regular' } as const;
export type Face = keyof typeof files;

type Line = { face: Face; size: number; x: number; y: number; fill: string };

/** Words as outlines, so that a picture looks the same wherever it is drawn. Sizes and places are in pixels. */
export type Lettering = {
  /** One line with its base line at `y`. */
  line: (text: string, at: Line) => string;
  /** How long a line is. */
  wide: (text: string, at: { face: Face; size: number }) => number;
};

const rounded = (value: number) => String(Math.round(value * 10) / 10);

export async function loadLettering(): Promise<Lettering> {
  const { parse } = await import('opentype.js/dist/opentype.mjs');
  const load = async (file: string) => parse(Uint8Array.from(await readFile(new URL(`fonts/${file}.ttf`, import.meta.url))).buffer);
  const [display, text] = await Promise.all([load(files.display), load(files.text)]);
  const fonts: Record<Face, Font> = { display, text };
  /** The faces have no spaces but one, few letters with accents and no signs such as emoji; a letter without its accent is better than a box. */
  const plain = (words: string, face: Face) =>
    Array.from(words.replaceAll(/\s/g, ' ').replaceAll('−', '–').replaceAll('\u2011', '-'), (one) =>
      [one, ...one.normalize('NFD')].find((part) => fonts[face].charToGlyphIndex(part) > 0),
    ).join('');
  return {
    line(words, { face, size, x, y, fill }) {
      const { commands } = fonts[face].getPath(plain(words, face), x, y, size);
      // Written by hand: the package's own writer rounds some numbers to nothing.
      const d = commands.map(({ type, ...at }) => {
        const values = [at.x1, at.y1, at.x2, at.y2, at.x, at.y].filter((value) => value !== undefined);
        return `${type}${values.map(rounded).join(' ')}`;
      });
      return `<path fill="${fill}" d="${d.join('')}"/>`;
    },
    wide: (words, { face, size }) => fonts[face].getAdvanceWidth(plain(words, face), size),
  };
}
