import { request as send } from 'node:http';
import { expect, it } from 'vitest';
import { serveListener } from '../../../tests/support/services/serve-listener.ts';
import { refuseMethod } from './known-methods.ts';

it('answers 405 to unknown methods, on pages and below the API', async () => {
  const site = await serveListener((request, response) => {
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
