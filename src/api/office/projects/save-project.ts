import type { OfficeHandler } from '../office-handler.ts';

/** Writes what a person says of a project. */
export const handle: OfficeHandler<'POST /office/api/projects/save'> = ({ catalogue }) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => catalogue.saveProjectFacts(transaction, fields),
      whole: () => ({ done: true as const }),
    });
};
