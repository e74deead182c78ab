// A stand-in of the product behind the real HTTP server: its behaviour is named in the one argument.
import { setTimeout as wait } from 'node:timers/promises';
import { closeInOrder } from '../../src/app/close-in-order.ts';
import { makeLog } from '../../src/platform/log/log.ts';
import { openPort } from '../../src/server/open-port.ts';

const { port, startMs, stopSeconds, neverEnds } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number;
  startMs: number;
  stopSeconds: number;
  /** The name of what does not end by itself. */
  neverEnds?: string;
};
const opened = await openPort({ port, host: '127.0.0.1', stopSeconds });
await wait(startMs);
const streams = new Set<() => void>();
const closing = closeInOrder(neverEnds ? { [neverEnds]: () => new Promise<void>(() => undefined) } : {}, {});
opened.serve(
  async (request, response) => {
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
      streams.add(() => response.end());
      return;
    }
    for await (const _part of request);
    await wait(request.url === '/slow' ? 400 : 5);
    response.end('done');
  },
  {
    ...closing,
    hangUp: () => {
      for (const end of streams) end();
    },
    log: makeLog('info'),
  },
);
