import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { LRUCache } from 'lru-cache';
import type { ServerBuild } from 'react-router';
import { inMemory } from '../../api/in-memory.ts';
import type { App } from '../../app/app.ts';
import type { PreviewAsked, PreviewSite } from '../../app/preview-sites.ts';
import { ownPath } from '../../base/own-path.ts';
import { ownFile } from '../../platform/files/own-files.ts';
import { commonHeaders } from '../../platform/http/security-headers.ts';
import { sendText } from '../../platform/http/send-text.ts';
import { makePageClient } from '../page-client.ts';
import { makePageServer } from '../page-server.ts';
import type { RenderOptions } from '../render-page.ts';
import { pageScript } from './page-script.ts';

type Options = {
  app: { preview: Pick<App['preview'], 'read' | 'siteOf'>; fairShare: App['fairShare'] };
  addressOf: (request: IncomingMessage) => string;
  build: () => Promise<ServerBuild>;
  pages: Omit<RenderOptions, 'client' | 'cache' | 'preview' | 'tags'> & { publicUrl: string; officeUrl: string };
};
type Served = { pages: ReturnType<typeof makePageServer>; api: ReturnType<typeof getRequestListener> };

const cookieName = 'preview';
const inCookie = /(?:^|; )preview=([\w.-]{1,200})/;
const over = 'Перегляд завершено: відкрийте його знову з офісу. The preview is over: open it again in the office.';
const readOnly = 'У попередньому перегляді нічого не надсилають. Nothing can be sent from a preview.';
const notShown = 'У попередньому перегляді цього немає. Previews do not have this.';
/** Sitemaps and feeds of news are made of the public site. */
const ofPublicSite = /\.xml$/;
const mostServed = 4;

/** Whether a browser has opened a preview: no answer to it comes from the cache of pages, or goes there. */
export const isPreview = ({ headers: { cookie } }: IncomingMessage): boolean =>
  cookie?.includes(`${cookieName}=`) === true && inCookie.test(cookie);

/** Shows the site with a release laid over it to browsers that have opened it from the office: read only, kept by no cache. */
export function makePreviewDoor({ app, addressOf, build, pages: { officeUrl, ...options } }: Options) {
  // In development the office is not built: a preview is then shown without what it says to the office.
  const file = ownFile('build/office/preview-page.js');
  const script = existsSync(file) ? readFileSync(file) : null;
  const { publicUrl } = options;
  const served = new LRUCache<string, Served>({ max: mostServed });
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  const forget = { 'set-cookie': `${cookieName}=; ${attributes}; Max-Age=0` };

  function serve(site: PreviewSite): Served {
    const known = served.get(site.key);
    if (known) return known;
    const { client } = makePageClient({ transport: inMemory(site.api), version: () => site.key });
    const preview = {
      framedBy: new URL(officeUrl).origin,
      script: (lang: string) => pageScript({ lang, name: site.name, others: site.others, officeUrl }),
    };
    const made = {
      pages: makePageServer({ ...options, build, client, cache: null, tags: null, preview }),
      api: getRequestListener(async (request, { incoming }) => {
        const answer = await site.api.fetch(request, { address: addressOf(incoming as IncomingMessage) });
        answer.headers.set('cache-control', 'no-store');
        return answer;
      }),
    };
    served.set(site.key, made);
    return made;
  }

  function open(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '/', publicUrl);
    const [token, to] = [searchParams.get('token') ?? '', searchParams.get('to') ?? '/'];
    if (!app.preview.read(token)) {
      sendText(response, 410, over, forget);
      return;
    }
    const location = ownPath(to, new URL(publicUrl).origin) ?? '/';
    response
      .writeHead(303, { ...commonHeaders, location, 'cache-control': 'no-store', 'set-cookie': `${cookieName}=${token}; ${attributes}` })
      .end();
  }

  async function show(asked: PreviewAsked, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const site = await app.preview.siteOf(asked);
    if (!site) return sendText(response, 410, over, forget);
    const { pages, api } = serve(site);
    response.setHeader('x-robots-tag', 'noindex');
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 403, readOnly);
    if (path.startsWith('/api/')) return api(request, response);
    const begun = await app.fairShare(addressOf(request), () => pages.answer(request, response));
    if (!begun) sendText(response, 503, 'Too much at once.', { 'retry-after': '5' });
  }

  /** Answers what belongs to previews; false for any other request. Files of the site are the same for everyone. */
  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path === '/preview/open') open(request, response);
    else if (path === '/preview/leave')
      response.writeHead(303, { ...commonHeaders, location: '/', 'cache-control': 'no-store', ...forget }).end();
    else if (path === '/preview/page.js' && script) {
      const headers = { ...commonHeaders, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(script);
    } else {
      const token = inCookie.exec(request.headers.cookie ?? '')?.[1];
      if (token !== undefined && ofPublicSite.test(path)) {
        sendText(response, 404, notShown, { 'cache-control': 'no-store' });
        return true;
      }
      if (token === undefined || (/\.\w+$/.test(path) && !/\.(data|pdf)$/.test(path) && !path.startsWith('/api/'))) return false;
      const asked = app.preview.read(token);
      if (asked) await show(asked, request, response, path);
      else sendText(response, 410, over, forget);
    }
    return true;
  }

  return { answer };
}
