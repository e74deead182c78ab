import type { OfficeHandler } from '../office-handler.ts';
import { resumeOf } from './inbox-answers.ts';

/** A page of applications. */
export const handle: OfficeHandler<'GET /office/api/resumes'> = (deps) => {
  return async ({ query: { state = 'open', cursor }, locale, reply }) => {
    const { rows, next } = await deps.leads.inbox.resumes({ state, cursor });
    return reply({ resumes: rows.map((row) => resumeOf(row, deps, locale)), nextCursor: next });
  };
};
