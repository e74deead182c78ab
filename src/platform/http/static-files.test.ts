import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../../tests/support/files/spellings.ts';
import { serveListener } from '../../../tests/support/services/serve-listener.ts';
import { makeStaticFiles } from './static-files.ts';

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

describe('static files', () => {
  it('serves nothing of a folder that is named hidden', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    await mkdir(join(folder, 'generator'));
    for (const name of ['generator/mask.svg', 'manifest.json', 'plan.svg']) await writeFile(join(folder, name), '<svg/>');
    const files = makeStaticFiles([{ prefix: '/pictures/', folders: [folder], cacheControl: 'public', hidden: /^\/*generator\/|\.json$/ }]);
    const site = await serveListener(async (request, response) => {
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
    const files = makeStaticFiles([{ prefix: '/assets/', folders: [join(folder, 'open')], cacheControl: 'public' }]);
    const site = await serveListener(async (request, response) => {
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

  it('have one address: another spelling of it is none, so that no file is cached twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    await mkdir(join(folder, 'parts'));
    for (const name of ['app.js', 'parts/app.js', 'план 1.svg']) await writeFile(join(folder, name), 'let home;'.repeat(300));
    const files = makeStaticFiles([
      { prefix: '/assets/', folders: [folder], cacheControl: 'public' },
      { prefix: '/', folders: [folder], cacheControl: 'public' },
    ]);
    const site = await serveListener(async (request, response) => {
      if (!(await files(request, response, request.url ?? ''))) response.writeHead(404).end();
    });
    const status = (path: string) =>
      new Promise((resolve) => send(`${site}`, { path }, (answer) => resolve(answer.resume().statusCode)).end());
    for (const spelling of spellingsOf('/assets/', 'app.js', 200)) expect([spelling, await status(spelling)]).toEqual([spelling, 404]);
    for (const own of ['/assets/app.js', '/assets/parts/app.js', `/assets/${encodeURIComponent('план 1.svg')}`])
      expect([own, await status(own)]).toEqual([own, 200]);
  });

  it('are cached within a bound, and read again when they were evicted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const files = makeStaticFiles([{ prefix: '/assets/', folders: [folder], cacheControl: 'public' }], { mostBytes: 100_000 });
    const site = await serveListener(async (request, response) => void (await files(request, response, request.url ?? '')));
    const get = async (at: number) => (await (await fetch(`${site}/assets/${at}.js`)).text()).slice(0, 3);
    const write = (at: number, text: string) => writeFile(join(folder, `${at}.js`), text + randomBytes(15_000).toString('base64'));
    for (let at = 0; at < 8; at += 1) await write(at, 'old');
    for (let at = 0; at < 8; at += 1) expect(await get(at)).toBe('old');
    for (const at of [0, 7]) await write(at, 'new');
    expect([await get(7), await get(0)]).toEqual(['old', 'new']);
  });

  it.skipIf(process.platform !== 'linux')('closes a picture that its visitor left halfway', async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'files-')));
    await writeFile(join(folder, 'photo.webp'), new Uint8Array(8 * 1024 * 1024));
    const files = makeStaticFiles([{ prefix: '/pictures/', folders: [folder], cacheControl: 'public' }]);
    const site = await serveListener(async (request, response) => void (await files(request, response, request.url ?? '')));
    const open = () => readdirSync('/proc/self/fd').filter((name) => targetOf(`/proc/self/fd/${name}`).startsWith(folder)).length;
    for (let visitor = 0; visitor < 5; visitor++)
      await new Promise((left) => {
        send(`${site}/pictures/photo.webp`, { agent: false }, (answer) => answer.once('data', () => left(answer.destroy())))
          .on('error', () => undefined)
          .end();
      });
    await expect.poll(open, { timeout: 3_000 }).toBe(0);
    expect((await (await fetch(`${site}/pictures/photo.webp`)).arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
  });

  it('come from the first folder that has them, and anew where they are replaced', async () => {
    const [own, other] = [await mkdtemp(join(tmpdir(), 'files-')), await mkdtemp(join(tmpdir(), 'files-'))];
    await writeFile(join(own, 'logo.svg'), '<svg>own</svg>');
    await writeFile(join(other, 'logo.svg'), '<svg>other</svg>');
    await writeFile(join(other, 'sign.svg'), '<svg>sign</svg>');
    const files = makeStaticFiles([{ prefix: '/pictures/', folders: [own, other], cacheControl: 'public', replaced: true }]);
    const site = await serveListener(async (request, response) => void (await files(request, response, request.url ?? '')));
    const get = async (name: string) => (await fetch(`${site}/pictures/${name}`)).text();
    expect([await get('logo.svg'), await get('sign.svg')]).toEqual(['<svg>own</svg>', '<svg>sign</svg>']);
    await writeFile(join(own, 'sign.svg'), '<svg>own sign</svg>');
    expect(await get('sign.svg')).toBe('<svg>own sign</svg>');
  });

  it('go out as the build compressed them, to clients that accept that', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'));
    const text = 'let home = 1;\n'.repeat(300);
    await writeFile(join(folder, 'app.js'), text);
    const packed = brotliCompressSync(`${text}// packed by the build`);
    await writeFile(join(folder, 'app.js.br'), packed);
    const files = makeStaticFiles([{ prefix: '/assets/', folders: [folder], cacheControl: 'public' }]);
    const site = await serveListener(async (request, response) => {
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
