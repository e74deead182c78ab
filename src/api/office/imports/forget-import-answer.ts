import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The source is asked again. */
export const handle: OfficeHandler<'POST /office/api/imports/forget-answer'> = ({ imports }) => {
  return ({ fields, once }) =>
    once({
      async work(transaction) {
        await imports.forgetAnswer(transaction, fields);
        return ok({});
      },
      whole: () => ({ done: true as const }),
    });
};
