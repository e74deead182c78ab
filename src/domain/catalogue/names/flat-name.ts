import type { Locale } from '../../../base/locale.ts';
import { capital } from '../../../base/text/capital.ts';
import type { Flat } from '../flat.ts';

/** A flat as the pages name it, in the cases that sentences need; `at` names its project after any of them. */
export type FlatName = { nominative: string; genitive: string; accusative: string; at: string; project: string };

/** The name of a flat in messages; one that is not in the catalogue any more goes by its slug. */
export function flatName(flat: Flat | undefined, slug: string, locale: Locale): FlatName {
  const project = flat?.project.name[locale] ?? '';
  const number = flat?.number ?? slug;
  const rooms = flat?.roomsNumber;
  if (locale === 'en') {
    const name = `${rooms ? `${rooms}-room ` : ''}apartment No. ${number}`;
    return { nominative: name, genitive: name, accusative: name, at: project && ` (${project})`, project };
  }
  const named = (adjective: string, noun: string) => `${rooms ? `${rooms}-${adjective} ` : ''}${noun} № ${number}`;
  return {
    nominative: named('кімнатна', 'квартира'),
    genitive: named('кімнатної', 'квартири'),
    accusative: named('кімнатну', 'квартиру'),
    at: project && ` («${project}»)`,
    project,
  };
}

/** A flat with its size and place: `2-кімнатна квартира № 98 · 63,7 м², 5 поверх · Північний Пагорб`. */
export function flatLabel(flat: Flat | undefined, slug: string, locale: Locale): string {
  const { nominative, project } = flatName(flat, slug, locale);
  const name = capital(nominative);
  if (!flat) return name;
  const area = new Intl.NumberFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', { maximumFractionDigits: 2 }).format(flat.areaHundredths / 100);
  const facts = locale === 'uk' ? `${area} м², ${flat.floor} поверх` : `${area} m², floor ${flat.floor}`;
  return [name, facts, project].join(' · ');
}
