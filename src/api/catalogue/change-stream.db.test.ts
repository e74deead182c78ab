import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, openApi, postJson, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema } from '../../contract/deals/deals.ts';
import type { ApiEnv } from '../dependencies.ts';
import { makeApartmentChanges } from './change-stream.ts';

onOneEngine('the stream of changes of apartments', (open) => {
  async function build() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const api = await openApi(await open(), { clock, flats: [{}] });
    const { headers } = await logIn(api);
    const send = async (path: string, body: object) => {
      const init = postJson(body, crypto.randomUUID());
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers } });
      return strict(dealAnswerSchema, await answer.json()).deal;
    };
    return { ...api, send };
  }

  it('§1 notifies open pages of a hold and of its end as they happen, up to the limit of connections', async () => {
    const { ask, send, catalogue, ids } = await build();
    const stream = await ask('/api/apartment-changes');
    expect([stream.status, stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value;
    expect(await next()).toBe('retry: 3000\n\n');
    const { id } = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'en' });
    await catalogue.followChanges();
    const said = (status: string, end: string | null) =>
      `event: availability\ndata: ${JSON.stringify({ id: ids[0], slug: 'flat-0', status, booking_expiration: end })}\n\n`;
    expect(await next()).toBe(said('held', '2026-11-21 14:15:00'));
    await send('cancel', { deal_id: id });
    await catalogue.followChanges();
    expect(await next()).toBe(said('available', null));
    await catalogue.reload();
    expect(await next()).toBe('event: anything\ndata: {}\n\n');
    const others = await Promise.all(Array.from({ length: 20 }, () => ask('/api/apartment-changes')));
    expect(others.map(({ status }) => status)).toEqual([...Array.from({ length: 19 }, () => 200), 503]);
    await others[0]?.body?.cancel();
    const freed = await ask('/api/apartment-changes');
    expect(freed.status).toBe(200);
    for (const one of [freed, ...others.slice(1, 19)]) await one.body?.cancel();
    await reader?.cancel();
  });

  it('gives an IPv6 network of 48 bits no more streams than four addresses', async () => {
    const { catalogue } = await build();
    const changes = makeApartmentChanges({ catalogue });
    const api = new Hono<ApiEnv>().get('/', (c) => changes.show(c));
    onTestFinished(changes.close);
    const look = (address: string) => api.request('/', {}, { address });
    const opened = await Promise.all(Array.from({ length: 80 }, (_, at) => look(`2001:db8:1:${at.toString(16)}::1`)));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await look('2001:db8:1:ffff::1')).status).toBe(503);
    expect((await look('2001:db8:2:1::1')).status).toBe(200);
    await opened[0]?.body?.cancel();
    expect((await look('2001:db8:1:ffff::1')).status).toBe(200);
  });

  it('closes each connection after a while, read or not', async () => {
    const { catalogue } = await build();
    const changes = makeApartmentChanges({ catalogue }, 5);
    const api = new Hono<ApiEnv>().get('/', (c) => changes.show(c));
    onTestFinished(changes.close);
    const stream = await api.request('/', {}, { address: '192.0.2.7' });
    const beats = (await stream.text()).split('\n\n').filter((event) => event === ':');
    expect(beats).toHaveLength(44);
  });

  it('§1 gives no connection to a HEAD request, nor for long to a client that reads nothing', async () => {
    const { catalogue } = await build();
    const changes = makeApartmentChanges({ catalogue }, 20);
    const api = new Hono<ApiEnv>().get('/', (c) => changes.show(c));
    onTestFinished(changes.close);
    const look = (method: string) => api.request('/', { method }, { address: '192.0.2.7' });
    for (let times = 0; times < 25; times++) expect((await look('HEAD')).status).toBe(200);
    const reading = await look('GET');
    const reader = reading.body?.getReader();
    const unread = await Promise.all(Array.from({ length: 19 }, () => look('GET')));
    expect(unread.map(({ status }) => status)).toEqual(Array(19).fill(200));
    expect((await look('GET')).status).toBe(503);
    for (let beats = 0; beats < 8; beats++) expect((await reader?.read())?.done).toBe(false);
    expect((await Promise.all(Array.from({ length: 20 }, () => look('GET')))).map(({ status }) => status)).toEqual([
      ...Array(19).fill(200),
      503,
    ]);
    expect((await reader?.read())?.done).toBe(false);
  });
});
