import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { overwriteServerAsyncLocalStorage } from './paraglide/runtime.js';
import { localeOf } from './paths.ts';

// The server hands its client in under this key; it must be the one inside the bundle.
export { clientContext } from './context.ts';

type Visit =
  NonNullable<Parameters<typeof overwriteServerAsyncLocalStorage>[0]> extends { run(store: infer Store, ...rest: never[]): unknown }
    ? Store
    : never;
// Two visitors in two languages are rendered at the same time: the language belongs to the request, never to the process.
const visit = new AsyncLocalStorage<Visit>();
overwriteServerAsyncLocalStorage(visit);

const renderTimeout = 10_000;

/** The finished page in one piece: nothing here is deferred, and one buffer is the fastest to compress and to keep. */
export default function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  headers.set('content-type', 'text/html; charset=utf-8');
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      let answerStatus = status;
      const chunks: Buffer[] = [];
      const body = new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          clearTimeout(timer);
          resolve(new Response(Buffer.concat(chunks), { status: answerStatus, headers }));
          done();
        },
      });
      const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError: () => {
          answerStatus = 500;
        },
      });
      const timer = setTimeout(abort, renderTimeout);
    });
  return visit.run({ locale: localeOf(pathname), origin, messageCalls: new Set() }, render);
}
