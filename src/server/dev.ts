import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { isMessageFile, prepareMessages } from '../../tools/prepare.ts';
import { openApp } from '../app/open-app.ts';
import { startDatabase } from '../app/start-database.ts';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { makeLog } from '../platform/log/log.ts';
import { openPort } from './open-port.ts';
import { makeRequestRouter } from './request-router.ts';

/** `npm run dev`: the same app, its pages built on demand and replaced in the browser as they change. */
const config = readConfig();
const log = makeLog(config.logLevel);
const port = await openPort(config);
prepareMessages();
const vite = await createVite({ server: { middlewareMode: true } });
vite.watcher.on('change', (file) => {
  if (!isMessageFile(file)) return;
  try {
    prepareMessages();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
  }
});
const { app, secret, simulators, closing } = await openApp({
  database: await startDatabase(config, log),
  config,
  ownAddress: port.address,
  clock: systemClock,
  log,
});
const answer = makeRequestRouter({
  app,
  secret,
  simulators,
  config,
  clock: systemClock,
  log,
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  mode: 'development',
});
port.serve((request, response) => vite.middlewares(request, response, () => answer(request, response)), {
  async closeAll() {
    await vite.close();
    await closing.closeAll();
  },
  unfinished: closing.unfinished,
  hangUp: app.hangUp,
  log,
});
