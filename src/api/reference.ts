import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiContext, ApiEnv } from './dependencies.ts';
import { answerProblem } from './problem.ts';

const script = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'));
const styles = fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'));

/** Finds operations by their path and their texts; the reader itself searches the names of their groups alone. */
const start = `const words = ({ path, operation }) => [path, operation.get('summary'), operation.get('description'), operation.get('operationId')].join(' ').toLowerCase();
const opsFilter = (groups, phrase) => {
  const wanted = phrase.toLowerCase();
  return groups
    .map((group) => group.set('operations', group.get('operations').filter((one) => words(one.toObject()).includes(wanted))))
    .filter((group) => group.get('operations').size > 0);
};
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  showExtensions: true,
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  plugins: [() => ({ fn: { opsFilter } })],
  // The address by which the page was opened, whatever others call this host.
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
});
`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Domivka API</title><link rel="stylesheet" href="/api/docs/reader.css"></head><body><main id="reference"><noscript><h1>Domivka API</h1><p>This reference needs JavaScript. The same stands in the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p></noscript></main><script src="/api/docs/reader.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** The reader sets styles of its own and shows pictures from its stylesheet; it calls this API only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const javascript = 'text/javascript; charset=utf-8';
const files: Record<string, { type: string; text: () => Promise<string> }> = {
  'reader.js': { type: javascript, text: () => readFile(script, 'utf8') },
  'reader.css': { type: 'text/css; charset=utf-8', text: () => readFile(styles, 'utf8') },
  'start.js': { type: javascript, text: () => Promise.resolve(start) },
};

const pack = promisify(gzip);

/** The reference of the API at `/api/docs/`, drawn by Swagger UI from `openapi.json`: it can be searched and tried. */
export function addReference(api: Hono<ApiEnv>, reads: MiddlewareHandler<ApiEnv>): void {
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  api.get('/api/docs/', reads, (c) => c.html(page, 200, { 'cache-control': 'public, max-age=300', 'content-security-policy': policy }));
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
