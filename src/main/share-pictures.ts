import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ShareDrawing, shareDrawing, shareKinds, shareSize } from '../api/share/share-picture.ts';
import { isLocale, type Locale } from '../base/locale.ts';
import type { Client } from '../contract/client.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { type Lettering, loadLettering } from '../platform/pictures/outlines.ts';
import { rasterize } from '../platform/pictures/raster.ts';

const address = /^\/share\/(uk|en)\/([a-z]+)\/([\w-]{1,160})\.jpg$/;
/** About 100 KB each. */
const mostKept = 200;
const prefix = '/pictures/';

type Options = { client: (locale: Locale) => Client; pictures: string };

/**
 * `/share/{locale}/{kind}/{slug}.jpg`: what networks show for a link to a flat, a project or a story. Its tag follows from what is
 * drawn, so that an unchanged picture is neither drawn nor sent again; one is drawn at a time. False for any other address.
 */
export function makeSharePictures({ client, pictures }: Options) {
  const kept = new Map<string, Buffer>();
  let lettering: Promise<Lettering> | undefined;
  let drawing: Promise<unknown> = Promise.resolve();

  async function draw({ svg, ground, photo }: ShareDrawing): Promise<Buffer> {
    const src = photo?.picture.src.startsWith(prefix) ? photo.picture.src.slice(prefix.length) : null;
    const place =
      photo && src && !src.includes('..') ? { ...shareSize, ...photo, file: join(pictures, src), focus: photo.picture.focus } : null;
    return rasterize({ svg, ground, size: shareSize, photo: place && { ...place, top: 0 } });
  }

  async function drawn(key: string, what: ShareDrawing): Promise<Buffer> {
    const known = kept.get(key);
    if (known) return known;
    const before = drawing;
    const made = before.catch(() => undefined).then(async () => kept.get(key) ?? draw(what));
    drawing = made;
    const jpeg = await made;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    kept.set(key, jpeg);
    return jpeg;
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
    const jpeg = await drawn(key, what);
    response.writeHead(200, { ...headers, 'content-length': jpeg.length }).end(request.method === 'HEAD' ? undefined : jpeg);
    return true;
  };
}
