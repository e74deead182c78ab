import { createHash, createHmac } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeAccessGate } from './access-gate.ts';
import { refuseMethod } from './known-methods.ts';
import { finishPage } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { makeStaticFiles } from './static-files.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('access gate', () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const guarded = ({ overTls = false, address = (): string => '203.0.113.7', onTry = (_outcome: string): void => undefined } = {}) => {
    const gate = makeAccessGate({ code: 'obriy-2026', secret: 'a secret of thirty-two characters', clock: () => now, overTls, onTry });
    return serve(async (request, response) => {
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

  it('§2 hides what is typed, and says in the language of the address that a wrong code does not fit, with a red border', async () => {
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

  it('gives passes that cannot be made from the code alone, so that nobody guesses it by them uncounted', async () => {
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

  it('counts a provider’s network of 48 bits and all addresses together, and tells of each try', async () => {
    const told: string[] = [];
    const count = (outcome: string) => told.filter((one) => one === outcome).length;
    let asked = 0;
    const network = await guarded({ address: () => `2001:db8:0:${(asked++).toString(16)}::1`, onTry: (outcome) => told.push(outcome) });
    for (let tries = 0; tries < 45; tries++) await give(network, 'wrong');
    expect([count('refused'), count('limited')]).toEqual([40, 5]);
    server?.close();
    told.length = 0;
    const everybody = await guarded({ address: () => `198.51.${asked >> 8}.${asked++ & 255}`, onTry: (outcome) => told.push(outcome) });
    expect((await give(everybody, 'obriy-2026')).status).toBe(303);
    for (let tries = 0; tries < 305; tries++) await give(everybody, 'wrong');
    expect([count('passed'), count('refused'), count('limited')]).toEqual([1, 299, 6]);
  });

  it('sends nobody to another host, and keeps the cookie on encrypted connections where there are such', async () => {
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

it('answers 405 to methods that nothing takes, on pages and below the API', async () => {
  const site = await serve((request, response) => {
    if (!refuseMethod(request, response, request.url ?? '')) response.end('taken');
  });
  const ask = (method: string, path: string) =>
    new Promise((resolve) =>
      send(`${site}`, { method, path }, (answer) => resolve([method, path, answer.resume().statusCode, answer.headers.allow])).end(),
    );
  for (const path of ['/', '/simulators/bank/', '/pictures/a.webp', '/api/uk/apartments'])
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE', 'M-SEARCH']) {
      const isApi = path.startsWith('/api/') && ['PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);
      const allow = path.startsWith('/api/') ? undefined : 'GET, HEAD, POST';
      expect(await ask(method, path)).toEqual([method, path, isApi ? 200 : 405, allow]);
    }
  for (const method of ['GET', 'HEAD', 'POST']) expect(await ask(method, '/')).toEqual([method, '/', 200, undefined]);
});

describe('static files', () => {
  it('serves nothing of a folder that is named hidden', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    await mkdir(join(folder, 'generator'));
    for (const name of ['generator/mask.svg', 'manifest.json', 'plan.svg']) await writeFile(join(folder, name), '<svg/>');
    const files = makeStaticFiles([{ prefix: '/pictures/', folder, cacheControl: 'public', hidden: /^\/*generator\/|\.json$/ }]);
    const site = await serve(async (request, response) => {
      if (!(await files(request, response, request.url ?? ''))) response.writeHead(404).end();
    });
    const status = (path: string) =>
      new Promise((resolve) => send(`${site}`, { path }, (answer) => resolve(answer.resume().statusCode)).end());
    const closed = ['manifest.json', 'generator/mask.svg', '/generator/mask.svg', 'x/../generator/mask.svg', 'generator%2fmask.svg'];
    for (const path of closed) expect([path, await status(`/pictures/${path}`)]).toEqual([path, 404]);
    expect(await status('/pictures/plan.svg')).toBe(200);
  });

  it('serves known files and nothing outside their folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    await mkdir(join(folder, 'open'));
    await writeFile(join(folder, 'open/app.js'), 'let home;'.repeat(300));
    await writeFile(join(folder, 'open/.secret.js'), 'secret');
    await writeFile(join(folder, 'secret.js'), 'secret');
    const files = makeStaticFiles([{ prefix: '/assets/', folder: join(folder, 'open'), cacheControl: 'public' }]);
    const site = await serve(async (request, response) => {
      if (!(await files(request, response, request.url ?? ''))) response.writeHead(404).end();
    });
    // fetch would tidy the path before it leaves.
    const status = (path: string) =>
      new Promise((resolve) => send(`${site}`, { path }, (answer) => resolve(answer.resume().statusCode)).end());
    const file = await fetch(`${site}/assets/app.js`, { headers: { 'accept-encoding': 'br' } });
    expect([file.headers.get('content-encoding'), (await file.text()).length]).toEqual(['br', 2700]);
    await writeFile(join(folder, 'open/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await writeFile(join(folder, 'open/photo.webp'), 'a picture');
    for (const name of ['app.js', 'plan.svg', 'photo.webp']) {
      const { headers } = await fetch(`${site}/assets/${name}`);
      expect([name, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        name,
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
      expect([name, headers.get('content-security-policy')]).toEqual([
        name,
        expect.stringMatching(/script-src 'none'.*frame-ancestors 'none'/),
      ]);
    }
    expect((await fetch(`${site}/assets/app.js`, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })).status).toBe(304);
    for (const path of [
      '/assets/../secret.js',
      '/assets/%2e%2e/secret.js',
      '/assets/..%2fsecret.js',
      '/assets/.secret.js',
      '/assets/%00.js',
      '/assets/%zz.js',
      '/secret.js',
    ])
      expect(await status(path), path).toBe(404);
  });

  it('go out as the build packed them, to who takes that', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const text = 'let home = 1;\n'.repeat(300);
    await writeFile(join(folder, 'app.js'), text);
    const packed = brotliCompressSync(`${text}// packed by the build`);
    await writeFile(join(folder, 'app.js.br'), packed);
    const files = makeStaticFiles([{ prefix: '/assets/', folder, cacheControl: 'public' }]);
    const site = await serve(async (request, response) => {
      if (!(await files(request, response, request.url ?? ''))) response.writeHead(404).end();
    });
    const get = (encoding: string) => fetch(`${site}/assets/app.js`, { headers: { 'accept-encoding': encoding } });
    const small = await get('br');
    expect([small.headers.get('content-length'), (await small.text()).endsWith('packed by the build')]).toEqual([
      String(packed.length),
      true,
    ]);
    expect(await (await get('gzip')).text()).toBe(text);
    expect((await fetch(`${site}/assets/app.js.br`)).status).toBe(404);
  });
});

describe('finished pages', () => {
  const text = 'Домівка '.repeat(400);
  const site = () => {
    const page = finishPage(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }, Buffer.from(text));
    return serve((request, response) => void sendPage(request, response, page));
  };

  it('go out packed as the visitor takes them, first and later alike', async () => {
    const address = await site();
    for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
      const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
        encoding,
        'accept-encoding',
        'public, max-age=0',
      ]);
      expect(await answer.text()).toBe(text);
    }
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([null, String(Buffer.byteLength(text))]);
  });

  it('send a HEAD the length without the body', async () => {
    const answer = await fetch(await site(), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, String(Buffer.byteLength(text)), '']);
  });

  it('are not sent again to whoever has them, also through a proxy that weakens the mark', async () => {
    const address = await site();
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await fetch(address, { headers: { 'if-none-match': known } });
      expect([answer.status, answer.headers.get('etag'), await answer.text()], known).toEqual([304, etag, '']);
    }
    expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('content security policy', () => {
  it('allows the inline scripts of the page by hash and no other', () => {
    const policy = contentSecurityPolicy(
      '<script>let a</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(["'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('lets pages fetch ahead what is ours, which Firefox judges by the default alone, and names every kind that may be loaded', () => {
    const directives = contentSecurityPolicy('').split('; ');
    const kinds = ['script', 'style', 'img', 'font', 'connect', 'worker', 'frame', 'object', 'manifest', 'media'];
    expect(directives).toEqual(expect.arrayContaining(["default-src 'self'", "frame-src 'none'", "object-src 'none'"]));
    expect(kinds.filter((kind) => !directives.some((directive) => directive.startsWith(`${kind}-src `)))).toEqual([]);
  });

  it('§1 opens the origin of a map style for asking and pictures and nothing else, and Google for a key of Google alone', () => {
    const differs = (maps: Parameters<typeof contentSecurityPolicy>[1]) => {
      const before = contentSecurityPolicy('').split('; ');
      return contentSecurityPolicy('', maps)
        .split('; ')
        .filter((directive) => !before.includes(directive));
    };
    expect(contentSecurityPolicy('')).toContain("worker-src 'self';");
    expect(differs({ maps: { styleUrl: 'https://tiles.example.ua/styles/light.json?key=1' } })).toEqual([
      "img-src 'self' data: blob: https://tiles.example.ua",
      "connect-src 'self' https://tiles.example.ua",
    ]);
    const google = differs({ maps: { googleKey: 'some-key' } });
    expect(google.filter((directive) => !/google|gstatic|blob:/.test(directive))).toEqual([]);
    expect(google.join()).not.toContain('unsafe-eval');
  });
});
