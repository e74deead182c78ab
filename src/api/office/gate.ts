import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { officeHeader, unattendedHeader } from '../../contract/office/office-client.ts';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import type { OfficeKey } from '../../contract/office/operations.ts';
import type { Scope } from '../../contract/office/rights.ts';
import { holdsEverywhere, type StaffSession, scopeOf } from '../../domain/staff/staff.ts';
import { actAs } from '../../platform/database/database.ts';
import { makeRateLimit } from '../../platform/http/rate-limit.ts';
import { requestLocale } from '../problem.ts';
import type { OfficeContext, OfficeDependencies, OfficeEnv } from './office-dependencies.ts';
import type { OfficeAsked, OfficeHandler } from './office-handler.ts';
import { addressOf, type Checked, makeOfficeInput, passed } from './office-input.ts';
import { makeOfficeOnce } from './office-once.ts';
import { answerOfficeProblem, sendOfficeProblem } from './office-problem.ts';
import { wordOfficeRefusal } from './office-refusals.ts';
import { readSignature } from './read-signature.ts';
import { deviceCookie, sessionCookie } from './session-cookie.ts';

/**
 * The one way to serve an operation of the office. In this order, so that cheap checks come first and no body is read before it is
 * allowed: own site → rate limit → session → right → proof → schema → signature → one effect for a key → handler.
 */
export function makeGate(deps: OfficeDependencies) {
  const { staff, limits, officeUrl } = deps;
  const { origin } = new URL(officeUrl);
  const cookie = sessionCookie(officeUrl);
  const device = deviceCookie(officeUrl);
  const reads = makeRateLimit({ points: limits.readsPerMinute, seconds: 60 });
  const logins = makeRateLimit({ points: limits.loginsPer10Minutes, seconds: 600, networkPoints: 4 * limits.loginsPer10Minutes });
  const { readQuery, readBody, readBytes, withFile } = makeOfficeInput();

  /**
   * A page of another site must not make a browser act with its cookie: browsers say where a request comes from, a page elsewhere cannot
   * send our header without a preflight, which is never answered, and a form can send neither JSON nor bytes.
   */
  function refuseElsewhere(c: OfficeContext, { bytes, file }: OfficeOperation): Response | null {
    const from = c.req.header('sec-fetch-site');
    const isOwn = from === undefined ? c.req.header('origin') === origin : from === 'same-origin';
    if (!isOwn || c.req.header(officeHeader) !== '1') return answerOfficeProblem(c, 'from-elsewhere');
    const type = c.req.header('content-type');
    const isFitting = type === undefined || (bytes || file ? type === 'application/octet-stream' : /^application\/json\b/i.test(type));
    return isFitting ? null : answerOfficeProblem(c, 'wrong-type');
  }

  async function refuseOften(c: OfficeContext, { needs }: OfficeOperation): Promise<Response | null> {
    // Every opening of the office reads what its door shows; a department shares an address, and reads must not use up its logins.
    const isAttempt = needs === 'nothing' && c.req.method === 'POST';
    const wait = await (isAttempt ? logins : reads)(addressOf(c));
    return wait && answerOfficeProblem(c, 'too-often', { retryAfter: wait.seconds });
  }

  type Admitted = { session: StaffSession; scope: Scope | null };
  async function admit(c: OfficeContext, { needs, of, proof }: OfficeOperation): Promise<Checked<Admitted | undefined>> {
    if (needs === 'nothing') return passed(undefined);
    const token = cookie.read(c);
    const session = token && (await staff.sessionOf(token, { isAttended: c.req.header(unattendedHeader) === undefined }));
    if (!session) return { answer: answerOfficeProblem(c, 'not-logged-in') };
    c.set('session', session);
    const scope = needs !== 'session' && of !== undefined ? scopeOf(session, needs) : null;
    const isAllowed = needs === 'session' || scope !== null || (of === undefined && holdsEverywhere(session.grants, needs));
    if (!isAllowed) return { answer: answerOfficeProblem(c, 'not-allowed') };
    return proof && !session.isProvenForOwn ? { answer: answerOfficeProblem(c, 'proof-needed') } : passed({ session, scope });
  }

  /** The routes of the operations, and nothing else. */
  return function register<Key extends OfficeKey>(api: Hono<OfficeEnv>, key: Key, operation: OfficeOperation, handler: OfficeHandler<Key>) {
    const [method = '', path = ''] = key.split(' ');
    const handle = handler(deps);
    const onceFor = makeOfficeOnce(deps.idempotency, staff, operation);
    const isKeyed = method === 'POST' && !operation.keyless;
    api.on(method, path, async (c) => {
      const refused = refuseElsewhere(c, operation) ?? (await refuseOften(c, operation));
      if (refused) return refused;
      const admitted = await admit(c, operation);
      if ('answer' in admitted) return admitted.answer;
      const idempotencyKey = c.req.header('idempotency-key') ?? '';
      if (isKeyed && !/^[\x21-\x7e]{8,100}$/.test(idempotencyKey))
        return answerOfficeProblem(c, 'bad-fields', { errors: { 'Idempotency-Key': [idempotencyKey ? 'malformed' : 'required'] } });
      const query = readQuery(c, operation.query);
      if ('answer' in query) return query.answer;
      const fields = operation.bytes ? await readBytes(c, operation.bytes) : await readBody(c, operation.body);
      if ('answer' in fields) return fields.answer;
      const { session, scope } = admitted.value ?? {};
      const requestId = c.get('requestId');
      const asked = {
        locale: requestLocale(c),
        query: query.value,
        fields: fields.value,
        userAgent: c.req.header('user-agent') ?? '',
        requestId,
        ...(session && { session, by: { kind: 'staff' as const, id: session.staffId, requestId } }),
        ...(scope && { scope }),
        once: onceFor({
          c,
          owner: session?.staffId ?? randomUUID(),
          idempotencyKey,
          fields: ((operation.file ? query.value : fields.value) as object | undefined) ?? {},
          sign: () => readSignature(deps, c, { session, operation: operation.id, payload: fields.value }),
        }),
        reply: (answer: object) => c.json(answer),
        decline: (refusal: Parameters<typeof wordOfficeRefusal>[1]) => sendOfficeProblem(c, wordOfficeRefusal(c, refusal)),
        async openSession(token: string) {
          const opened = await staff.sessionOf(token, { isAttended: true });
          if (!opened) throw new Error('a session that was just opened is gone');
          cookie.give(c, token);
          c.set('staffId', opened.staffId);
          return opened;
        },
        closeSession: () => cookie.takeBack(c),
        device: { known: () => device.read(c), remember: (token: string) => device.give(c, token) },
      };
      // What a person writes may name a client, and no entry can be deleted: reasons stand in the records alone.
      const acting = {
        ...(session ? { kind: 'staff' as const, id: session.staffId } : { kind: 'system' as const, id: null }),
        operation: operation.id,
        requestId,
      };
      return withFile(c, operation, (file) => actAs(acting, () => handle({ ...asked, ...file } as unknown as OfficeAsked<Key>)));
    });
  };
}
