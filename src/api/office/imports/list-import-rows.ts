import type { OfficeHandler } from '../office-handler.ts';
import { flatRow } from './import-answers.ts';

/** A page of the changes of a proposal. */
export const handle: OfficeHandler<'GET /office/api/import/rows'> = ({ imports }) => {
  return async ({ query: { number, after = '0', kind, flat }, locale, reply, decline }) => {
    if (!(await imports.find(Number(number)))) return decline({ kind: 'unknown-import' });
    const { rows, count, next } = await imports.rows(Number(number), { after: Number(after), kind, flat });
    return reply({ rows: rows.map((row) => flatRow(row, locale)), count, next });
  };
};
