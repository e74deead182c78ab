import { editedParts, isEntryPart } from '../../../domain/content/content.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isOfAll } from './content-scope.ts';

/** The parts of the contents that the person may change. */
export const handle: OfficeHandler<'GET /office/api/content'> = ({ content }) => {
  return ({ scope, reply }) => {
    const counts = Map.groupBy(content.rows().values(), ({ part }) => part);
    return reply({
      parts: editedParts
        .filter((part) => isOfAll(scope) || part === 'layout_plan')
        .map((part) => ({ part, rows: counts.get(part)?.length ?? 0, isEntries: isEntryPart(part) })),
    });
  };
};
