import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { systemClock } from '../base/clock.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { DatabaseUnusable } from '../platform/database/database-unusable.ts';
import { makeLog } from '../platform/log/log.ts';
import { listen, openHouse } from './run.ts';
import { makeServer } from './server.ts';

const built = resolve('build/server/index.js');

try {
  const config = readConfig();
  if (!existsSync(built)) throw new ConfigError('The site is not built yet: run npm run build, or npm start, which does it.');
  const log = makeLog(config.logLevel);
  // The pages load while the database opens.
  const pages = import(pathToFileURL(built).href) as Promise<ServerBuild>;
  const { house, closeAll } = await openHouse({ config, clock: systemClock, log });
  const build = await pages;
  const server = makeServer({ house, config, clock: systemClock, log, build: () => Promise.resolve(build), mode: 'production' });
  await listen(server, config, closeAll);
} catch (fault) {
  if (!(fault instanceof ConfigError) && !(fault instanceof DatabaseUnusable)) throw fault;
  console.error(fault.message);
  process.exit(1);
}
