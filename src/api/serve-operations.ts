import type { Hono, MiddlewareHandler } from 'hono';
import { describeRoute, validator } from 'hono-openapi';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import { leadLimits } from '../contract/leads/lead-limits.ts';
import type { Operation } from '../contract/operation.ts';
import type { OperationKey } from '../contract/operation-types.ts';
import { operations } from '../contract/operations.ts';
import { type Acting, actAs } from '../platform/database/database.ts';
import { makeFileRoom } from '../platform/http/body-room.ts';
import { makeAnswerOnce } from './answer-once.ts';
import { clientOf, freshProof, makeBearer } from './clients/bearer.ts';
import type { ApiContext, ApiDependencies, ApiEnv } from './dependencies.ts';
import { describeOperation } from './describe-operation.ts';
import { fieldErrors } from './field-errors.ts';
import type { Asked, Handle, Handler } from './handler.ts';
import { handlers } from './handlers.ts';
import { limitRate } from './limit-rate.ts';
import { bodyOf, knownLocale, notFromElsewhere, onlyQuery } from './middleware.ts';
import { answerProblem, requestLocale } from './problem.ts';
import { noStore, readForm } from './read-form.ts';
import { answerRefusal } from './refusals.ts';
import { makeAnswer, sendJson } from './send-json.ts';

const largestForm = 64 * 1024;
/** Room for the largest file, and for one that is a little too large, so that its refusal can name the reason. */
const largestFileForm = leadLimits.fileLargest + 2 * 1024 * 1024;

export type Limits = Record<Operation['limit'], MiddlewareHandler<ApiEnv>>;

export function makeLimits({ limits }: ApiDependencies): Limits {
  const per10Minutes = (points: number) => limitRate({ points, seconds: 600, networkPoints: 4 * points });
  return {
    reads: limitRate({ points: limits.readsPerMinute, seconds: 60 }),
    forms: per10Minutes(limits.formsPer10Minutes),
    codes: per10Minutes(limits.codesPer10Minutes),
    logins: per10Minutes(limits.loginsPer10Minutes),
    messages: limitRate({ points: limits.formsPer10Minutes, seconds: 600 }),
    drawings: per10Minutes(limits.drawingsPer10Minutes),
    // Megabytes each.
    documents: limitRate({ points: 60, seconds: 60 }),
  };
}

type QueryResult = Parameters<Parameters<typeof validator>[2] & object>[0];
const refuseQuery = (result: QueryResult, c: ApiContext) => {
  if (!result.success) return answerProblem(c, 'bad-query', fieldErrors(result.error, result.data));
};

const namesOf = (query: ZodMiniType | undefined): string[] => Object.keys((query as ZodMiniObject | undefined)?.shape ?? {});

/** The middleware of an operation, in this order: cheap checks come first, and no body is read before it is allowed. */
function makeMiddleware(deps: ApiDependencies, limits: Limits) {
  const bearer = makeBearer(deps.clients);
  const ownSite = notFromElsewhere(deps.publicUrl);
  const small = new Map<Operation['tag'], MiddlewareHandler<ApiEnv>>();
  /** Slow forms of visitors do not take the memory of logins and bookings. */
  function smallBody(tag: Operation['tag']): MiddlewareHandler<ApiEnv> {
    const room = small.get(tag) ?? bodyOf(largestForm);
    small.set(tag, room);
    return room;
  }
  const withFile = bodyOf(largestFileForm, makeFileRoom());
  return (key: string, operation: Operation): MiddlewareHandler<ApiEnv>[] => [
    ...(operation.ownSite ? [ownSite] : []),
    limits[operation.limit],
    ...(key.includes('{locale}') ? [knownLocale] : []),
    // Parameter names are checked before the authorization, values after it.
    ...(operation.query && operation.who === 'anyone' ? [] : [onlyQuery(...namesOf(operation.query))]),
    ...(operation.who === 'anyone' ? [] : [bearer]),
    ...(operation.who === 'proven-client' ? [freshProof] : []),
    ...(operation.query ? [validator('query', operation.query, refuseQuery) as MiddlewareHandler<ApiEnv>] : []),
    ...(operation.file ? [withFile] : operation.body ? [smallBody(operation.tag)] : []),
  ];
}

type AnyAsked = Asked<OperationKey>;

/** Parses the request by the operation's description and calls its handler. */
function answerWith(operation: Operation, made: ReturnType<Handler<OperationKey>>, onceFor: ReturnType<typeof makeAnswerOnce>) {
  const { handle, extraErrors } = typeof made === 'function' ? { handle: made, extraErrors: undefined } : made;
  const { body, file, invalidFields: wrong = 'bad-form', emptyClears, key, answer } = operation;
  return async (c: ApiContext): Promise<Response> => {
    const form = body
      ? await readForm(c, body as ZodMiniType<unknown>, {
          file: file ?? false,
          key: key === 'optional' ? 'made' : key === 'required',
          emptyClears: emptyClears ?? false,
          wrong,
          ...(extraErrors && { extraErrors }),
        })
      : { fields: undefined, files: [], idempotencyKey: '' };
    if (form instanceof Response) return form;
    const client = operation.who === 'anyone' ? null : clientOf(c);
    const asked = {
      c,
      locale: requestLocale(c),
      params: c.req.param(),
      ...form,
      query: operation.query ? c.req.valid('query' as never) : undefined,
      client,
      once: onceFor({ c, owner: client?.clientId, idempotencyKey: form.idempotencyKey, fields: form.fields ?? {} }),
      reply(value: object) {
        const hasTag = 'etag' in answer && answer.etag;
        if (hasTag || c.env?.inMemory)
          return sendJson(
            c,
            makeAnswer(() => value),
          );
        return c.json(value, 'status' in answer && answer.status ? answer.status : 200, noStore);
      },
      refuse: (code, errors) => answerProblem(c, code, errors),
      decline: (refusal) => answerRefusal(c, refusal, wrong),
    } satisfies Omit<Record<keyof AnyAsked, unknown>, 'refuse' | 'decline'> & Pick<AnyAsked, 'refuse' | 'decline'>;
    const acting: Acting = { kind: 'client', id: client?.clientId ?? null, operation: operation.id, requestId: c.get('requestId') };
    return actAs(acting, () => (handle as Handle<OperationKey>)(asked as unknown as AnyAsked));
  };
}

/** Registers the route of every operation of the table, with its description and its middleware. */
export function serveOperations(api: Hono<ApiEnv>, deps: ApiDependencies, limits: Limits): void {
  const middlewareOf = makeMiddleware(deps, limits);
  for (const [key, operation] of Object.entries<Operation>(operations)) {
    const [method = '', path = ''] = key.split(' ');
    const handler = handlers[key as OperationKey] as Handler<OperationKey>;
    const address = path.replace(/\{(\w+)\}/g, ':$1');
    api.on(
      method,
      address,
      describeRoute(describeOperation(key, operation)),
      ...middlewareOf(key, operation),
      answerWith(operation, handler(deps), makeAnswerOnce(deps.idempotency, key, operation)),
    );
  }
}
