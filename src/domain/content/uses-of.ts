import { keyOf, type LoadRow, type RowName } from '../../platform/loads/load-plan.ts';
import { namesIn } from './check-references.ts';
import { referencesOf } from './content-form.ts';
import type { Rows } from './row-changes.ts';

/** The fields of a part that name rows of another part; features of a project's story name their categories. */
const fieldsOf = (part: string): Record<string, string> =>
  part === 'project' ? { featureCategories: 'feature_category' } : referencesOf(part);

/** The rows that name this one, a picture's project aside: pictures are not edited as rows. */
export function usesOf(rows: Rows, used: RowName): LoadRow[] {
  return [...rows.values()].filter(
    (row) =>
      keyOf(row) !== keyOf(used) &&
      Object.entries(fieldsOf(row.part)).some(
        ([field, part]) => part === used.part && namesIn((row.content as Record<string, unknown>)[field]).includes(used.name),
      ),
  );
}
