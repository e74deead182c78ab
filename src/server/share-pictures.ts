import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ShareDrawing, shareDrawing, shareKinds, shareSize } from '../api/share/share-picture.ts';
import { isLocale, type Locale } from '../base/locale.ts';
import type { Client } from '../contract/client.ts';
import { makeRenderQueue, type RenderQueue } from '../platform/http/render-queue.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { firstFile, type Source } from '../platform/http/static-files.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type Lettering, loadLettering } from '../platform/pictures/outlines.ts';
import { makePictureDrawing } from '../platform/pictures/picture-drawing.ts';

const address = /^\/share\/(uk|en)\/([a-z]+)\/([\w-]{1,160})\.jpg$/;
const prefix = '/pictures/';

/** Aborted when the client has disconnected. */
function closed(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once('close', () => abort.abort());
  return abort.signal;
}

type Options = { client: (locale: Locale) => Client; pictures: readonly Source[]; renderQueue?: RenderQueue };

/**
 * `/share/{locale}/{kind}/{slug}.jpg`: the preview pictures of links to a flat, a project or a story in social networks. Its ETag follows from
 * its data, so that an unchanged picture is neither drawn nor sent again; 503 while the render queue is full. False for any other address.
 */
export function makeSharePictures({ client, pictures, renderQueue = makeRenderQueue() }: Options) {
  let lettering: Promise<Lettering> | undefined;

  const drawPicture = makePictureDrawing();

  async function draw({ svg, ground, photo }: ShareDrawing, abort: AbortSignal): Promise<Uint8Array | 'exceeded'> {
    const src = photo?.picture.src.startsWith(prefix) ? photo.picture.src.slice(prefix.length) : null;
    const file = src && !src.includes('..') ? (await firstFile(pictures, src))?.file : undefined;
    const place = photo && file ? { ...shareSize, ...photo, file, focus: photo.picture.focus } : null;
    return drawPicture({ svg, ground, size: shareSize, photo: place && { ...place, top: 0 } }, abort);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [, locale, kind, slug = ''] = address.exec(request.url ?? '') ?? [];
    const known = shareKinds.find((one) => one === kind);
    if (!isLocale(locale) || !known) return false;
    lettering ??= loadLettering();
    const what = await shareDrawing({ kind: known, slug, locale }, { client: client(locale), lettering: await lettering });
    if (what === null) return false;
    const key = hash('sha1', `${what.svg}${what.photo?.picture.src ?? ''}`, 'base64url');
    const headers = { ...commonHeaders, etag: `"${key}"`, 'cache-control': 'public, max-age=86400', 'content-type': 'image/jpeg' };
    if (request.headers['if-none-match']?.includes(key)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const jpeg = await renderQueue
      .draw(key, (abort) => draw(what, abort), closed(response))
      .catch((fault: unknown) => {
        if (fault instanceof Unreachable) return fault;
        throw fault;
      });
    if (jpeg instanceof Unreachable) {
      response.writeHead(503, { ...commonHeaders, 'retry-after': String(jpeg.retryAfterSeconds), 'cache-control': 'no-store' }).end();
      return true;
    }
    response.writeHead(200, { ...headers, 'content-length': jpeg.length }).end(request.method === 'HEAD' ? undefined : jpeg);
    return true;
  };
}
