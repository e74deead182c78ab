const ukrainian: [RegExp, number][] = [
  [/^одн(а|у|ієї|ій|ого)$|^один$/, 1],
  [/^дв(а|і|ох|ом)$/, 2],
  [/^тр(и|ьох)$/, 3],
  [/^чотир(и|ьох)$/, 4],
  [/^п’ят(ь|и)$/, 5],
  [/^шіст(ь)$|^шести$/, 6],
  [/^сім$|^семи$/, 7],
  [/^вісім$|^восьми$/, 8],
  [/^дев’ят(ь|и)$/, 9],
  [/^десят(ь|и|еро|ьох)$/, 10],
  [/^дванадцят(ь|и|еро)$/, 12],
  [/^чотирнадцят(ь|и)$/, 14],
  [/^п’ятнадцят(ь|и)$/, 15],
  [/^шістнадцят(ь|и)$/, 16],
  [/^сімнадцят(ь|и)$/, 17],
  [/^вісімнадцят(ь|и)$/, 18],
  [/^дев’ятнадцят(ь|и)$/, 19],
  [/^двадцят(ь|и)$/, 20],
  [/^тридцят(ь|и)$/, 30],
  [/^шістдесят(и)?$/, 60],
  [/^ст(о|а)$/, 100],
];
const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

function wordValue(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const at = english.indexOf(word);
  if (at > 0) return at;
  if (word === 'thirty') return 30;
  if (word === 'sixty') return 60;
  if (word === 'hundred') return 100;
  return ukrainian.find(([form]) => form.test(word))?.[1] ?? null;
}

/** The numbers that stand before a word of a text, in digits or in words: `Сім і дев’ять поверхів` has 7 and 9 before `поверхів`. */
export function numbersBefore(text: string, noun: RegExp): number[] {
  return [...text.matchAll(new RegExp(noun, `${noun.flags.replace('g', '')}g`))].flatMap(({ index }) => countBefore(text.slice(0, index)));
}

function countBefore(text: string): number[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[\u00a0-]/g, ' ')
    .replaceAll(/hundred and /g, 'hundred ')
    .split(/([\s,]+)/)
    .filter((word) => word.trim() !== '' || word.includes(','));
  const found: number[] = [];
  let sum: number | null = null;
  for (const word of words.reverse()) {
    const value = wordValue(word.replaceAll(/[,.]/g, '').trim());
    if (value !== null) {
      // Tens and hundreds stand before their units.
      if (sum !== null && value > sum && value % 10 === 0 && sum < 10 && !/^\d/.test(word)) sum += value;
      else if (sum !== null && value === 100) sum += value;
      else {
        if (sum !== null) found.push(sum);
        sum = value;
      }
    } else if (/^[\s,]*,[\s,]*$|^(і|й|та|and|по|двічі|twice|of|n)$/.test(word.trim()) && sum !== null) {
      found.push(sum);
      sum = null;
    } else if (!/^(і|й|та|and|по|двічі|twice|of)$/.test(word.trim())) break;
  }
  return sum === null ? found : [...found, sum];
}
