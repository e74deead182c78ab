import { leadLimits } from '../../contract/lead-limits.ts';
import { resumeSchema } from '../../contract/leads.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';

/** Room for the largest file, and for one that is somewhat too large to be told so by name. */
export const largestResumeForm = leadLimits.fileLargest + 2 * 1024 * 1024;

/** `POST /api/{locale}/resume`: an application with its file, stored once per idempotency key. */
export function makeSendResume({ leads }: Pick<ApiHouse, 'leads'>) {
  return async (c: ApiContext): Promise<Response> => {
    const form = await readForm(c, resumeSchema, { file: true });
    if (form instanceof Response) return form;
    const { idempotencyKey, fields: resume, files } = form;
    const [file] = files;
    if (!file) return answerProblem(c, 'bad-form', { file: ['required'] });
    if (files.length > 1) return answerProblem(c, 'bad-form', { file: ['too-many'] });
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const stored = await leads.sendResume({ locale: localeOf(c), idempotencyKey, resume, file: given });
    return stored.ok ? c.json({ id: stored.value.id }, 201, noStore) : answerRefusal(c, stored.refusal);
  };
}
