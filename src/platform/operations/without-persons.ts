const longest = 200;
const mostRead = 2_000;

const isPersonal = (word: string) => /[@…\p{Script=Cyrillic}]/u.test(word);

/**
 * The reason of a fault without what may name a person: addresses, phones, long numbers, quoted text, and everything in Cyrillic, because
 * our own faults are in English and those of receivers repeat what they were sent.
 */
export function withoutPersons(fault: string): string {
  const apostrophes = fault.slice(0, mostRead).replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  const unquoted = apostrophes.split(/["'`«»“”]/).map((part, place) => (place % 2 === 0 ? part : '…'));
  const words = unquoted
    .join(' ')
    .replace(/\?\S*/g, '')
    .replace(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, '…')
    .split(/\s/)
    .filter(Boolean)
    .map((word) => (isPersonal(word) ? '…' : word));
  return words
    .filter((word, place) => word !== '…' || words[place - 1] !== '…')
    .join(' ')
    .slice(0, longest);
}

export const reasonOf = (fault: unknown): string => withoutPersons(fault instanceof Error ? fault.message : String(fault));
