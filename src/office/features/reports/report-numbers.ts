import { type Reports, reportLimits } from '../../../contract/office/reports/reports.ts';
import type { Report } from './report-store.ts';

type Sections = Reports['projects'][number]['sections'];
export type WorkNumber = 'actual' | 'planned';

export const workField = (stage: string, kind: WorkNumber): string => `${stage} ${kind}`;
export const storeyField = (section: string): string => `storeys ${section}`;
/** How many storeys a section can have cast: those that it has. */
export const mostStoreys = (floors: number): number => Math.min(floors, reportLimits.highest);

/** A whole number from 0 to `most`; null for any other text. */
export function readWhole(typed: string, most: number): number | null {
  const text = typed.trim();
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** What stands in a field: what was typed, where it is no number that can be, else the number. */
export const shownIn = ({ typed = {} }: Pick<Report, 'typed'>, field: string, known: number | undefined): string =>
  typed[field] ?? String(known ?? '');

/** The report with a field as it was typed: what is no number stands beside the numbers, until it is one. */
export function withTyped({ typed = {} }: Pick<Report, 'typed'>, field: string, text: string | null): NonNullable<Report['typed']> {
  const { [field]: _before, ...others } = typed;
  return text === null ? others : { ...others, [field]: text };
}

/** The fields whose numbers cannot be: of these sections, a section without a number is not counted. */
export function wrongFields(report: Pick<Report, 'works' | 'storeys' | 'typed'>, sections: Sections): ReadonlySet<string> {
  const wrong = new Set<string>();
  for (const { stage, actual, planned } of report.works)
    for (const [kind, known] of Object.entries({ actual, planned }) as [WorkNumber, number][]) {
      const field = workField(stage, kind);
      if (readWhole(shownIn(report, field, known), 100) === null) wrong.add(field);
    }
  for (const { id, floors } of sections) {
    const shown = shownIn(report, storeyField(id), report.storeys?.find(({ section }) => section === id)?.cast);
    if (shown.trim() !== '' && readWhole(shown, mostStoreys(floors)) === null) wrong.add(storeyField(id));
  }
  return wrong;
}
