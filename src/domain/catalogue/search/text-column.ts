import { eachStep, type Steps } from './in-slices.ts';

/**
 * Short texts side by side in one block of bytes. A million strings would be a million objects for the garbage collector to
 * visit again and again, which stops every request meanwhile.
 */
export type TextColumn = { at(row: number): string };

type Part = { bytes: Buffer; ends: Uint32Array };

/** Collects texts part by part. */
export function makeTextCollector() {
  const parts: Part[] = [];
  let length = 0;
  let rows = 0;
  return {
    add(texts: readonly string[]): void {
      const ends = new Uint32Array(texts.length);
      const bytes = Buffer.from(texts.join(''));
      texts.forEach((text, i) => {
        length += Buffer.byteLength(text);
        ends[i] = length;
      });
      rows += texts.length;
      parts.push({ bytes, ends });
    },
    *column(): Steps<TextColumn> {
      const bytes = Buffer.alloc(length);
      const ends = new Uint32Array(rows);
      let row = 0;
      let start = 0;
      for (const part of parts) {
        bytes.set(part.bytes, start);
        ends.set(part.ends, row);
        start += part.bytes.length;
        row += part.ends.length;
        yield;
      }
      return { at: (one) => bytes.toString('utf8', one === 0 ? 0 : ends[one - 1], ends[one]) };
    },
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Finds the row of a text; -1 when no row has it. Texts are unique. */
export function* makeTextFinder(column: TextColumn, rows: number): Steps<(text: string) => number> {
  // Twice as many places as rows: a search seldom looks at more than two.
  const places = 2 ** Math.ceil(Math.log2(2 * rows + 1));
  const rowAt = new Int32Array(places).fill(-1);
  const next = (place: number) => (place + 1) & (places - 1);
  yield* eachStep(rows, (row) => {
    let place = hashOf(column.at(row)) & (places - 1);
    while (rowAt[place] !== -1) place = next(place);
    rowAt[place] = row;
  });
  return (text) => {
    for (let place = hashOf(text) & (places - 1); rowAt[place] !== -1; place = next(place)) {
      const row = rowAt[place] as number;
      if (column.at(row) === text) return row;
    }
    return -1;
  };
}
