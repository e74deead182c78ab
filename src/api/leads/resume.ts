import { hash } from 'node:crypto';
import { ok } from '../../base/result.ts';
import { leadLimits } from '../../contract/leads/lead-limits.ts';
import { resumeSchema } from '../../contract/leads/leads.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { readForm } from '../read-form.ts';
import { makeKeyedForm } from './keyed-form.ts';

/** Room for the largest file, and for one that is somewhat too large to be told so by name. */
export const largestResumeForm = leadLimits.fileLargest + 2 * 1024 * 1024;

/** `POST /api/{locale}/resume`: an application with its file, stored once per idempotency key. */
export function makeSendResume({ leads, idempotency }: Pick<ApiHouse, 'leads' | 'idempotency'>) {
  const keyed = makeKeyedForm({ idempotency });
  return async (c: ApiContext): Promise<Response> => {
    const form = await readForm(c, resumeSchema, { file: true });
    if (form instanceof Response) return form;
    const { idempotencyKey, fields: resume, files } = form;
    const [file] = files;
    if (!file) return answerProblem(c, 'bad-form', { file: ['required'] });
    if (files.length > 1) return answerProblem(c, 'bad-form', { file: ['too-many'] });
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const body = { ...resume, file: `${file.name} ${hash('sha256', given.bytes, 'base64url')}` };
    return keyed(c, { owner: 'visitor of resume', key: idempotencyKey, operation: 'resume', body }, async () => {
      const stored = await leads.sendResume({ locale: localeOf(c), idempotencyKey, resume, file: given, signal: c.req.raw.signal });
      return stored.ok ? ok({ status: 201, answer: { id: stored.value.id } }) : stored;
    });
  };
}
