import type { SourceName } from '../../../contract/office/sources.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Runs the job that asks a source. A repeated request asks it again, which harms nothing. */
export const handle: OfficeHandler<'POST /office/api/operations/look'> = ({ operations }) => {
  return ({ by, fields: { source }, once }) =>
    once({
      work: (transaction) => operations.noteLook(transaction, source, by),
      whole(stored: { source: SourceName }) {
        operations.lookNow(stored.source);
        return { done: true as const };
      },
    });
};
