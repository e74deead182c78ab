import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** What a feed does not change without a person. */
export const handle: OfficeHandler<'POST /office/api/imports/rule'> = ({ imports }) => {
  return ({ fields, once }) =>
    once({
      async work(transaction) {
        await imports.saveRule(transaction, fields);
        return ok({});
      },
      whole: () => ({ done: true as const }),
    });
};
