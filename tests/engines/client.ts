import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { WireLoginAnswer, WireUser } from '../../src/contract/clients/clients.ts';
import type { Visitor } from './visitor.ts';

export const somePhone = () => `+38050${String(randomInt(10_000_000)).padStart(7, '0')}`;

const asking = (request: APIRequestContext, token?: string) => {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  return {
    get: async <Answer>(path: string): Promise<Answer> => {
      const answer = await request.get(`/api/${path}`, { headers });
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    post: async <Answer>(path: string, data: object): Promise<Answer> => {
      const answer = await request.post(`/api/${path}`, { data, headers: { 'idempotency-key': randomUUID(), ...headers } });
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
};

type Requests = { requests: { about: { slug: string } | null; messages: { text: string }[] }[] };

/** Reads and commands of a client by a token, through the API alone. */
export function clientWith(request: APIRequestContext, token: string) {
  const { get, post } = asking(request, token);
  return {
    user: async () => (await get<{ user: WireUser }>('client/get')).user,
    requests: async () => (await get<Requests>('client/requests')).requests,
    hold: async (apartment: number, locale: string) => {
      const { terms } = await get<{ terms: { version: string } }>('deal/terms');
      return (await post<{ deal: { id: string } }>('deal/make', { apartment_id: apartment, terms: terms.version, locale })).deal.id;
    },
    cancel: (deal: string) => post('deal/cancel', { deal_id: deal }),
  };
}

/** Logs the owner of a phone in, without a browser. */
export async function clientOf(request: APIRequestContext, phone: string) {
  const { post } = asking(request);
  const { code } = await post<{ code: string }>('client/start-phone-check', { phone });
  const { token } = await post<WireLoginAnswer>('client/login', { phone, code });
  return clientWith(request, token);
}

/** The one who is logged in in the window. */
export async function clientIn({ window }: Visitor, request: APIRequestContext) {
  const cookies = await window.evaluate(() => document.cookie);
  return clientWith(request, /account-token=([^;]+)/.exec(cookies)?.[1] ?? '');
}
