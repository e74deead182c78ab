import type { Locale } from '../../../base/locale.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import type { ConsultationSubject } from './consultation-form.tsx';
import type { Intent } from './consultation-page-address.ts';

const titles = { ask: m.flat_ask_title, book: m.flat_book_title, sign: m.forms_sign_title } as const;

/** The subject of the form, with the flat and its project where it is about one: several projects have a flat of one number. */
export function consultationTitle(intent: Intent, apartment: ConsultationSubject['apartment'], locale: Locale): string {
  if (!apartment) return m.forms_consultation_title();
  const { number, area, project } = apartment;
  return [titles[intent]({ number }), project.name, area && formatArea(area, locale)].filter(Boolean).join(', ');
}
