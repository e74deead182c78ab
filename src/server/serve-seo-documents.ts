import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SeoDocument } from '../api/seo/seo-documents.ts';
import { type CachedPage, finishPage } from '../platform/http/page-cache.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { sendText } from '../platform/http/send-text.ts';
import type { Log } from '../platform/log/log.ts';

type Options = {
  documentAt: (path: string) => Promise<SeoDocument | null>;
  /** The cache is cleared when this changes; null caches nothing. */
  version: (() => string) | null;
  log: Pick<Log, 'error'>;
};

/** Answers what machines ask for, with a tag that lets them ask again cheaply, and 503 when the data cannot be reached; false when `path` is none of it. */
export function serveSeoDocuments({ documentAt, version, log }: Options) {
  let cached = new Map<string, Promise<CachedPage | null>>();
  let madeFor = version?.();

  async function finish(path: string): Promise<CachedPage | null> {
    const document = await documentAt(path);
    const headers = { ...commonHeaders, 'cache-control': 'public, max-age=0, must-revalidate' };
    return document && finishPage(200, { ...headers, 'content-type': document.type }, Buffer.from(document.text));
  }

  function finished(path: string): Promise<CachedPage | null> {
    const now = version?.();
    if (now !== madeFor) {
      madeFor = now;
      cached = new Map();
    }
    const known = cached.get(path);
    if (known) return known;
    const made = finish(path);
    if (version === null) return made;
    // Only existing documents are cached, so that invented addresses fill no memory.
    const forget = () => cached.delete(path);
    cached.set(path, made);
    made.then((page) => page ?? forget(), forget);
    return made;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (!path.endsWith('.xml') || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    try {
      const page = await finished(path);
      if (page) await sendPage(request, response, page);
      return page !== null;
    } catch (fault) {
      log.error({ err: fault, path }, 'an SEO document failed');
      sendText(response, 503, 'Not now, come back later.', { 'retry-after': '60' });
      return true;
    }
  };
}
