import type { OfficeHandler } from '../office-handler.ts';
import { resumeOf } from './inbox-answers.ts';
import type { StoredRequest } from './whole-request.ts';

/** Notes that an application was read, or closes it. */
export const handle: OfficeHandler<'POST /office/api/resumes/state'> = (deps) => {
  return ({ by, fields, locale, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.changeResume(transaction, { ...fields, by }),
      async whole({ id }: StoredRequest) {
        const resume = await deps.leads.inbox.resume(id);
        return resume && { resume: resumeOf(resume, deps, locale) };
      },
    });
};
