import type { Locale } from '../../../base/locale.ts';
import type { Section } from '../../../contract/catalogue/project-summaries.ts';
import type { ConstructionReport } from '../../../contract/content/projects.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { formatMonth } from '../../format/format-month.ts';

export type MonthView = {
  month: string;
  when: string;
  /** Null in a month of the plan, which has no report. */
  report: { percent: number; title: string; text: string } | null;
  picture: Picture | null;
  /** Storeys with their frame, in the order of the sections; null where no report has counted them. */
  cast: (number | null)[];
};
/** The oldest first: the months of the reports, then those of the plan; `newest` is the place of the last report. */
export type MonthsView = { sections: { id: string; name: string; floors: number }[]; months: MonthView[]; newest: number };

/** Null where there are no two months to move between. A foreign API may omit values. */
export function monthsView(reports: readonly ConstructionReport[], sections: readonly Section[], locale: Locale): MonthsView | null {
  const oldestFirst = reports.toSorted((one, other) => one.month.localeCompare(other.month));
  const last = oldestFirst.at(-1);
  if (!last) return null;
  const standing = new Map<string, number>();
  const reach = (reached: readonly { sectionId: string; cast: number }[]) => {
    for (const { sectionId, cast } of reached) standing.set(sectionId, Math.max(cast, standing.get(sectionId) ?? 0));
    return sections.map(({ id }) => standing.get(id) ?? null);
  };
  const built = oldestFirst.map(({ month, percent, title, text, picture, storeys }): MonthView => {
    const report = { percent, title, text };
    return {
      month,
      when: formatMonth(month, locale),
      report,
      picture: picture && { ...picture, placeholder: null },
      cast: reach(storeys ?? []),
    };
  });
  const plan = Object.groupBy(last.ahead ?? [], ({ month }) => month);
  const ahead = Object.keys(plan)
    .toSorted()
    .map((month): MonthView => ({ month, when: formatMonth(month, locale), report: null, picture: null, cast: reach(plan[month] ?? []) }));
  const months = [...built, ...ahead];
  return months.length > 1
    ? { sections: sections.map(({ id, name, floorsTotal }) => ({ id, name, floors: floorsTotal })), months, newest: built.length - 1 }
    : null;
}
