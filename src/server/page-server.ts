import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { isOfOtherSite } from '../platform/http/other-site.ts';
import type { CachedPage, PageCache } from '../platform/http/page-cache.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { sendText } from '../platform/http/send-text.ts';
import { parametersOf } from '../site/data/pages/page-parameters.ts';
import { isData, makePageAddresses, type PageAddress, queryRead } from './page-addresses.ts';
import { makePageForms } from './page-forms.ts';
import { type Handler, kindsOfRoutes, makeHandlers, pagePatterns, type RouteKind } from './page-routes.ts';
import { type Build, makePageRenderer, type RenderOptions, readingMethods } from './render-page.ts';

type Options = RenderOptions & { build: () => Promise<ServerBuild>; publicUrl: string };

type Site = {
  build: Build;
  handlerOf: (pathname: string) => Handler;
  addressOf: (path: string) => PageAddress | null;
  kinds: Map<string, RouteKind>;
};

const foreign = 'Форму надіслано з іншого сайту. The form was sent from another site.';
const formless = 'За цією адресою форм не приймають. This address takes no forms.';

/** The client's network of a page request, and its queue for rendering: false for a request that was not begun. */
type Asked = { address?: string; inTurn?: (work: () => Promise<void>) => Promise<boolean> };

/**
 * The pages of the site. A public page is rendered once (whole, with its policy), cached and served from there until its data changes. A
 * known address in another spelling (without its slash, with doubled ones, with dots, in capital or escaped letters) is redirected to its own, so that
 * no page has two addresses, and query parameters that a page does not read do not make another page of it.
 */
export function makePageServer({ build, publicUrl, ...options }: Options) {
  const { cache, mode } = options;
  const render = makePageRenderer(options);
  const drawing = new Map<string, Promise<CachedPage>>();
  const withForm = makePageForms();
  let current: Site | undefined;

  async function site() {
    const loaded = (await build()) as Build;
    if (current?.build !== loaded)
      current = {
        build: loaded,
        handlerOf: makeHandlers(loaded, mode),
        addressOf: makePageAddresses(pagePatterns(loaded)),
        kinds: kindsOfRoutes(loaded),
      };
    return current;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, { address: from = '', inTurn }: Asked = {}): Promise<void> {
    const { method = 'GET', url: address = '/' } = request;
    const { addressOf, kinds } = await site();
    const url = underOwnHost(address, publicUrl);
    if (url === null) {
      response.writeHead(400, commonHeaders).end();
      return;
    }
    if (method === 'POST' && isOfOtherSite(request, publicUrl)) {
      options.log.info({ event: 'asked from another site', operation: 'page' }, 'security');
      return sendText(response, 403, foreign);
    }
    const tidy = url.pathname.replace(/\/{2,}/g, '/');
    const asked = addressOf(tidy);
    const own = asked && !isData(tidy) ? asked.canonical : tidy;
    if (method !== 'POST' && own !== writtenPath(address)) {
      response.writeHead(308, { ...commonHeaders, location: `${own}${url.search}`, 'cache-control': 'public, max-age=3600' }).end();
      return;
    }
    if (method !== 'POST') url.search = queryRead(url.search, [...parametersOf(asked?.page ?? ''), ...(isData(tidy) ? ['_routes'] : [])]);
    const key = `${url.pathname}${url.search}`;
    // A HEAD request gets the same page, which is cached as well.
    const drawn = method === 'HEAD' ? 'GET' : method;
    const kind = kinds.get(`/${asked?.page}`);
    const isFormless = method === 'POST' && kind !== 'takes forms';
    const show = async (body?: Buffer<ArrayBuffer>) => {
      const drawPage = async () => render({ ...(await site()), isFormless }, toRequest(request, url, drawn, body), key);
      await sendPage(request, response, await (cache && drawn === 'GET' ? drawOnce(cache, key, drawPage) : drawPage()));
    };
    if (isFormless && (kind === 'file' || isData(tidy))) return sendText(response, 405, formless, { allow: readingMethods });
    if (method !== 'POST' || isFormless) return show();
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
    const page = pages
      .revive(address)
      .then((revived) => revived ?? drawPage())
      .finally(() => drawing.delete(key));
    drawing.set(key, page);
    return page;
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

/** The path as it was asked for, which may stand behind a host, as a proxy writes it. */
const writtenPath = (address: string): string => (address.split(/[?#]/, 1)[0] as string).replace(/^https?:\/\/[^/]*/i, '') || '/';

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
