import { importLimits } from '../../../contract/office/imports/imports.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { problemOf } from './import-answers.ts';

/** A page of the refused rows of a file. */
export const handle: OfficeHandler<'GET /office/api/import/problems'> = ({ imports }) => {
  return async ({ query: { number, skip = '0' }, reply, decline }) => {
    const found = await imports.problems(Number(number));
    if (!found) return decline({ kind: 'unknown-import' });
    const end = Number(skip) + importLimits.rowsOfPage;
    return reply({
      problems: found.slice(Number(skip), end).map(problemOf),
      count: found.length,
      next: end < found.length ? end : null,
    });
  };
};
