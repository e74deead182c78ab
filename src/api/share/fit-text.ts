import { bindWords } from '../../base/text/bind-words.ts';
import type { Face, Lettering } from '../../platform/pictures/outlines.ts';

/** Sizes to try, the largest first, and how many lines each may take. */
type Room = { face: Face; width: number; steps: readonly { size: number; most: number }[] };
type Word = { text: string; wide: number };

/** A line does not end with a short word, which belongs to the next one, nor at a no-break space. */
const wordsOf = (text: string): string[] =>
  bindWords(text.trim())
    .replace(/(?<=(?:^|\s)\p{Ll}{1,3}) /gu, '\u00a0')
    .split(/[ \t\n]+/);

/** Words in lines no wider than `most`, unless one word is. */
function wrap(words: readonly Word[], space: number, most: number): string[] {
  const lines: Word[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line && line.wide + space + word.wide;
    if (line && longer !== undefined && longer <= most) Object.assign(line, { text: `${line.text} ${word.text}`, wide: longer });
    else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}

/** As few lines as there may be, about as long as each other, so that no word stands alone on the last one. */
function evenLines(words: readonly Word[], space: number, most: number): string[] {
  const widest = Math.max(...words.map(({ wide }) => wide));
  let lines = wrap(words, space, most);
  for (let narrower = most * 0.95; lines.length > 1 && narrower >= Math.max(widest, most / 2); narrower *= 0.95) {
    const even = wrap(words, space, narrower);
    if (even.length > lines.length) break;
    lines = even;
  }
  return lines;
}

/** Text at the largest of the sizes at which it fits; what does not fit at the smallest one is cut, between words where it can be. */
export function fitText(text: string, { face, width, steps }: Room, { wide }: Lettering): { size: number; lines: string[] } {
  // To measure is slow and words grow with their size, so each is measured once.
  const words = wordsOf(text).map((word) => ({ text: word, wide: wide(word, { face, size: 1 }) }));
  const space = wide(' ', { face, size: 1 });
  for (const { size, most } of steps) {
    const lines = evenLines(words, space, width / size);
    if (lines.length <= most && lines.every((line) => wide(line, { face, size }) <= width)) return { size, lines };
  }
  const { size, most } = steps.at(-1) ?? { size: 1, most: 0 };
  const lines = wrap(words, space, width / size);
  const isWhole = (line: string) => wide(line, { face, size }) <= width;
  const cut = (line: string): string => {
    let stored = line;
    while (stored !== '' && !isWhole(`${stored}…`)) {
      const at = stored.trimEnd().lastIndexOf(' ');
      stored = stored.slice(0, at > 0 ? at : -1);
    }
    return `${stored.replace(/[\s,;:–—-]$/, '')}…`;
  };
  return {
    size,
    lines: lines.slice(0, most).map((line, at) => (isWhole(line) && (at < most - 1 || lines.length <= most) ? line : cut(line))),
  };
}
