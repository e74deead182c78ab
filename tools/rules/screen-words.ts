// Finds words in the English texts of the screens that are translated from Ukrainian too literally: a document is no paper, an e-mail no
// letter, a waitlist no line.

export type ScreenText = { where: string; text: string };
type Misused = { word: RegExp; use: string; meant: RegExp };

/** `meant` are phrases in which a word means the thing itself: a sheet of paper, a character, a letter in a box, a line that is drawn. */
const misused: readonly Misused[] = [
  { word: /\bpapers?\b/i, use: 'document', meant: /\bon paper\b|\bwallpaper\b/gi },
  {
    word: /\bletters?\b/i,
    use: 'e-mail',
    meant: /\bletters only\b|\bthe letter [A-Z]\b|\b(in plain|all) letters\b|\bletters? in their boxes\b/gi,
  },
  {
    word: /\b(left|leave|leaves|join|joins|joined|stand|stands|wait|waits|waiting|first|next|place) (in |on )?(the|this|its|a) line\b/i,
    use: 'waitlist',
    meant: /$^/g,
  },
];

/** One sentence for each text that bears such a word. */
export const misusedWords = (texts: readonly ScreenText[]): string[] =>
  texts.flatMap(({ where, text }) =>
    misused.flatMap(({ word, use, meant }) => {
      const [match] = word.exec(text.replace(meant, '')) ?? [];
      return match === undefined ? [] : [`${where} says "${match}": say ${use}.`];
    }),
  );

/** The texts below `value`: all of them, or in a file of both languages those below `en`. */
export function textsOf(where: string, value: unknown, isEnglish: boolean): ScreenText[] {
  if (typeof value === 'string') return isEnglish ? [{ where, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(`${where}/${key}`, part, isEnglish || key === 'en'));
}
