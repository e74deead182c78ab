import { hash } from 'node:crypto';
import { ok } from '../../base/result.ts';
import type { Handler } from '../handler.ts';
import { makeKeyedForm } from './keyed-form.ts';

/** An application with its file, stored once per idempotency key. */
export const handle: Handler<'POST /api/{locale}/resume'> = ({ leads, idempotency }) => {
  const keyed = makeKeyedForm<'POST /api/{locale}/resume'>({ idempotency });
  return async ({ c, locale, fields: resume, files, idempotencyKey, refuse }) => {
    const [file] = files;
    if (!file) return refuse('bad-form', { file: ['required'] });
    if (files.length > 1) return refuse('bad-form', { file: ['too-many'] });
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const body = { ...resume, file: `${file.name} ${hash('sha256', given.bytes, 'base64url')}` };
    return keyed({ c, idempotencyKey, operation: 'resume', body }, async () => {
      const stored = await leads.sendResume({ locale, idempotencyKey, resume, file: given, signal: c.req.raw.signal });
      return stored.ok ? ok({ status: 201, answer: { id: stored.value.id } }) : stored;
    });
  };
};
