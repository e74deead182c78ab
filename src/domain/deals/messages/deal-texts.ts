import type { Locale } from '../../../base/locale.ts';
import { dealTextsEn } from './deal-texts-en.ts';
import { dealTextsUk } from './deal-texts-uk.ts';
import type { DealWords } from './deal-words.ts';

export const dealTexts: Record<Locale, DealWords> = { uk: dealTextsUk, en: dealTextsEn };
