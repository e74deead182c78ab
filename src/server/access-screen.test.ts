import { createHash, createHmac } from 'node:crypto';
import { type IncomingHttpHeaders, request as send } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { makeAccessGate } from '../platform/http/access-gate.ts';
import { accessScreen } from './access-screen.ts';

describe('access gate', () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const guarded = ({ overTls = false, address = (): string => '203.0.113.7', onTry = (_outcome: string): void => undefined } = {}) => {
    const gate = makeAccessGate({
      code: 'obriy-2026',
      secret: 'a secret of thirty-two characters',
      clock: () => now,
      overTls,
      screen: accessScreen,
      onTry,
    });
    return serveListener(async (request, response) => {
      if (await gate.admits(request, response, address())) response.end('the site');
    });
  };
  const give = (site: string, code: string) =>
    fetch(`${site}/projects/?a=1`, { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' });

  it('shows nothing but the form, and the API nothing at all', async () => {
    const site = await guarded();
    const page = await fetch(site);
    expect([page.status, (await page.text()).includes('the site')]).toEqual([401, false]);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    for (const [path, word] of [
      ['/api/uk/apartments', 'Потрібен'],
      ['/api/en/apartments', 'needed'],
    ] as const) {
      const refused = await fetch(`${site}${path}`);
      expect([refused.status, await refused.json()]).toEqual([401, { message: expect.stringContaining(word), statusCode: 401 }]);
    }
  });

  it('opens for the right code, for thirty days', async () => {
    const site = await guarded();
    const opened = await give(site, 'obriy-2026');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/projects/?a=1']);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await fetch(site, { headers: { cookie } })).text()).toBe('the site');
    expect((await fetch(site, { headers: { cookie: cookie.replace('access=1', 'access=2') } })).status).toBe(401);
    now = new Date('2026-12-22T10:00:00Z');
    expect((await fetch(site, { headers: { cookie } })).status).toBe(401);
  });

  it('§2 hides the typed code, and reports a wrong one in the language of the address, with a red border', async () => {
    const site = await guarded();
    expect(await (await fetch(`${site}/uk/`)).text()).toContain('type="password"');
    for (const [path, words] of [
      ['/projects/', 'Код не підходить'],
      ['/en/projects/', 'does not fit'],
    ] as const) {
      const refused = await fetch(`${site}${path}`, { method: 'POST', body: new URLSearchParams({ code: 'wrong' }) });
      const html = await refused.text();
      expect([refused.status, html.includes(words), html.includes('aria-invalid="true"')]).toEqual([401, true, true]);
      expect(html).toMatch(/input\[aria-invalid\][^}]*border:1px solid #ff5a4f/);
    }
  });

  it('issues passes that cannot be made from the code alone, so that the code cannot be guessed offline', async () => {
    const site = await guarded();
    const until = String(now.getTime() + 86_400_000);
    const key = createHash('sha256').update('domivka access obriy-2026').digest();
    const forged = `access=${until}.${createHmac('sha256', key).update(until).digest('base64url')}`;
    expect((await fetch(site, { headers: { cookie: forged } })).status).toBe(401);
  });

  it('stops guessing', async () => {
    const site = await guarded();
    for (let tries = 0; tries < 10; tries++) await give(site, 'wrong');
    expect((await give(site, 'obriy-2026')).status).toBe(429);
  });

  it('counts the addresses of one network together', async () => {
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:a::1', '2001:db8::b:0:0:3'];
    let asked = 0;
    const site = await guarded({ address: () => network[asked++ % network.length] ?? '' });
    for (let tries = 0; tries < 10; tries++) await give(site, 'wrong');
    expect((await give(site, 'obriy-2026')).status).toBe(429);
  });

  it('counts a provider’s network of 48 bits and all addresses together, and reports each try', async () => {
    const tries: string[] = [];
    const count = (outcome: string) => tries.filter((one) => one === outcome).length;
    let asked = 0;
    const network = await guarded({ address: () => `2001:db8:0:${(asked++).toString(16)}::1`, onTry: (outcome) => tries.push(outcome) });
    for (let tries = 0; tries < 45; tries++) await give(network, 'wrong');
    expect([count('refused'), count('limited')]).toEqual([40, 5]);
    tries.length = 0;
    const everybody = await guarded({ address: () => `198.51.${asked >> 8}.${asked++ & 255}`, onTry: (outcome) => tries.push(outcome) });
    expect((await give(everybody, 'obriy-2026')).status).toBe(303);
    for (let tries = 0; tries < 305; tries++) await give(everybody, 'wrong');
    expect([count('passed'), count('refused'), count('limited')]).toEqual([1, 299, 6]);
  });

  it('never redirects to another host, and limits the cookie to encrypted connections where there are such', async () => {
    const site = await guarded({ overTls: true });
    for (const path of ['//evil.example/', '/\\evil.example/', 'http://evil.example/']) {
      const headers = await new Promise<IncomingHttpHeaders>((resolve) => {
        const asked = send(site, { method: 'POST', path }, (answer) => resolve(answer.resume().headers));
        asked.end('code=obriy-2026');
      });
      expect([path, headers.location]).toEqual([path, '/']);
      expect(headers['set-cookie']?.[0]).toMatch(/^__Host-access=\S+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
      const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      expect(await (await fetch(site, { headers: { cookie } })).text()).toBe('the site');
      expect((await fetch(site, { headers: { cookie: cookie.slice('__Host-'.length) } })).status).toBe(401);
    }
  });
});
