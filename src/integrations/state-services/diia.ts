import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import type { StateServicesPort } from '../../domain/deals/state-services-port.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { readDiiaCall, requestIdIn } from './diia-call.ts';
import type { Seals } from './seals.ts';

const tokenSchema = z.object({ token: z.string().check(z.minLength(1)) });
const linkSchema = z.object({ deeplink: z.string().check(z.minLength(1)) });
const statusSchema = z.object({ status: z.optional(z.string()) });
/** A session of Diia lasts two hours. */
const sessionMs = 110 * minuteMs;
/** No published description lists the words of a status: these count as a refusal, no other does. */
const refusal = /^(refus|reject|declin|cancel)/i;

export type DiiaSettings = {
  acquirerToken: string;
  /** The value after `Basic` in the request for a session. */
  authToken: string;
  branchId: string;
  /** The offers registered once for this purpose: one shares documents, the other signs hashes. */
  sharingOfferId: string;
  signingOfferId: string;
  seals: Seals;
  clock: Clock;
  provider?: string;
  address?: string;
  patienceMs?: number;
  send?: Send;
};

/** Diia's sharing and Diia.Signature for a registered partner. docs/how-to/connect-diia.md describes the registration. */
export function diiaServices(settings: DiiaSettings): StateServicesPort {
  const { acquirerToken, authToken, branchId, seals, clock, provider = 'diia', address = 'https://api2.diia.gov.ua' } = settings;
  const diia = makeRemoteService({ name: provider, address, clock, patienceMs: settings.patienceMs, send: settings.send });
  let session: { token: string; askedAt: number } | undefined;

  /**
   * A caller without a session requests one of its own: three callers that wait for a silent Diia must count as three failures and open the
   * circuit.
   */
  async function askSession(): Promise<string> {
    const askedAt = clock().getTime();
    const token = await diia.ask({
      path: `/api/v1/auth/acquirer/${encodeURIComponent(acquirerToken)}`,
      init: { headers: { authorization: `Basic ${authToken}` } },
      read: ({ text }) => tokenSchema.safeParse(jsonIn(text)).data?.token,
    });
    session = { token, askedAt };
    return token;
  }

  /** Requests a session once more when Diia has ended it. */
  async function ask<Value>(path: string, init: RequestInit, read: (text: string) => Value | undefined, again = true): Promise<Value> {
    const isYoung = session && Math.abs(clock().getTime() - session.askedAt) < sessionMs;
    const bearer = await (session && isYoung ? session.token : askSession());
    const outcome = await diia.ask({
      path,
      init: { ...init, headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' } },
      read({ status, text }) {
        if (status === 401 || status === 403) return 'signed out' as const;
        const value = read(text);
        return value === undefined ? undefined : { value };
      },
    });
    if (outcome !== 'signed out') return outcome.value;
    session = undefined;
    if (!again) throw new Unreachable(provider, 'does not know us', 60);
    return ask(path, init, read, false);
  }

  const openRequest = (body: object): Promise<{ link: string }> =>
    ask(
      `/api/v2/acquirers/branch/${encodeURIComponent(branchId)}/offer-request/dynamic`,
      { method: 'POST', body: JSON.stringify(body) },
      (text) => {
        const link = linkSchema.safeParse(jsonIn(text)).data?.deeplink;
        return link === undefined ? undefined : { link };
      },
    );

  return {
    provider,
    askDocuments: ({ requestId, returnUrl }) => openRequest({ offerId: settings.sharingOfferId, requestId, returnLink: returnUrl }),
    async askSignature({ requestId, returnUrl, agreement: { name, content } }) {
      const hashedFiles = [{ fileName: name, fileHash: await seals.hash(content) }];
      const data = { hashedFilesSigning: { hashedFiles } };
      return openRequest({ offerId: settings.signingOfferId, requestId, returnLink: returnUrl, signAlgo: 'DSTU', data });
    },
    requestIdIn: async (headers) => requestIdIn(headers),
    readCallback: (call) => readDiiaCall(call, seals),
    checkSignature: ({ content, signature }) => seals.check(content, signature),
    async ask(requestId) {
      const { status = '' } = await ask(
        `/api/v1/acquirers/offer-request/status?requestId=${encodeURIComponent(requestId)}`,
        {},
        (text) => statusSchema.safeParse(jsonIn(text)).data,
      );
      return refusal.test(status) ? { requestId, kind: 'declined' } : null;
    },
  };
}
