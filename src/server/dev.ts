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
const officeSocketPort = 24_679;
const config = readConfig();
const log = makeLog(config.logLevel);
const port = await openPort(config);
prepareMessages();
const vite = await createVite({ server: { middlewareMode: true } });
// The office is a program of its own, with a socket of its own for what is saved.
const officeVite = await createVite({
  configFile: 'vite.office.config.ts',
  server: { middlewareMode: true, hmr: { port: officeSocketPort } },
  appType: 'spa',
});
const isOfOffice = ({ url = '' }: { url?: string | undefined }) => url.startsWith('/office/') && !url.startsWith('/office/api/');
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
const serve: Parameters<typeof port.serve>[0] = (request, response) =>
  (isOfOffice(request) ? officeVite : vite).middlewares(request, response, () => answer(request, response));
port.serve(serve, {
  async closeAll() {
    await vite.close();
    await officeVite.close();
    await closing.closeAll();
  },
  unfinished: closing.unfinished,
  hangUp: app.hangUp,
  log,
});
