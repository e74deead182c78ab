import type { Problem } from './feed-record.ts';

/** Every problem is counted; the first ten thousand are stored, so that a wholly wrong million-flat feed cannot fill the memory. */
export const mostStoredProblems = 10_000;

const numbered = new Intl.Collator('en', { numeric: true });
/** Where a feed is one line, its records stay in the order that their names count. */
const byRecord = (one: Problem, other: Problem): number => {
  const [mine, its] = [one.record ?? '', other.record ?? ''];
  if (mine === its) return 0;
  return mine === '' ? 1 : its === '' ? -1 : numbered.compare(mine, its);
};

export class ProblemList {
  readonly #stored: Problem[] = [];
  count = 0;

  add(problem: Problem): void {
    this.count += 1;
    if (this.#stored.length < mostStoredProblems) this.#stored.push(problem);
  }

  /** In the order of the file. */
  sorted(): Problem[] {
    return this.#stored.toSorted((one, other) => one.line - other.line || byRecord(one, other) || one.field.localeCompare(other.field));
  }
}
