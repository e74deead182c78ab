import type { LocalEntry } from './entry.ts';

/** The open ones, the newest first; with a category only those of it. */
export function listVacancies(vacancies: LocalEntry<'vacancy'>[], category?: string): LocalEntry<'vacancy'>[] {
  return vacancies
    .filter((vacancy) => !vacancy.over && (category === undefined || vacancy.category === category))
    .toSorted((one, other) => Date.parse(other.from) - Date.parse(one.from));
}
