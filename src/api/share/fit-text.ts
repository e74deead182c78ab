import type { Face, Lettering } from '../../platform/pictures/outlines.ts';

type Room = { face: Face; sizes: readonly number[]; width: number; most: number };

/** Text in at most so many lines at the largest of the sizes at which it fits; at the smallest one the rest is cut. */
export function fitText(text: string, { face, sizes, width, most }: Room, { wrap, wide }: Lettering): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, { face, size, width });
    if (lines.length <= most && lines.every((line) => wide(line, { face, size }) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = wrap(text, { face, size, width });
  const cut = (line: string): string => {
    let stored = line;
    while (stored !== '' && wide(`${stored}…`, { face, size }) > width) stored = stored.slice(0, -1);
    return `${stored.trimEnd()}…`;
  };
  const isWhole = (line: string) => wide(line, { face, size }) <= width;
  return {
    size,
    lines: lines.slice(0, most).map((line, at) => (isWhole(line) && (at < most - 1 || lines.length <= most) ? line : cut(line))),
  };
}
