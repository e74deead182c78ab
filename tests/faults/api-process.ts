// One process of the app with its API and no pages, on the database that its environment names; prints where it listens.
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openApp } from '../../src/app/open-app.ts';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { makeLog } from '../../src/platform/log/log.ts';

const config = readConfig();
const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
const ownAddress = 'http://127.0.0.1';
const { app } = await openApp({ database, config, ownAddress, clock: systemClock, log: makeLog(config.logLevel) });
// As at the front door: none is closed under a request that is on its way.
const server = createServer(
  { keepAliveTimeout: 75_000 },
  getRequestListener((request) => app.api.fetch(request, { address: '127.0.0.1' })),
);
server.listen(0, '127.0.0.1', () => {
  // This process will be killed, and the next one starts sooner with what this one compiled.
  flushCompileCache();
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
