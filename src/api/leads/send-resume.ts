import { hash } from 'node:crypto';
import { ok } from '../../base/result.ts';
import type { Handler } from '../handler.ts';

/** An application with its file, stored once per idempotency key. */
export const handle: Handler<'POST /api/{locale}/resume'> = ({ leads }) => {
  return async ({ c, locale, fields: resume, files, idempotencyKey, once, refuse }) => {
    const [file] = files;
    if (!file) return refuse('bad-form', { file: ['required'] });
    if (files.length > 1) return refuse('bad-form', { file: ['too-many'] });
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    return once({
      body: { ...resume, file: `${file.name} ${hash('sha256', given.bytes, 'base64url')}` },
      before: () => leads.sendResume({ locale, idempotencyKey, resume, file: given, signal: c.req.raw.signal }),
      work: (_transaction, { id }) => ok({ id }),
    });
  };
};
