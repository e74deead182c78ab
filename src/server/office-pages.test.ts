import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { makeOfficePages } from './office-pages.ts';

async function serve(files: Record<string, string>) {
  const built = mkdtempSync(join(tmpdir(), 'domivka-office-'));
  onTestFinished(() => rmSync(built, { recursive: true, force: true }));
  mkdirSync(join(built, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text);
  const pages = makeOfficePages(built, 'https://domivka.example');
  const address = await serveListener((request, response) => void pages(request, response, request.url ?? ''));
  return (path: string) => fetch(address + path);
}

it('every screen is the one page, which makes no address of a script but that of the worker', async () => {
  const ask = await serve({ 'index.html': '<p>Office</p>', 'reports-worker.js': 'self' });
  const page = await ask('/office/reports/svitanok-9');
  expect(await page.text()).toBe('<p>Office</p>');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types office-worker ProseMirrorClipboard',
    ]),
  );
});

it('the worker of reports asks its own host alone, and every opening asks for a newer one', async () => {
  const ask = await serve({ 'index.html': '<p>Office</p>', 'reports-worker.js': 'self.x' });
  const worker = await ask('/office/reports-worker.js');
  expect(await worker.text()).toBe('self.x');
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  const without = await serve({ 'index.html': '<p>Office</p>' });
  expect((await without('/office/reports-worker.js')).status).toBe(404);
});
