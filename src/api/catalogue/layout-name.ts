import type { Locale } from '../../base/locale.ts';
import { transliterate } from '../../base/transliterate.ts';

/** Words that feeds add to the code of a layout. */
const notes: Record<string, string> = { євро: 'euro', тераса: 'terrace', студія: 'studio' };

/** A feed names its layouts in one language: `2Ж євро` is `2Zh euro` in English. */
export const layoutName = (name: string, locale: Locale): string =>
  locale === 'uk' ? name : transliterate(name.replace(/\p{L}+/gu, (word) => notes[word.toLowerCase()] ?? word));
