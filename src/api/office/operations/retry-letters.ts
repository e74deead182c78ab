import type { OfficeHandler } from '../office-handler.ts';

/** Sends given-up messages again. */
export const handle: OfficeHandler<'POST /office/api/operations/retry'> = ({ operations }) => {
  return ({ by, fields: { ids }, once }) =>
    once({
      work: (transaction) => operations.retry(transaction, ids, by),
      whole: (stored: { retried: number }) => stored,
    });
};
