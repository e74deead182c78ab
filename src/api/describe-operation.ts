import { type DescribeRouteOptions, resolver } from 'hono-openapi';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { problemSchema, problemStatuses } from '../contract/errors.ts';
import { leadLimits } from '../contract/leads/lead-limits.ts';
import type { Operation } from '../contract/operation.ts';
import { refusalsOf } from '../contract/refusals-of.ts';
import { shapeNames } from '../contract/shape-names.ts';

type Responses = NonNullable<DescribeRouteOptions['responses']>;

/** A schema of the contract as JSON Schema, with references to named shapes. */
const shape = (schema: ZodMiniType) => resolver(schema, { options: { metadata: shapeNames } });
const json = (schema: ZodMiniType) => ({ 'application/json': { schema: shape(schema) } });
const binary = { type: 'string' as const, format: 'binary' };

/** The meaning of a status where an operation has no note of its own. */
function usualDescriptions(status: number, { ownSite, body, file, invalidFields, query }: Operation): string {
  const fields = 'A field is missing or wrong; `errors` names it.';
  const needsQuery = query !== undefined && !query.safeParse({}).success;
  const words: Record<number, string> = {
    400: (body && !invalidFields) || needsQuery ? fields : 'A name or value is unknown or malformed; `errors` names it.',
    401: 'The token is missing, or its session has ended.',
    403: ownSite ? 'A browser asks from a page of another site.' : 'The login is more than ten minutes old: `prove` first.',
    404: 'There is nothing at this address.',
    408: 'The body has not come within two minutes; the answer has no content.',
    409: 'The deal does not allow this now.',
    413: `The body is larger than ${file ? `${leadLimits.fileLargest / 1024 ** 2 + 2} MB` : '64 KB'}.`,
    415: file ? 'The body is no form in parts.' : 'The body is neither JSON nor a form.',
    422: invalidFields ? fields : 'The key was used for another request.',
    429: 'Too many requests of one address; `Retry-After` says how many seconds to wait.',
    503: 'The server cannot do it now; `Retry-After` says when to try again.',
  };
  const found = words[status];
  if (found === undefined) throw new Error(`Nothing says what ${status} means.`);
  return found;
}

function failures(key: string, operation: Operation): Responses {
  const codes = refusalsOf(key, operation);
  const statuses = [...new Set(codes.map((code) => problemStatuses[code]))].filter((status) => status < 500 || status === 503);
  return Object.fromEntries(
    statuses.map((status) => {
      const note = operation.notes?.[status as keyof typeof operation.notes];
      const said = typeof note === 'object' ? note : { description: note, schema: problemSchema };
      const description = said.description ?? usualDescriptions(status, operation);
      // A connection that took too long is closed with a bare answer.
      if (status === 408) return [status, { description }];
      return [status, { description, content: json(said.schema), 'x-codes': codes.filter((code) => problemStatuses[code] === status) }];
    }),
  );
}

function success({ answer }: Operation): Responses {
  const { description } = answer;
  if ('media' in answer)
    return { 200: { description, content: Object.fromEntries(answer.media.map((type) => [type, { schema: binary }])) } };
  if ('events' in answer) return { 200: { description, content: { 'text/event-stream': { schema: shape(answer.events) } } } };
  const unchanged = { 304: { description: 'The version that `If-None-Match` names is still the present one.' } };
  return { [answer.status ?? 200]: { description, content: json(answer.schema) }, ...(answer.etag && unchanged) };
}

function parameters(key: string, { params, key: idempotencyKey }: Operation) {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    schema:
      name === 'locale'
        ? { type: 'string' as const, enum: ['uk', 'en'] }
        : ((params?.[name] && plain(params[name])) ?? { type: 'string' as const }),
  }));
  const headers = [
    ...(names.includes('locale')
      ? []
      : [
          {
            name: 'Accept-Language',
            required: false,
            description: 'Of the messages: `uk` or `en`, Ukrainian without.',
            schema: { type: 'string' as const },
          },
        ]),
    ...(idempotencyKey
      ? [
          {
            name: 'Idempotency-Key',
            required: idempotencyKey === 'required',
            schema: { type: 'string' as const, minLength: 8, maxLength: 100 },
          },
        ]
      : []),
  ];
  return [...inPath, ...headers.map((header) => ({ ...header, in: 'header' as const }))];
}

function plain(schema: ZodMiniType) {
  const { $schema: _, maximum: _most, ...rest } = z.toJSONSchema(schema) as Record<string, unknown>;
  return rest as { type: 'integer'; minimum: number };
}

function requestBody({ body, file }: Operation) {
  if (!body) return {};
  const schema = shape(file ? z.extend(body as z.ZodMiniObject, { file: z.file() }) : body);
  const types = [...(file ? [] : ['application/json', 'application/x-www-form-urlencoded']), 'multipart/form-data'];
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } };
}

/** The OpenAPI description of an operation; its query is described by its validator. */
export const describeOperation = (key: string, operation: Operation): DescribeRouteOptions => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  description: operation.description,
  ...(operation.who !== 'anyone' && { security: [{ bearer: [] }] }),
  parameters: parameters(key, operation),
  ...requestBody(operation),
  responses: { ...success(operation), ...failures(key, operation) },
});
