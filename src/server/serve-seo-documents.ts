import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SeoDocument } from '../api/seo/seo-documents.ts';
import { type CachedPage, finishPage } from '../platform/http/page-cache.ts';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { sendPage } from '../platform/http/send-page.ts';
import { sendText } from '../platform/http/send-text.ts';
import type { Log } from '../platform/log/log.ts';

type Options = {
  documentAt: (path: string) => Promise<SeoDocument | null>;
  /** The cache is cleared when this changes. */
  version: () => string;
  log: Pick<Log, 'error'>;
};

/** Serves SEO documents, made once for each version of the data. */
export function serveSeoDocuments({ documentAt, version, log }: Options) {
  let cached = new Map<string, Promise<CachedPage | null>>();
  let madeFor = version();
  let known = new Map<string, Promise<boolean>>();

  async function finish(path: string): Promise<CachedPage | null> {
    const document = await documentAt(path);
    const headers = { ...commonHeaders, 'cache-control': 'public, max-age=0, must-revalidate' };
    return document && finishPage(200, { ...headers, 'content-type': document.type }, Buffer.from(document.text));
  }

  function forgetOld(): void {
    const now = version();
    if (now === madeFor) return;
    madeFor = now;
    cached = new Map();
    known = new Map();
  }

  function finished(path: string): Promise<CachedPage | null> {
    forgetOld();
    const page = cached.get(path);
    if (page) return page;
    const made = finish(path);
    // Only existing documents are cached, so that invented addresses fill no memory.
    const forget = () => cached.delete(path);
    cached.set(path, made);
    made.then((page) => page ?? forget(), forget);
    return made;
  }

  return {
    /** Whether a document at `path` exists, as far as is known now. */
    has(path: string): Promise<boolean> {
      forgetOld();
      const found = known.get(path) ?? finished(path).then(Boolean, () => false);
      known.set(path, found);
      return found;
    },

    /** Answers with an ETag for conditional requests, and 503 when the data cannot be reached; false when `path` is no document. */
    async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
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
    },
  };
}
