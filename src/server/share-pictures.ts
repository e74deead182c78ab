import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ShareDrawing, shareSize } from '../api/share/share-drawing.ts';
import { type ShareSubject, shareDrawing, shareKinds } from '../api/share/share-picture.ts';
import { isLocale, type Locale } from '../base/locale.ts';
import type { Client } from '../contract/client.ts';
import { makeRenderQueue, type RenderQueue } from '../platform/http/render-queue.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { firstFile, type Source } from '../platform/http/static-files.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type Lettering, loadLettering } from '../platform/pictures/outlines.ts';
import { makePictureDrawing } from '../platform/pictures/picture-drawing.ts';

const address = /^\/share\/(uk|en)\/([a-z-]+)\/([\w,-]{1,643})\.(jpg|png)$/;
const slug = /^[\w-]{1,160}$/;
const mostCompared = 4;
const prefix = '/pictures/';

/** What an address names. Plans of a comparison are lines on one colour, which a PNG shows sharper than a photo's JPEG, and in fewer bytes. */
function subjectAt(path: string): ShareSubject | null {
  const [, locale, name, slugs = '', extension] = address.exec(path) ?? [];
  const kind = shareKinds.find((one) => one === name);
  if (!isLocale(locale) || !kind) return null;
  const isComparison = kind === 'comparison';
  if (extension !== (isComparison ? 'png' : 'jpg')) return null;
  const all = slugs.split(',');
  return all.length <= (isComparison ? mostCompared : 1) && all.every((one) => slug.test(one)) ? { kind, slug: slugs, locale } : null;
}

/** Aborted when the client has disconnected. */
function closed(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once('close', () => abort.abort());
  return abort.signal;
}

type Options = { client: (locale: Locale) => Client; pictures: readonly Source[]; renderQueue?: RenderQueue };

/**
 * `/share/{locale}/{kind}/{slug}.jpg` and `/share/{locale}/comparison/{slug,slug}.png`: the pictures of links to pages in social networks and
 * messengers. Their ETag follows from their data, so that an unchanged picture is neither drawn nor sent again; 503 while the render queue is
 * full. False for any other address.
 */
export function makeSharePictures({ client, pictures, renderQueue = makeRenderQueue() }: Options) {
  let lettering: Promise<Lettering> | undefined;

  const drawPicture = makePictureDrawing();

  async function draw({ svg, ground, photo }: ShareDrawing, format: 'jpeg' | 'png', abort: AbortSignal): Promise<Uint8Array | 'exceeded'> {
    const src = photo?.picture.src.startsWith(prefix) ? photo.picture.src.slice(prefix.length) : null;
    const file = src && !src.includes('..') ? (await firstFile(pictures, src))?.file : undefined;
    const place = photo && file ? { ...shareSize, ...photo, file, focus: photo.picture.focus } : null;
    return drawPicture({ svg, ground, size: shareSize, format, photo: place && { ...place, top: 0 } }, abort);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const subject = subjectAt(request.url ?? '');
    if (!subject) return false;
    lettering ??= loadLettering();
    const what = await shareDrawing(subject, { client: client(subject.locale), lettering: await lettering });
    if (what === null) return false;
    const format = subject.kind === 'comparison' ? 'png' : 'jpeg';
    const key = hash('sha1', `${format}${what.svg}${JSON.stringify([what.photo, what.ground])}`, 'base64url');
    const headers = { ...commonHeaders, etag: `"${key}"`, 'cache-control': 'public, max-age=86400', 'content-type': `image/${format}` };
    if (request.headers['if-none-match']?.includes(key)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const bytes = await renderQueue
      .draw(key, (abort) => draw(what, format, abort), closed(response))
      .catch((fault: unknown) => {
        if (fault instanceof Unreachable) return fault;
        throw fault;
      });
    if (bytes instanceof Unreachable) {
      response.writeHead(503, { ...commonHeaders, 'retry-after': String(bytes.retryAfterSeconds), 'cache-control': 'no-store' }).end();
      return true;
    }
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
