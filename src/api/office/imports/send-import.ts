import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { wholeImport } from './import-answers.ts';

/** Stores a file. */
export const handle: OfficeHandler<'POST /office/api/imports/file'> = (deps) => {
  return ({ query: { name }, file, session, locale, once }) =>
    once({
      before: () => deps.imports.send(file, { name, by: session.staffId }),
      work: async (_transaction, { number }) => ok({ number }),
      whole: ({ number }: { number: number }) => wholeImport(deps, number, { session, locale }),
    });
};
