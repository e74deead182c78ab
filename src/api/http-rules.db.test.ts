import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { consultationForm, openApi, postJson } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { problemSchema } from '../contract/errors.ts';
import { inMemory } from './in-memory.ts';

onOneEngine('the manners of the API', (open) => {
  it('compresses long answers for visitors, and answers 304 by their tag', async () => {
    const { ask } = await openApi(await open(), { flats: Array.from({ length: 12 }, () => ({})) });
    const headers = { 'accept-encoding': 'gzip' };
    const packed = await ask('/api/uk/apartments', { headers });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await (await ask('/api/uk/apartments')).text());
    const again = await ask('/api/uk/apartments', { headers: { ...headers, 'if-none-match': packed.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('gives our own pages, in memory, exactly the answers of the HTTP API', async () => {
    const { ask, api } = await openApi(await open(), { flats: Array.from({ length: 12 }, () => ({})) });
    for (const path of [
      'uk/apartments',
      'en/apartments?roomsNumber=2&usd=1',
      'uk/apartment/flat-0',
      'en/static-pages',
      'openapi.json',
      'uk/apartment/nope',
    ]) {
      const outside = await ask(`/api/${path}`);
      const inside = await inMemory(api)(`/api/${path}`);
      expect([path, inside.ok, inside.status]).toEqual([path, outside.ok, outside.status]);
      expect(await inside.json()).toStrictEqual(await outside.json());
    }
  });

  it('tags answers, answers 304 to a client that has them, and drops the tag when the data changes', async () => {
    const { ask, db, catalogue } = await openApi(await open());
    for (const path of ['/api/uk/apartments', '/api/uk/apartment/flat-0', '/api/uk/static-pages', '/api/openapi.json']) {
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect([path, etag]).toEqual([path, expect.stringMatching(/^"[\w-]{20,}"$/)]);
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
        expect((await ask(path, { headers: { 'if-none-match': known } })).status).toBe(304);
      expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
    const tagOf = async () => (await ask('/api/uk/apartments')).headers.get('etag');
    const before = await tagOf();
    await db.updateTable('apartment').set({ price_minor: 6_500_000 }).execute();
    await catalogue.reload();
    expect(await tagOf()).not.toBe(before);
  });

  it('limits readers and senders by address, but never our own pages', async () => {
    const { api } = await openApi(await open(), { limits: { readsPerMinute: 2, formsPer10Minutes: 1 } });
    const from = async (address: string, path = '/api/uk/apartments', init?: RequestInit) => api.request(path, init, { address });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await from('192.0.2.7')).status);
    expect(statuses).toEqual([200, 200, 429]);
    const limited = await from('192.0.2.7');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problemSchema.parse(await limited.json()).statusCode).toBe(429);
    expect((await from('192.0.2.8')).status).toBe(200);
    for (let i = 0; i < 2; i++) await from('2001:db8:1:2::1');
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await from('192.0.2.9', '/api/uk/consultation', postJson(consultationForm))).status).toBe(201);
    expect((await from('192.0.2.9', '/api/uk/consultation', postJson(consultationForm))).status).toBe(429);
    const forms = [];
    for (let i = 0; i < 6; i++)
      forms.push((await from(`2001:db8:9:${i}::1`, '/api/uk/consultation', postJson(consultationForm, `key-of-form-${i}`))).status);
    expect(forms).toEqual([201, 201, 201, 201, 429, 429]);
    const documents = [];
    for (let i = 0; i < 61; i++) documents.push((await from('192.0.2.10', '/api/uk/pages?kind=news')).status);
    expect([documents.indexOf(429), documents[0]]).toEqual([60, 200]);
    for (let i = 0; i < 5; i++) expect((await api.request('/api/uk/apartments', {}, { inMemory: true })).status).toBe(200);
  });

  it('§8 answers unknown addresses, methods and locales as problems', async () => {
    const { refused, ask } = await openApi(await open());
    for (const path of ['/api/', '/api/uk', '/api/de/apartments', '/api/de/static-pages', '/api/uk/nothing', '/api/uk/apartments/'])
      expect([path, (await refused(path)).status]).toEqual([path, 404]);
    expect((await refused('/api/de/nothing')).message, '§9 the fallback is Ukrainian').toMatch(/адрес/);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask('/api/uk/apartments', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    expect(await refused('/api/uk/consultation')).toMatchObject({ status: 405 });
    expect((await refused('/api/de/consultation', { method: 'PUT' })).status).toBe(404);
    const options = await ask('/api/uk/consultation', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const head = await ask('/api/uk/apartments', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('accepts requests of sites on other hosts from the browser, without any right of the visitor', async () => {
    const { ask } = await openApi(await open());
    const origin = 'https://another.example';
    for (const [path, init] of [
      ['/api/uk/apartments', {}],
      ['/api/uk/apartments', { headers: { origin, 'if-none-match': '*' } }],
      ['/api/uk/apartments?page=0', { headers: { origin } }],
      ['/api/uk/nothing', { headers: { origin } }],
      ['/api/uk/consultation', postJson(consultationForm)],
    ] satisfies [string, RequestInit][]) {
      const { headers } = await ask(path, init);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'none'/);
    }
    expect((await ask('/api/docs/')).headers.get('content-security-policy')).toContain(
      "script-src 'self'; style-src 'self' 'unsafe-inline'",
    );
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,idempotency-key' };
    const { status, headers } = await ask('/api/uk/consultation', { method: 'OPTIONS', headers: asked });
    expect([status, headers.get('access-control-allow-methods'), headers.get('access-control-allow-headers')]).toEqual([
      204,
      'POST, OPTIONS',
      'accept-language, authorization, content-type, idempotency-key',
    ]);
  });

  it('logs no fault for a client that disconnects during an upload', async () => {
    const { api, logged } = await openApi(await open());
    const site = await serveListener(getRequestListener(api.fetch));
    for (const [path, length] of [
      ['/api/uk/consultation', 'Content-Length: 500'],
      ['/api/uk/consultation', 'Transfer-Encoding: chunked'],
      ['/api/uk/resume', 'Transfer-Encoding: chunked'],
    ])
      await new Promise((left) => {
        const socket = connect(Number(new URL(site).port), '127.0.0.1', () => {
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nIdempotency-Key: 12345678\r\n${length}\r\n\r\n`,
          );
          setTimeout(() => left(socket.destroy()), 100);
        });
      });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(logged).toEqual([]);
  });

  it('§8 hides the details of a fault and logs it under the number in the answer', async () => {
    const { db, ask, logged } = await openApi(await open());
    await db.schema.alterTable('room_area').renameTo('lost').execute();
    const answer = await ask('/api/en/apartment/flat-0');
    const text = await answer.text();
    expect([answer.status, text.includes('room_area')]).toEqual([500, false]);
    expect(problemSchema.parse(JSON.parse(text)).statusCode).toBe(500);
    expect(logged).toMatchObject([{ id: answer.headers.get('x-request-id'), path: '/api/en/apartment/flat-0' }]);
  });
});
