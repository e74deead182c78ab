import type { OfficeHandler } from '../office-handler.ts';

/** Says what the office decides in a project. */
export const handle: OfficeHandler<'POST /office/api/office-fields/save'> = ({ catalogue: { priceOverrides } }) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => priceOverrides.saveOfficeFields(transaction, fields),
      whole: () => ({ done: true as const }),
    });
};
