import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { inMemory } from '../api/in-memory.ts';
import { makeSeoDocuments, robots } from '../api/seo/seo-documents.ts';
import type { App } from '../app/app.ts';
import { makeSimulators, type Simulator } from '../app/simulators.ts';
import type { Clock } from '../base/clock.ts';
import { minuteMs } from '../base/durations.ts';
import type { Config } from '../platform/config/config.ts';
import { ownFile } from '../platform/files/own-files.ts';
import { makeAccessGate } from '../platform/http/access-gate.ts';
import { refuseMethod } from '../platform/http/known-methods.ts';
import { makePageCache, type PageCache, pageCacheBytes } from '../platform/http/page-cache.ts';
import { makeRateLimit, type Wait } from '../platform/http/rate-limit.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { sendText } from '../platform/http/send-text.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { makeVisitorOrigin } from '../platform/http/visitor-origin.ts';
import type { Log } from '../platform/log/log.ts';
import { accessScreen } from './access-screen.ts';
import { makeExternalApi } from './external-api.ts';
import { makeExternalClient } from './external-client.ts';
import { makeOfficeDoor } from './office-door.ts';
import { makePageClient } from './page-client.ts';
import { costOf, isDrawing } from './page-costs.ts';
import { makePageServer } from './page-server.ts';
import { isPreview, makePreviewDoor } from './preview/preview-door.ts';
import { serveSeoDocuments } from './serve-seo-documents.ts';
import { makeSharePictures } from './share-pictures.ts';

/** Sitemaps and feeds of another API are kept for so long, because nothing announces its changes. */
const othersDataMs = minuteMs;
const yearForever = 'public, max-age=31536000, immutable';

type Options = {
  app: App;
  /** The secret that signs access to the gate. */
  secret: string;
  /** The simulated services. */
  simulators: Simulator[];
  config: Config;
  clock: Clock;
  log: Log;
  build: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
};

/** The page that asks for the access code; null where none is set. */
const accessGateOf = ({
  config: { accessCode: code, publicUrl },
  secret,
  clock,
  log,
}: Pick<Options, 'config' | 'secret' | 'clock' | 'log'>) =>
  code
    ? makeAccessGate({
        code,
        secret,
        clock,
        overTls: publicUrl.startsWith('https:'),
        screen: accessScreen,
        onTry: (outcome) => log.info({ event: `access code ${outcome}`, operation: 'gate' }, 'security'),
      })
    : null;

/** The files of the build, and the pictures. */
const ownFiles = (pictures: App['stored']['pictureSources']) =>
  makeStaticFiles([
    { prefix: '/assets/', folders: [ownFile('build/client/assets')], cacheControl: yearForever },
    {
      prefix: '/pictures/',
      folders: pictures,
      replaced: true,
      cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
      hidden: madeOfPictures,
    },
    { prefix: '/', folders: [ownFile('build/client')], cacheControl: 'public, max-age=3600' },
  ]);

const cacheOf = ({ version, versionWithoutFlats }: App, { isUnchanged }: ReturnType<typeof makePageClient>): PageCache =>
  makePageCache({ version, lasting: versionWithoutFlats, isUnchanged, mostBytes: pageCacheBytes });

/** A page costs far more to render than to send, and calls the API in memory, where requests are not counted. */
const pageLimits = ({ readsPerMinute, drawingsPer10Minutes, formsPer10Minutes }: Config['limits']) => ({
  drawn: makeRateLimit({ points: readsPerMinute, seconds: 60 }),
  drawings: makeRateLimit({ points: drawingsPer10Minutes, seconds: 600, networkPoints: 4 * drawingsPer10Minutes }),
  forms: makeRateLimit({ points: formsPer10Minutes, seconds: 600, networkPoints: 4 * formsPer10Minutes }),
});

/**
 * One listener for everything: health, the access gate, cached pages, files, the API, pages; in the order of their frequency
 * and cost.
 */
export function makeRequestRouter({ app, secret, simulators, config, clock, log, build, mode }: Options): RequestListener {
  const accessGate = accessGateOf({ config, secret, clock, log });
  const { apiUrl, tags, maps, isDemoAnnounced } = config;
  const { addressOf, countryOf } = makeVisitorOrigin(config);
  const pictures = app.stored.pictureSources;
  const files = ownFiles(pictures);
  const api = getRequestListener((request, { incoming }) => app.api.fetch(request, { address: addressOf(incoming as IncomingMessage) }));
  const office = makeOfficeDoor({ app, config, addressOf });
  const { drawn, drawings, forms } = pageLimits(config.limits);
  async function waitOf(method: string | undefined, path: string, address: string): Promise<Wait | null> {
    if (method === 'POST' && !freeForm.test(path)) return forms(address);
    const page = await pages.pageAt(path);
    return isDrawing(path, page) ? drawings(address) : drawn(address, costOf(page));
  }
  const own = makePageClient({ version: app.version, transport: inMemory(app.api) });
  const reader = apiUrl ? makeExternalClient({ apiUrl, log }) : own.client;
  const cache = mode === 'production' && !apiUrl ? cacheOf(app, own) : null;
  const externalApi = apiUrl ? makeExternalApi({ apiUrl, reader }) : null;
  const seo = serveSeoDocuments({
    documentAt: makeSeoDocuments({ client: reader, origin: config.publicUrl }),
    version: apiUrl ? () => `${Math.floor(clock().getTime() / othersDataMs)}` : app.version,
    log,
  });
  const played = makeSimulators(simulators);
  const share = makeSharePictures({ client: reader, pictures, renderQueue: app.renderQueue });
  // Another API may list no pages.
  const sitemap = async () => (!apiUrl || (await seo.has('/sitemap.xml')) ? `${config.publicUrl}/sitemap.xml` : null);
  const drawing = {
    mode,
    maps,
    isDemoAnnounced,
    log,
    pdf: app.pdf,
    publicUrl: config.publicUrl,
    hosts: [...new Set([...(apiUrl ? [apiUrl] : []), ...Object.values(config.cameras ?? {})].map((address) => new URL(address).origin))],
  };
  const pages = makePageServer({ ...drawing, build, cache, tags, client: reader });
  const preview = apiUrl ? null : makePreviewDoor({ app, addressOf, build, pages: { ...drawing, officeUrl: config.officeUrl } });

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (refuseMethod(request, response, path)) return;
    if (path === '/healthz') return sendText(response, 200, 'alive');
    if (path === '/readyz') return app.ready() ? sendText(response, 200, 'ready') : sendText(response, 503, 'not ready');
    if (path === '/robots.txt') {
      const text = robots({ open: accessGate === null, sitemap: await sitemap() });
      return sendText(response, 200, text, { 'cache-control': 'public, max-age=3600' });
    }
    if (accessGate && !signedByBank.test(path) && !(await accessGate.admits(request, response, addressOf(request)))) return;
    if (await office.answer(request, response, path)) return;
    if (!office.isOwnHost(request) && (await preview?.answer(request, response, path))) return;
    if (path === '/country' && tags?.tags.country) return sendText(response, 200, countryOf(request), { 'cache-control': 'no-store' });
    if (path.startsWith('/api/') && !externalApi && !office.isOwnHost(request)) return api(request, response);
    // On the office's own host there are files of ours, but no page of the site, whose scripts would have the rights of staff.
    if ((request.method === 'GET' || request.method === 'HEAD') && !path.endsWith('/') && (await files(request, response, path))) return;
    if (office.isOwnHost(request)) return sendText(response, 404, 'Not found');
    const wait = await waitOf(request.method, path, addressOf(request));
    if (wait !== null) {
      const { seconds, first } = wait;
      if (first) log.info({ event: 'limit met', operation: 'page' }, 'security');
      return sendText(response, 429, `Забагато запитів, поверніться за ${seconds} с. Too many requests, come back in ${seconds} s.`, {
        'retry-after': String(seconds),
      });
    }
    if ((await played(request, response, path)) || (await seo.answer(request, response, path))) return;
    if (externalApi && path.startsWith('/api/')) return externalApi(request, response);
    const from = addressOf(request);
    // A form's body may come slowly and must not delay the queue or the requests that are counted before it.
    if (request.method === 'POST')
      return pages.answer(request, response, {
        address: from,
        ...(freeForm.test(path) && { inTurn: (work) => app.fairShare(from, work) }),
      });
    const begun = await app.fairShare(from, async () => {
      if (!response.destroyed && !(await share(request, response))) await pages.answer(request, response);
    });
    if (!begun) sendText(response, 503, 'Too much at once.', { 'retry-after': '5' });
  }

  return (request, response) => {
    const { url = '/', method } = request;
    const fail = (fault: unknown) => {
      // A visitor who leaves during an upload is no fault of the server.
      if (request.destroyed && !request.complete) return response.destroy();
      if (fault instanceof Unreachable && !response.headersSent)
        return sendText(response, 503, 'Come back later.', { 'retry-after': String(fault.retryAfterSeconds), 'cache-control': 'no-store' });
      const id = randomUUID();
      log.error({ err: fault, id, method, path: pathOf(url) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `Internal error ${id}`);
    };
    if (url.length > longestAddress) return sendText(response, 414, 'The address is too long.');
    // The fast path: a cached page needs no promise, no URL object and no framework.
    const page = !accessGate && method === 'GET' && !office.isOwnHost(request) && !isPreview(request) ? cache?.get(url) : undefined;
    if (page) sendPage(request, response, page)?.catch(fail);
    else answer(request, response, pathOf(url)).catch(fail);
  };
}

/**
 * Mail programs follow links of e-mails for many people from one address (RFC 8058), and their tokens cannot be guessed; simulators
 * expect many presses.
 */
const freeForm = /\/(subscription\/(confirm|unsubscribe)|account\/confirm-email)\/$|^(\/en)?\/simulators\//;

/** The list of pictures is no picture. */
const madeOfPictures = /\.(?:json|txt|js|css)$/i;

/** Banks and Diia know no access code, and sign each call. */
const signedByBank = /^\/api\/(payments|state-services)\/[a-z]+\/callback$/;

/** The limit of an address, above that of any page, list or e-mail here. */
const longestAddress = 2_048;

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
