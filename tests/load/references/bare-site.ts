// React alone with a page of the product: the same components over data that is there already, rendered to a string by a
// bare node:http, the data written behind it as JSON. No search, no loader, no policy, no cache.
// A process of its own, given the address of a running app and a path; prints its address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import type { Locale } from '../../../src/base/locale.ts';
import { makeClient } from '../../../src/contract/client.ts';

const [app, path] = process.argv.slice(2);
if (app === undefined || path === undefined) throw new Error('Usage: node tests/load/references/bare-site.ts ADDRESS PATH');
const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;

let entry: EntryContext | undefined;
const module = {
  ...build.entry.module,
  default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    entry = context;
    return new Response(null);
  },
};
const context = new RouterContextProvider();
type Key = Parameters<typeof context.set>[0];
const keys = build.entry.module as typeof build.entry.module & Record<string, Key | undefined>;
const give = (name: string, value: unknown) => {
  if (keys[name] === undefined) throw new Error(`The server's bundle has no ${name}.`);
  context.set(keys[name], value);
};
give('clientContext', (locale: Locale) => makeClient((asked, init) => fetch(`${app}${asked}`, init), locale));
give('pageContext', {});
give('documentContext', false);
give('tagsContext', null);
give('mapsContext', null);
give('demoContext', false);
give('formlessContext', false);
give('faultContext', (fault: unknown) => {
  throw fault;
});
await createRequestHandler({ ...build, entry: { module } }, 'production')(new Request(`${app}${path}`), context);
if (entry === undefined) throw new Error(`${path} is no page.`);
const { serverHandoffStream: _, ...handed } = entry;
const { loaderData } = entry.staticHandlerContext;

createServer((_request, response) => {
  const page = renderToString(createElement(ServerRouter, { context: handed, url: `${app}${path}` }));
  const body = `<!DOCTYPE html>${page}<script type="application/json">${JSON.stringify(loaderData)}</script>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(0, '127.0.0.1', function (this: { address(): unknown }) {
  console.log(`http://127.0.0.1:${(this.address() as AddressInfo).port}`);
});
