import type { Contents } from './contents.ts';
import type { StoredEntry } from './entries/entry.ts';

type Report = StoredEntry<'construction_report'>;
type Reached = { section: string; month: string; cast: number };

/** Storeys that a report counts, month by month, the planned ones after those that stand. */
const reachedIn = ({ month, storeys = [], ahead = [] }: Report): Reached[] => [
  ...storeys.map((one) => ({ ...one, month })),
  ...ahead.toSorted((one, other) => one.month.localeCompare(other.month)),
];

/**
 * Reports whose storeys cannot be: of a section twice, of a section that the drawn building does not have or beyond its height, fewer than a
 * month before, or a plan of a month that the report has itself.
 */
export function impossibleStoreys({ entries }: Contents): string[] {
  const heights = new Map<string, Map<string, number>>();
  for (const { project, sections } of entries.house) {
    const known = heights.get(project) ?? new Map<string, number>();
    for (const { section, storeys } of sections) known.set(section, storeys);
    heights.set(project, known);
  }
  const standing = new Map<string, number>();
  return entries.construction_report
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .flatMap((report) => {
      const { project, storeys = [], ahead = [] } = report;
      const isOnce =
        new Set(storeys.map(({ section }) => section)).size === storeys.length &&
        new Set(ahead.map(({ section, month }) => `${month} ${section}`)).size === ahead.length;
      const isAhead = ahead.every(({ month }) => month > report.month);
      const last = new Map<string, number>();
      const isReal = reachedIn(report).every(({ section, cast }) => {
        const least = last.get(section) ?? standing.get(`${project} ${section}`) ?? 0;
        const most = heights.has(project) ? heights.get(project)?.get(section) : Number.POSITIVE_INFINITY;
        last.set(section, cast);
        return most !== undefined && cast >= least && cast <= most;
      });
      for (const { section, cast } of storeys) standing.set(`${project} ${section}`, cast);
      return isOnce && isAhead && isReal ? [] : [report.slug];
    });
}
