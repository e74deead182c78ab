/** The storeys of a report, by the external ids of sections. */
type Report = {
  month: string;
  storeys?: readonly { section: string; cast: number }[] | undefined;
  ahead?: readonly { month: string; section: string; cast: number }[] | undefined;
};
/**
 * When the frame of a storey was cast, or is to be: `in` the month, `by` it where the reports say only that it stood then, `planned` for the
 * month by the newest plan.
 */
export type StoreyMonth = { state: 'in' | 'by' | 'planned'; month: string };

const nextMonth = (month: string): string => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
};

/** Null where no report counts the storeys of the section so far, and no plan reaches the storey. */
export function storeyMonth(reports: readonly Report[], { section, floor }: { section: string; floor: number }): StoreyMonth | null {
  const months = reports
    .flatMap(({ month, storeys = [] }) => storeys.filter((one) => one.section === section).map(({ cast }) => ({ month, cast })))
    .toSorted((one, other) => one.month.localeCompare(other.month));
  const at = months.findIndex(({ cast }) => cast >= floor);
  const found = months[at];
  if (found) {
    const before = months[at - 1];
    return { state: before && nextMonth(before.month) === found.month ? 'in' : 'by', month: found.month };
  }
  const newest = reports.toSorted((one, other) => one.month.localeCompare(other.month)).findLast(({ ahead = [] }) => ahead.length > 0);
  const planned = (newest?.ahead ?? [])
    .filter((one) => one.section === section && one.cast >= floor)
    .toSorted((one, other) => one.month.localeCompare(other.month))[0];
  return planned ? { state: 'planned', month: planned.month } : null;
}
