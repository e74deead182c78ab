import type { Problem } from './feed-record.ts';

/** Every problem is counted; the first ten thousand are kept, so that a wholly wrong million-flat feed cannot fill the memory. */
export const mostKeptProblems = 10_000;

export class ProblemList {
  readonly #kept: Problem[] = [];
  count = 0;

  add(problem: Problem): void {
    this.count += 1;
    if (this.#kept.length < mostKeptProblems) this.#kept.push(problem);
  }

  /** In the order of the file. */
  sorted(): Problem[] {
    return this.#kept.toSorted((one, other) => one.line - other.line || one.field.localeCompare(other.field));
  }
}
