import type { Locale } from '../../../base/locale.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { ConsultationSubject } from './consultation-form.tsx';
import type { Intent } from './consultation-page-address.ts';

/** The subject of the form, with the flat's name where it is about one. */
export function consultationTitle(intent: Intent, apartment: ConsultationSubject['apartment'], locale: Locale): string {
  if (!apartment) return m.forms_consultation_title();
  const { number, area } = apartment;
  if (intent === 'book') return m.flat_book_title({ number });
  return [m.flat_ask_title({ number }), area && formatArea(area, locale)].filter(Boolean).join(', ');
}
