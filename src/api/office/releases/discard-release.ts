import type { OfficeHandler } from '../office-handler.ts';

/** Deletes a release that was never published. */
export const handle: OfficeHandler<'POST /office/api/releases/discard'> = (deps) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => deps.releases.discardRelease(transaction, fields),
      whole: () => ({ done: true as const }),
    });
};
