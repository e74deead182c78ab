import type { Locale } from '../../../base/locale.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { ConsultationSubject } from './consultation-form.tsx';
import type { Intent } from './consultation-page-address.ts';

/** The subject of the form, with the flat and its project where it is about one: several projects have a flat of one number. */
export function consultationTitle(intent: Intent, apartment: ConsultationSubject['apartment'], locale: Locale): string {
  if (!apartment) return m.forms_consultation_title();
  const { number, area, project } = apartment;
  const title = intent === 'book' ? m.flat_book_title({ number }) : m.flat_ask_title({ number });
  return [title, project.name, area && formatArea(area, locale)].filter(Boolean).join(', ');
}
