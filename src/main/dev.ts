import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { makeLog } from '../platform/log/log.ts';
import { listen, openHouse } from './run.ts';
import { makeServer } from './server.ts';

/** `npm run dev`: the same house, its pages built on demand and replaced in the browser as they change. */
const config = readConfig();
const log = makeLog(config.logLevel);
const vite = await createVite({ server: { middlewareMode: true } });
const { house, closeAll } = await openHouse({ config, clock: systemClock, log });
const server = makeServer({
  house,
  config,
  clock: systemClock,
  log,
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  mode: 'development',
});
const [answer] = server.listeners('request') as [(...parts: unknown[]) => void];
server.removeAllListeners('request');
server.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)));
await listen(server, config, async () => {
  await vite.close();
  await closeAll();
});
