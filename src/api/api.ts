import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { isLocale } from '../base/locale.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { addCallbacks } from './deals/callbacks/callbacks.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { waitForTurn } from './fair-turn.ts';
import { readableAddress } from './middleware.ts';
import { describeApi } from './openapi.ts';
import { makePacking } from './pack-answers.ts';
import { answerProblem } from './problem.ts';
import { addReference } from './reference.ts';
import { noteSecurity } from './security-events.ts';
import { type Answer, makeAnswer, sendJson } from './send-json.ts';
import { makeLimits, serveOperations } from './serve-operations.ts';

const everyAnswer = {
  ...commonHeaders,
  // Sites on other hosts may use this API from the browser. It reads no cookie, so a request has no rights of the visitor.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
};
const withCommonHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', randomUUID());
  await next();
  for (const [name, value] of Object.entries(everyAnswer)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};

/**
 * The whole HTTP API under `/api`; `inMemory` serves our own pages, which are not counted against any limit. A fault is logged with the request's number and answered 500 without a detail.
 */
export function makeApi(deps: ApiDependencies): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  const limits = makeLimits(deps);
  api.use(withCommonHeaders, noteSecurity(deps), readableAddress, waitForTurn(deps.fairShare), makePacking());
  serveOperations(api, deps, limits);
  addCallbacks(api, deps, limits.reads);

  // Generated on the first request: it would take longer at the start than the rest of the API.
  let described: Promise<Answer> | undefined;
  api.get('/api/openapi.json', limits.reads, async (c) => {
    described ??= describeApi(api, deps.publicUrl).then((document) => makeAnswer(() => document));
    return sendJson(c, await described);
  });
  addReference(api, limits.reads);

  refuseOtherMethods(api);
  api.notFound((c) => answerProblem(c, 'unknown-address'));
  api.onError((fault, c) => {
    if (fault instanceof Unreachable) return answerProblem(c, 'unreachable', undefined, fault.retryAfterSeconds);
    // The client has disconnected: leaving during an upload is no fault of the server.
    if (isLeaving(fault) && c.req.raw.signal.aborted) return answerProblem(c, 'too-slow');
    const id = c.get('requestId');
    deps.log.error({ err: fault, id, method: c.req.method, path: c.req.path }, 'an API request failed');
    const answer = answerProblem(c, 'fault');
    answer.headers.set('x-request-id', id);
    return answer;
  });
  return api;
}

const isLeaving = (fault: Error): boolean => (fault as NodeJS.ErrnoException).code === 'ECONNRESET' && fault.message === 'aborted';

const preflight = {
  'access-control-allow-headers': 'accept-language, authorization, content-type, idempotency-key',
  'access-control-max-age': '86400',
};

function refuseOtherMethods(api: Hono<ApiEnv>): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of api.routes.filter(({ method }) => method !== 'ALL'))
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    const hasLocale = path.includes(':locale');
    api.all(path, (c) => {
      if (hasLocale && !isLocale(c.req.param('locale'))) return answerProblem(c, 'unknown-address');
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow, ...preflight, 'access-control-allow-methods': allow });
      const answer = answerProblem(c, 'wrong-method');
      answer.headers.set('allow', allow);
      return answer;
    });
  }
}
