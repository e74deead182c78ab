import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { PartCacheContext } from '../ui/cached-part.tsx';
import { OwnMark } from '../ui/own-scripts.tsx';
import { withMessageLocale } from './data/message-locale.server.ts';
import { faultContext, pageContext } from './data/pages/context.ts';
import { localeOf } from './data/paths.ts';
import { takeMarked } from './pipeline/marked-scripts.ts';
import { makePartCache } from './pipeline/part-cache.tsx';
import { putScriptsLast, starter } from './pipeline/scripts-last.ts';

// The server and the pages meet under these keys; they must be the ones inside the bundle.
export {
  clientContext,
  demoContext,
  documentContext,
  faultContext,
  formlessContext,
  mapsContext,
  pageContext,
  tagsContext,
} from './data/pages/context.ts';

export const handleError: HandleErrorFunction = (fault, { context }) => context.get(faultContext)(fault);

/** The mark that React leaves for a missing part; a visitor's own text can never contain it. */
const unfinished = '<!--$!-->';

/**
 * Puts the finished page into `pageContext` in one piece, its data at the end of the body, and returns status and headers.
 * Writing one string costs a third less than a stream that is read when it is whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { serverHandoffStream, ...handed } = entry;
  const mark = crypto.randomUUID();
  const page = (
    <OwnMark value={mark}>
      <ServerRouter context={handed} url={request.url} nonce={mark} />
    </OwnMark>
  );
  const marked = await withMessageLocale(localeOf(pathname), async () => {
    const parts = makePartCache();
    const whole = renderToString(<PartCacheContext value={parts}>{page}</PartCacheContext>);
    return whole.includes(unfinished) ? await renderWhenLoaded(page, mark) : parts.fill(whole);
  });
  const { html, scripts } = takeMarked(marked, mark);
  const script = serverHandoffStream ? handOff(await text(serverHandoffStream)) : '';
  headers.set('content-type', 'text/html; charset=utf-8');
  // While developing the builder puts its own modules first.
  const ordered = import.meta.env.DEV ? html : putScriptsLast(html);
  const end = ordered.lastIndexOf('</body>');
  Object.assign(context.get(pageContext), {
    html: `<!DOCTYPE html>${ordered.slice(0, end)}${script}${ordered.slice(end)}`,
    scripts: [...scripts, starter, taker],
  });
  return new Response(null, { status, headers });
}

/** The first page after a start that needs a part which is loaded on demand. */
async function renderWhenLoaded(page: React.ReactNode, nonce: string): Promise<string> {
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(void pipe(body)),
      onShellError: reject,
      onError: reject,
    });
  });
  return (await text(body)).replace(/^<!DOCTYPE html>/, '');
}

/**
 * The loaders' data for the router in the browser, in the format of its own `StreamTransfer`. The data is text beside the script that
 * reads it, so that this script is the same for all pages, and the text is neither escaped twice nor hashed for the security policy.
 */
const handOff = (data: string): string =>
  `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script><script>${taker}</script>`;
const taker =
  '{const c=window.__reactRouterContext.streamController;c.enqueue(document.currentScript.previousSibling.textContent);c.close()}';
