import type { Columns } from './choose-columns.ts';
import type { Context } from './context-of-titles.ts';
import type { Questions } from './questions.ts';
import { skipped } from './read-cell.ts';

const levels = ['project', 'building', 'section'] as const;

/** A cell that was merged down stands in the first of its rows alone once the sheet is saved as a text. Whether an empty one is such, is asked. */
export class PlacesAbove {
  readonly #last = new Map<string, string>();

  /** Of each row, flats or not. */
  note(raw: ReadonlyMap<string, string>): void {
    for (const [at, field] of levels.entries()) {
      const own = raw.get(field);
      if (!own) continue;
      if (own !== this.#last.get(field)) for (const lower of levels.slice(at + 1)) this.#last.delete(lower);
      this.#last.set(field, own);
    }
  }

  fill(
    raw: Map<string, string>,
    { columns, context, questions, line }: { columns: Columns; context: Context; questions: Questions; line: number },
  ): typeof skipped | null {
    for (const field of levels) {
      const above = this.#last.get(field);
      if (!above || raw.has(field) || !columns.has(field) || context[field] || !raw.has('number')) continue;
      const candidates = field === 'project' ? ['above', 'skip'] : ['above', 'none', 'skip'];
      const message = `the ${field} is empty: is it that of the row above, "${above}"?`;
      const answer = questions.ask({ key: `blank: ${field}`, field, message, candidates, samples: [above], line });
      if (answer === 'skip') return skipped;
      if (answer !== 'none') raw.set(field, above);
    }
    return null;
  }
}
