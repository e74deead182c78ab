import { resolver } from 'hono-openapi';
import type { ZodMiniType } from 'zod/mini';
import { problemSchema } from '../contract/errors.ts';
import { namedShapes } from './named-shapes.ts';

/** A schema of the contract as JSON Schema, in which what has a name is pointed to. */
export const shape = (schema: ZodMiniType) => resolver(schema, { options: { metadata: namedShapes } });

export const json = (description: string, schema: ZodMiniType) => ({
  description,
  content: { 'application/json': { schema: shape(schema) } },
});

export const problem = (description: string) => json(description, problemSchema);

export const locale = { name: 'locale', in: 'path', required: true, schema: { type: 'string' as const, enum: ['uk', 'en'] } };

export const unchanged = { 304: { description: 'What `If-None-Match` names is still what would be answered.' } };

/** Too much of one address waits, or the database is away. */
export const away = { 503: problem('The house cannot do it now; `Retry-After` says when to try again.') };

export const limited = {
  ...away,
  429: problem('Too many requests of one address; `Retry-After` says how many seconds to wait.'),
};

export const badQuery = { 400: problem('A name or value is unknown or malformed; `errors` names it.') };

export const notFound = { 404: problem('There is nothing at this address.') };

/** A body that may be sent in any of the three ways. */
export const anyForm = (schema: ZodMiniType) => ({
  required: true,
  content: Object.fromEntries(
    ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [type, { schema: shape(schema) }]),
  ),
});
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string' as const, minLength: 8, maxLength: 100 },
};
/** Of posts that are given a key when they come without one. */
export const ownIdempotencyKey = { ...idempotencyKey, required: false };
export const badForm = { 400: problem('A field is missing or wrong; `errors` names it.') };
/** The body of any post: the connection of who has not sent it in two minutes is closed with a bare answer. */
export const lateBody = { 408: { description: 'The body has not come within two minutes; the answer has no content.' } };
export const badBody = {
  ...lateBody,
  413: problem('The body is larger than 64 KB.'),
  415: problem('The body is neither JSON nor a form.'),
};

/** Of addresses that name no language. */
export const language = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Of the messages: `uk` or `en`, Ukrainian without.',
  schema: { type: 'string' as const },
};

/** What only a logged-in client may do. */
export const bearer = {
  demanded: { security: [{ bearer: [] }] },
  refused: { 401: problem('The token is missing, or its session has ended.') },
};
