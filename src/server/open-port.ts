import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { sendText } from '../platform/http/send-text.ts';
import type { Log } from '../platform/log/log.ts';

// Longer than proxies hold a connection, so that none is closed under a request that is on its way.
const idleConnectionMs = 75_000;
const lookForIdleMs = 20;
/** The limit for receiving a whole request: a file of 10 MB at 0.7 Mbit/s. */
const requestMs = 120_000;
/** A connection without traffic for this long is closed: streams have a heartbeat, and answers do not take so long. */
const stillMs = 120_000;
/** The share of the stop time that requests have before they are cut; the rest is for the work behind them. */
const requestsShare = 0.5;

/** Hosts to listen on under which this machine reaches the process at 127.0.0.1. */
const anyOrOwn = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

const signals = ['SIGTERM', 'SIGINT'] as const;

const starting: RequestListener = (request, response) => {
  if (request.url === '/healthz') sendText(response, 200, 'alive');
  else sendText(response, 503, 'Starting. Запускаємося.', { 'retry-after': '1' });
};

type Behind = {
  closeAll: () => Promise<void>;
  /** Names the work that `closeAll` still waits for. */
  unfinished?: () => string[];
  /** Ends the connections that have no end of their own. */
  hangUp?: () => void;
  log?: Pick<Log, 'error'>;
};

/**
 * Takes the port before anything slow is done: a port in use is refused at once (`ConfigError`), and `/healthz` answers from the first
 * moment, everything else 503; a signal to stop ends the process at once. `serve` admits requests, prints the addresses, and on SIGTERM or
 * SIGINT releases the port, closes connections after their present answer, finishes requests in progress, calls `closeAll` and ends the
 * process, all within `stopSeconds`: work that has not ended by then is named in the log and ends with the process, by status 1.
 */
export async function openPort({ port, host, stopSeconds }: Pick<Config, 'port' | 'host' | 'stopSeconds'>) {
  let listener = starting;
  let stopping = false;
  const open = new Set<ServerResponse>();
  const server = createServer(
    { optimizeEmptyRequests: true, keepAliveTimeout: idleConnectionMs, requestTimeout: requestMs },
    (request, response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (stopping) {
        response.shouldKeepAlive = false;
        if (request.url === '/readyz') return sendText(response, 503, 'stopping', { 'retry-after': '1' });
      }
      listener(request, response);
    },
  );
  server.timeout = stillMs;
  // The next start finishes what this one leaves, and no request has been admitted yet.
  const leave = (_signal: NodeJS.Signals, number: number) => process.exit(128 + number);
  for (const signal of signals) process.on(signal, leave);
  const stay = () => {
    for (const signal of signals) process.off(signal, leave);
  };
  server.listen(port, host);
  await once(server, 'listening').catch((fault: NodeJS.ErrnoException) => {
    const why = { EADDRINUSE: 'another program uses it', EACCES: 'this user may not' }[fault.code ?? ''] ?? fault.message;
    throw new ConfigError(`Cannot listen on port ${port} of ${host}: ${why}.`);
  });
  const name = anyOrOwn.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  const address = `http://${name}:${(server.address() as AddressInfo).port}`;

  /** Ends when the last connection has. */
  async function letGo(hangUp: () => void): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    // Responses in progress still announce that their connection ends.
    for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
    hangUp();
    // A connection becomes idle after its answer, which may be any time later.
    const looking = setInterval(() => server.closeIdleConnections(), lookForIdleMs);
    const cutting = setTimeout(() => server.closeAllConnections(), stopSeconds * 1_000 * requestsShare);
    await closed;
    clearInterval(looking);
    clearTimeout(cutting);
  }

  return {
    /** The address of this process on its own machine. */
    address,
    serve(ready: RequestListener, { closeAll, unfinished = () => [], hangUp = () => undefined, log }: Behind): void {
      listener = ready;
      console.log(`Domivka is ready:\n  site  ${address}/\n  API   ${address}/api/docs/`);
      const stop = async () => {
        // A second signal does not change the stop: it ends in time anyway.
        if (stopping) return;
        stopping = true;
        setTimeout(() => {
          log?.error({ unfinished: unfinished(), seconds: stopSeconds }, 'the process ends before all of it has stopped');
          process.exit(1);
        }, stopSeconds * 1_000);
        try {
          await letGo(hangUp);
          await closeAll();
          process.exit(0);
        } catch (fault) {
          log?.error({ err: fault }, 'the process could not stop in order');
          process.exit(1);
        }
      };
      for (const signal of signals) process.on(signal, () => void stop());
      stay();
    },
    /** Gives the port back at once. */
    close() {
      stay();
      server.close();
    },
  };
}
