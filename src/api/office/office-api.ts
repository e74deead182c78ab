import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import { type OfficeKey, officeOperations } from '../../contract/office/operations.ts';
import { commonHeaders } from '../../platform/http/security-headers.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { makeGate } from './gate.ts';
import { noteOfficeSecurity } from './note-security.ts';
import type { OfficeDependencies, OfficeEnv } from './office-dependencies.ts';
import type { OfficeHandler } from './office-handler.ts';
import { officeHandlers } from './office-handlers.ts';
import { answerOfficeProblem } from './office-problem.ts';

/**
 * The API of the office under `/office/api`, apart from the public one: it knows a cookie and therefore allows no other site. No answer is
 * stored anywhere on its way, and each has the id of its request, which stands in the audit too.
 */
export function makeOfficeApi(deps: OfficeDependencies): Hono<OfficeEnv> {
  const api = new Hono<OfficeEnv>();
  api.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    for (const [name, value] of Object.entries({ ...commonHeaders, 'cache-control': 'no-store', 'x-request-id': requestId }))
      c.res.headers.set(name, value);
  });
  api.use(noteOfficeSecurity(deps));
  const register = makeGate(deps);
  for (const [key, operation] of Object.entries<OfficeOperation>(officeOperations))
    if (!operation.ofPasswords || deps.officePasswords)
      register(api, key as OfficeKey, operation, officeHandlers[key as OfficeKey] as OfficeHandler<OfficeKey>);
  const methods = new Map(api.routes.filter(({ method }) => method !== 'ALL').map(({ path, method }) => [path, method]));
  for (const [path, method] of methods)
    api.all(path, (c) => {
      const answer = answerOfficeProblem(c, 'wrong-method');
      answer.headers.set('allow', method === 'GET' ? 'GET, HEAD' : method);
      return answer;
    });
  api.notFound((c) => answerOfficeProblem(c, 'unknown-address'));
  api.onError((fault, c) => {
    if (fault instanceof Unreachable) return answerOfficeProblem(c, 'unreachable', { retryAfter: fault.retryAfterSeconds });
    deps.log.error({ err: fault, id: c.get('requestId'), method: c.req.method, path: c.req.path }, 'an office request failed');
    return answerOfficeProblem(c, 'fault');
  });
  return api;
}
