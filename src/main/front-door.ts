import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { sendText } from '../platform/http/send-text.ts';

// Longer than proxies keep a connection, so that none is closed under a request that is on its way.
const idleConnectionMs = 75_000;

/** Where this machine is reached by the name that it has for itself. */
const anyOrOwn = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

const starting: RequestListener = (request, response) => {
  if (request.url === '/healthz') sendText(response, 200, 'alive');
  else sendText(response, 503, 'Starting. Запускаємося.', { 'retry-after': '1' });
};

/**
 * Takes the port before anything slow is done: a port that is taken is refused at once (`ConfigError`), and `/healthz`
 * answers from the first moment, everything else 503. `serve` lets visitors in, prints the addresses, and on SIGTERM or
 * SIGINT calls `hangUp`, which ends what would never end by itself, and finishes what is under way before it calls `closeAll` and ends
 * the process.
 */
export async function openFrontDoor({ port, host }: Pick<Config, 'port' | 'host'>) {
  let listener = starting;
  const server = createServer({ optimizeEmptyRequests: true, keepAliveTimeout: idleConnectionMs }, (request, response) =>
    listener(request, response),
  );
  server.listen(port, host);
  await once(server, 'listening').catch((fault: NodeJS.ErrnoException) => {
    const why = { EADDRINUSE: 'another program uses it', EACCES: 'this user may not' }[fault.code ?? ''] ?? fault.message;
    throw new ConfigError(`Cannot listen on port ${port} of ${host}: ${why}.`);
  });
  const name = anyOrOwn.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const address = `http://${name}:${(server.address() as AddressInfo).port}`;

  return {
    /** How this process is reached from its own machine. */
    address,
    serve(ready: RequestListener, closeAll: () => Promise<void>, hangUp: () => void = () => undefined): void {
      listener = ready;
      console.log(`Domivka is ready:\n  site  ${address}/\n  API   ${address}/api/docs/`);
      const stop = () => {
        server.close(() => void closeAll().then(() => process.exit(0)));
        hangUp();
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      };
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    },
    /** Gives the port back at once. */
    close: () => server.close(),
  };
}
