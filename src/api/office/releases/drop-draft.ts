import type { OfficeHandler } from '../office-handler.ts';

/** The release changes this row no more. */
export const handle: OfficeHandler<'POST /office/api/drafts/drop'> = (deps) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => deps.releases.dropDraft(transaction, fields),
      whole: () => ({ done: true as const }),
    });
};
