import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PdfRenderer } from '../app/pdf-renderer.ts';
import type { Locale } from '../base/locale.ts';
import type { Client } from '../contract/client.ts';
import type { Maps } from '../contract/content/maps.ts';
import type { Tags } from '../contract/content/tags.ts';
import { type CachedPage, finishPage, type PageCache } from '../platform/http/page-cache.ts';
import { commonHeaders, contentSecurityPolicy } from '../platform/http/security-headers.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { sendText } from '../platform/http/send-text.ts';
import type { Log } from '../platform/log/log.ts';
import { parametersOf } from '../site/data/pages/page-parameters.ts';
import { lastResortPage } from './last-resort-page.ts';
import { isData, makePageAddresses, type PageAddress, queryRead } from './page-addresses.ts';
import { makePageForms } from './page-forms.ts';
import { type Handler, makeHandlers, pagePatterns } from './page-routes.ts';

type Build = ServerBuild & {
  entry: {
    module: {
      clientContext: RouterContext<Options['client']>;
      pageContext: RouterContext<{ html: string }>;
      faultContext: RouterContext<(fault: unknown) => void>;
      tagsContext: RouterContext<Tags | null>;
      mapsContext: RouterContext<Maps | null>;
      demoContext: RouterContext<boolean>;
      documentContext: RouterContext<PdfRenderer>;
    };
  };
};
type Options = {
  build: () => Promise<ServerBuild>;
  client: (locale: Locale) => Client;
  publicUrl: string;
  cache: PageCache | null;
  /** Other hosts that pages request and load pictures from. */
  hosts: string[];
  /** The tags that pages load from other hosts, and those hosts; null without any. */
  tags: { tags: Tags; hosts: string[] } | null;
  /** The operator's tile server of maps; null without one. */
  maps: Maps | null;
  /** Whether each page has a notice that its data is invented. */
  isDemoAnnounced: boolean;
  pdf: PdfRenderer;
  log: Pick<Log, 'error'>;
  mode: 'production' | 'development';
};

/** The client's network of a page request, and its queue for rendering: false for a request that was not begun. */
type Asked = { address?: string; inTurn?: (work: () => Promise<void>) => Promise<boolean> };

/**
 * The pages of the site. A public page is rendered once (whole, with its policy), cached and served from there until the data changes. A
 * known address in another spelling (without its slash, with doubled ones, in capital or escaped letters) is redirected to its own, so that
 * no page has two addresses, and query parameters that a page does not read do not make another page of it.
 */
export function makeSiteServer({ build, client, publicUrl, cache, hosts, tags, maps, isDemoAnnounced, pdf, log, mode }: Options) {
  const drawing = new Map<string, Promise<CachedPage>>();
  const withForm = makePageForms();
  let current: { build: Build; handlerOf: (pathname: string) => Handler; addressOf: (path: string) => PageAddress | null } | undefined;

  async function site() {
    const loaded = (await build()) as Build;
    if (current?.build !== loaded)
      current = { build: loaded, handlerOf: makeHandlers(loaded, mode), addressOf: makePageAddresses(pagePatterns(loaded)) };
    return current;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { address: from = '', inTurn }: Asked = {}): Promise<void> {
    const { method = 'GET', url: address = '/' } = request;
    const { addressOf } = await site();
    const url = underOwnHost(address, publicUrl);
    if (url === null) {
      response.writeHead(400, commonHeaders).end();
      return;
    }
    const tidy = url.pathname.replace(/\/{2,}/g, '/');
    const asked = addressOf(tidy);
    const own = asked && !isData(tidy) ? asked.canonical : tidy;
    if (method !== 'POST' && own !== url.pathname) {
      response.writeHead(308, { ...commonHeaders, location: `${own}${url.search}`, 'cache-control': 'public, max-age=3600' }).end();
      return;
    }
    if (method !== 'POST') url.search = queryRead(url.search, [...parametersOf(asked?.page ?? ''), ...(isData(tidy) ? ['_routes'] : [])]);
    const key = `${url.pathname}${url.search}`;
    // A HEAD request gets the same page, which is cached as well.
    const drawn = method === 'HEAD' ? 'GET' : method;
    const show = async (body?: Buffer<ArrayBuffer>) => {
      const drawPage = () => draw(toRequest(request, url, drawn, body), key);
      await sendPage(request, response, await (cache && drawn === 'GET' ? drawOnce(cache, key, drawPage) : drawPage()));
    };
    if (method !== 'POST') return show();
    await withForm(request, response, { path: url.pathname, address: from }, async (body) => {
      if (!inTurn) return show(body);
      if (!(await inTurn(() => show(body)))) sendText(response, 503, 'Too much at once.', { 'retry-after': '5' });
    });
  }

  /** Requests for a page that is being rendered wait for that rendering: after a change of the data many come at once. */
  async function drawOnce(pages: PageCache, address: string, drawPage: () => Promise<CachedPage>): Promise<CachedPage> {
    const key = `${pages.version()} ${address}`;
    // It may have been finished since this request came in.
    const known = pages.get(address) ?? drawing.get(key);
    if (known !== undefined) return known;
    const page = drawPage().finally(() => drawing.delete(key));
    drawing.set(key, page);
    return page;
  }

  async function draw(request: Request, address: string): Promise<CachedPage> {
    const { build: loaded, handlerOf } = await site();
    const { pathname } = new URL(request.url);
    const { method } = request;
    const seen = cache?.version() ?? '';
    const context = new RouterContextProvider();
    const page = { html: '' };
    context.set(loaded.entry.module.clientContext, client);
    context.set(loaded.entry.module.pageContext, page);
    context.set(loaded.entry.module.documentContext, pdf);
    context.set(loaded.entry.module.tagsContext, tags?.tags ?? null);
    context.set(loaded.entry.module.mapsContext, maps);
    context.set(loaded.entry.module.demoContext, isDemoAnnounced);
    context.set(loaded.entry.module.faultContext, (fault) => log.error({ err: fault, path: pathname }, 'a page failed'));
    const answer = await handlerOf(pathname)(request, context);
    // A plain-text answer of the router has no page: not even its error page could be rendered.
    const failed = answer.status === 500 && !page.html && !pathname.endsWith('.data');
    const html = failed ? lastResortPage(pathname, { isDemoAnnounced }) : page.html;
    const text = html ? Buffer.from(html) : Buffer.from(await answer.arrayBuffer());
    const shared = method !== 'POST' && answer.status === 200 && !answer.headers.has('set-cookie');
    const headers: Record<string, string> = {
      ...Object.fromEntries(answer.headers),
      ...(failed && { 'content-type': 'text/html; charset=utf-8' }),
      ...commonHeaders,
      'cache-control': shared ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(answer.status === 503 && { 'retry-after': '5' }),
      // Browsers show it by a part of their own that no policy of ours must stop.
      ...(answer.headers.get('content-type') === 'application/pdf' && { 'content-security-policy': "frame-ancestors 'none'" }),
      ...(html && {
        'content-security-policy': contentSecurityPolicy(html, {
          hosts,
          tagHosts: tags?.hosts ?? [],
          maps,
          development: mode === 'development',
        }),
      }),
    };
    delete headers['content-length'];
    const finished = finishPage(answer.status, headers, text);
    if (shared && method === 'GET') cache?.put(address, finished, seen);
    return finished;
  }

  return {
    answer,
    /** The page of a path, whatever its spelling; undefined for none. */
    pageAt: async (path: string): Promise<string | undefined> => {
      const url = underOwnHost(path, publicUrl);
      return url ? (await site()).addressOf(url.pathname)?.page : undefined;
    },
  };
}

/** The requested path under the public host, whatever host, slashes or backslashes the request line names. */
function underOwnHost(address: string, publicUrl: string): URL | null {
  const asked = URL.parse(address.replace(/^[/\\]+/, '/'), publicUrl);
  return asked && URL.parse(`${asked.pathname.replace(/^\/+/, '/')}${asked.search}`, publicUrl);
}

function toRequest(request: IncomingMessage, url: URL, method: string, body: Buffer | undefined): Request {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'user-agent', 'cookie', 'origin'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  // A form from our own page is accepted under any host name of the site; a foreign origin stays and is refused.
  const { origin, host } = request.headers;
  if (origin && URL.canParse(origin) && new URL(origin).host === host) headers.set('origin', url.origin);
  return new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}
