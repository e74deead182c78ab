import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiContext, ApiEnv } from './dependencies.ts';
import { answerProblem } from './problem.ts';
import { ownStyles, referencePage, startScript } from './reference-page.ts';

const script = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'));
const styles = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));

/** The reader sets styles of its own and shows pictures from its stylesheet; it calls this API only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';
const files: Record<string, { type: string; text: () => Promise<string> }> = {
  'reader.js': { type: javascript, text: () => readFile(script, 'utf8') },
  'reader.css': { type: css, text: () => readFile(styles, 'utf8') },
  'own.css': { type: css, text: async () => ownStyles },
  'start.js': { type: javascript, text: async () => startScript },
};

const pack = promisify(gzip);

/** The reference of the API at `/api/docs/`, drawn by Swagger UI from `openapi.json`: it can be searched and tried. */
export function addReference(api: Hono<ApiEnv>, reads: MiddlewareHandler<ApiEnv>): void {
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  api.get('/api/docs/', reads, (c) =>
    c.html(referencePage, 200, { 'cache-control': 'public, max-age=300', 'content-security-policy': policy }),
  );
  api.get('/api/docs/:file', reads, async (c: ApiContext) => {
    const name = c.req.param('file') ?? '';
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) return answerProblem(c, 'unknown-address');
    const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' };
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(await file.text(), 200, headers);
    const known = packed.get(name) ?? file.text().then(async (text) => new Uint8Array(await pack(text, { level: 9 })));
    packed.set(name, known);
    return c.body(await known, 200, { ...headers, 'content-encoding': 'gzip' });
  });
  api.get('/api/docs', (c) => c.redirect('/api/docs/', 308));
}
