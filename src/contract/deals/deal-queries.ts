import * as z from 'zod/mini';
import { isUuid } from '../../base/uuid.ts';

const given = (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'repeated');
const empty = (issue: { input?: unknown }) => (issue.input === '' ? 'required' : 'malformed');

function uuid() {
  const schema = z.string({ error: given }).check(z.refine((text) => isUuid(text), { error: empty }));
  z.globalRegistry.add(schema, { format: 'uuid' });
  return schema;
}

function wholeNumber() {
  const schema = z.pipe(
    z.string({ error: given }).check(z.refine((text) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647, { error: empty })),
    z.transform(Number),
  );
  z.globalRegistry.add(schema, { type: 'integer', minimum: 1 });
  return schema;
}

/** One deal of the client. */
export const dealQuerySchema = z.strictObject({ deal_id: uuid() });
/** One document of the client's deals. */
export const documentQuerySchema = z.strictObject({ paper_id: uuid() });
/** The client's place on the waitlist of one apartment. */
export const waitlistQuerySchema = z.strictObject({ apartment_id: wholeNumber() });
