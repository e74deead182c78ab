import type { OfficeHandler } from '../office-handler.ts';
import { flatRow } from './import-answers.ts';

/** A page of the changes of a proposal. */
export const handle: OfficeHandler<'GET /office/api/import/rows'> = ({ imports }) => {
  return async ({ query: { number, after = '0', kind, flat }, locale, reply, decline }) => {
    const found = await imports.find(Number(number));
    if (!found) return decline({ kind: 'unknown-import' });
    const { rows, count, next } = await imports.rows(Number(number), { after: Number(after), kind, flat });
    const known = await imports.namesOf(rows);
    const names = {
      places: known.places,
      sections: { ...found.about.sections, ...known.sections },
      layouts: { ...found.about.layouts, ...known.layouts },
    };
    return reply({ rows: rows.map((row) => flatRow(row, { locale, names })), count, next });
  };
};
