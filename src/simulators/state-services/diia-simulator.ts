import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { localePath } from '../../base/locale.ts';
import { diiaServices } from '../../integrations/state-services/diia.ts';
import { type DiiaPlay, type DiiaRequest, diiaPlayedOut, diiaStatusAt } from '../../integrations/state-services/diia-request.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { makeFaults } from '../fault-injection.ts';
import { jsonStore } from '../json-store.ts';
import { diiaCallback } from './diia-callback.ts';
import { makeSimulatorSeals } from './diia-simulator-seals.ts';

const shownAtMost = 100;
/** A partner of the demo, with the offers that it has made there. */
export const demoPartner = {
  acquirerToken: 'simulator',
  authToken: 'c2ltdWxhdG9y',
  branchId: 'branch',
  sharingOfferId: 'sharing',
  signingOfferId: 'signing',
};
const session = 'simulated-session';

type Settings = {
  folder: string;
  clock: Clock;
  /** The address of the person's simulated phone. */
  pagesAt: string;
  /** The address that the partner has registered for callbacks. */
  callsAt: string;
  /** Schedules a task. */
  later?: (ms: number, work: () => void) => void;
};

const laterByTimer = (ms: number, work: () => void) => void setTimeout(work, ms).unref();
const refused = (status: number, message: string) => Response.json({ message }, { status });
const idShape = /^[\w-]{1,64}$/;

/**
 * A Diia that knows invented people only and has the partner API of the real one, seals included, so that its adapter is the real one. The
 * actions of a person are played by `play`; callbacks travel over HTTP.
 */
export function makeDiiaSimulator({ folder, clock, pagesAt, callsAt, later = laterByTimer }: Settings) {
  const store = jsonStore<DiiaRequest>(join(folder, 'requests'), 2_000);
  const faults = makeFaults(clock);
  const { seals, answer: answerSeals, ...signing } = makeSimulatorSeals(folder);

  async function call(request: DiiaRequest, play: DiiaPlay): Promise<void> {
    const callback = await diiaCallback(signing, request, play);
    const status = await fetch(callsAt, { method: 'POST', ...callback, signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.status,
      () => null,
    );
    const called = { at: clock().toISOString(), status, about: play };
    await store.change(request.id, (current) => ({ ...current, calls: [...current.calls, called] }));
  }

  async function create(asked: Record<string, unknown>): Promise<Response> {
    const { offerId, requestId, returnLink = '', data } = asked;
    const kind = { [demoPartner.sharingOfferId]: 'sharing' as const, [demoPartner.signingOfferId]: 'signing' as const }[String(offerId)];
    if (!kind || typeof requestId !== 'string' || !idShape.test(requestId)) return refused(400, 'Bad request');
    const files =
      (data as { hashedFilesSigning?: { hashedFiles?: DiiaRequest['files'] } } | undefined)?.hashedFilesSigning?.hashedFiles ?? [];
    if (kind === 'signing' && files.length === 0) return refused(400, 'Nothing to sign');
    if (!(await store.find(requestId))) {
      const nothing = { happenings: [], calls: [] };
      await store.put({
        ...nothing,
        id: requestId,
        requestId,
        kind,
        returnLink: String(returnLink),
        files,
        createdAt: clock().toISOString(),
      });
    }
    const isEnglish = URL.parse(String(returnLink))?.pathname.startsWith('/en/');
    return Response.json({ deeplink: localePath(isEnglish ? 'en' : 'uk', `${pagesAt}${requestId}/`) });
  }

  /** Diia's API for partners. */
  const answer = faults.wrap(async (address, { method = 'GET', headers, body }) => {
    const { pathname, searchParams } = new URL(address);
    const authorization = new Headers(headers).get('authorization');
    if (pathname === `/api/v1/auth/acquirer/${demoPartner.acquirerToken}`)
      return authorization === `Basic ${demoPartner.authToken}` ? Response.json({ token: session }) : refused(401, 'Unauthorized');
    if (authorization !== `Bearer ${session}`) return refused(401, 'Unauthorized');
    switch (`${method} ${pathname}`) {
      case `POST /api/v2/acquirers/branch/${demoPartner.branchId}/offer-request/dynamic`:
        return create((jsonIn(String(body)) ?? {}) as Record<string, unknown>);
      case 'GET /api/v1/acquirers/offer-request/status': {
        const request = await store.find(searchParams.get('requestId') ?? '');
        return request ? Response.json({ status: diiaStatusAt(request, clock()) }) : refused(404, 'Not found');
      }
      default:
        return refused(404, 'Not found');
    }
  });

  /** Plays an action of the person; a completed or refused request changes no more. False when there is no such request. */
  async function play(id: string, what: DiiaPlay): Promise<boolean> {
    let callsAfterMs: number[] = [];
    const changed = await store.change(id, (request) => {
      if (what !== 'forge' && request.happenings.length > 0) return request;
      const out = diiaPlayedOut(what, clock());
      callsAfterMs = out.callsAfterMs;
      return { ...request, happenings: [...request.happenings, ...out.happenings] };
    });
    // A callback that cannot be sent is one that got lost.
    if (changed) for (const ms of callsAfterMs) later(ms, () => void call(changed, what).catch(() => undefined));
    return changed !== null;
  }

  return {
    port: diiaServices({ ...demoPartner, provider: 'simulator', seals, clock, address: 'http://diia.simulator', send: answer }),
    answer,
    answerSeals,
    faults,
    play,
    find: store.find,
    list: () => store.list(shownAtMost),
  };
}
export type DiiaSimulator = ReturnType<typeof makeDiiaSimulator>;
