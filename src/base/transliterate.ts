import { capital } from './text/capital.ts';

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
};
const atWordStart: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

const romanized = (word: string): string =>
  [...word].map((letter, at) => (at === 0 && atWordStart[letter]) || (letters[letter] ?? letter)).join('');

const signs = /[ьЬʼ’'`]/g;
const withoutSigns = (text: string): string => text.replace(signs, '');

/** A name or an address in Latin letters by the same table, with its capitals and punctuation: `Тиха Затока` is `Tykha Zatoka`. */
export function transliterate(text: string): string {
  return text.replace(/[\p{L}ʼ’'`]+/gu, (word) => {
    if (!/\p{Script=Cyrillic}/u.test(word)) return word;
    const letter = withoutSigns(word);
    const latin = romanized(withoutSigns(word.toLowerCase().replace(/зг/g, 'zgh')));
    if (letter.length > 1 && letter === letter.toUpperCase()) return latin.toUpperCase();
    return letter.charAt(0) === letter.charAt(0).toLowerCase() ? latin : capital(latin);
  });
}

/** An address segment from a Ukrainian or Latin text, by the national transliteration (Cabinet resolution 55 of 2010). */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/зг/g, 'zgh')
    .replace(signs, '')
    .replace(/\p{L}+/gu, romanized)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
