import { editedParts, isEntryPart } from '../../../domain/content/content.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The parts of the contents. */
export const handle: OfficeHandler<'GET /office/api/content'> = ({ content }) => {
  return ({ reply }) => {
    const counts = Map.groupBy(content.rows().values(), ({ part }) => part);
    return reply({
      parts: editedParts.map((part) => ({ part, rows: counts.get(part)?.length ?? 0, isEntries: isEntryPart(part) })),
    });
  };
};
