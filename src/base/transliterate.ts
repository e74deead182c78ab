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

/** An address segment from a Ukrainian or Latin text, by the national transliteration (Cabinet resolution 55 of 2010). */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/зг/g, 'zgh')
    .replace(/[ьʼ’'`]/g, '')
    .replace(/\p{L}+/gu, (word) => [...word].map((letter, at) => (at === 0 && atWordStart[letter]) || letters[letter] || letter).join(''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
