import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { sentenceFor } from '../app/operator-sentence.ts';
import { startDatabase } from '../app/start-database.ts';
import { systemClock } from '../base/clock.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { ownFile } from '../platform/files/own-files.ts';
import { makeLog } from '../platform/log/log.ts';
import { watchEventLoop } from '../platform/log/watch-event-loop.ts';
import { openPort } from './open-port.ts';

const built = ownFile('build/server/index.js');

/** Serves the built site; a problem that the operator can correct ends the process with one sentence. */
export async function startProduction(): Promise<void> {
  try {
    await serve();
  } catch (fault) {
    const sentence = sentenceFor(fault);
    if (sentence === null) throw fault;
    console.error(sentence);
    process.exit(1);
  }
}

async function serve(): Promise<void> {
  const config = readConfig();
  if (!existsSync(built)) throw new ConfigError('The site is not built yet: run npm run build, or npm start, which does it.');
  const log = makeLog(config.logLevel);
  const port = await openPort(config);
  // The database opens in its thread while this one loads all the rest.
  const opening = startDatabase(config, log);
  opening.catch(() => undefined); // awaited below
  const pages = import(pathToFileURL(built).href) as Promise<ServerBuild>;
  pages.catch(() => undefined);
  const [{ openApp }, { makeRequestRouter }] = await Promise.all([import('../app/open-app.ts'), import('./request-router.ts')]);
  const { app, secret, simulators, closing } = await openApp({
    database: await opening,
    config,
    ownAddress: port.address,
    clock: systemClock,
    log,
  });
  const build = await pages;
  watchEventLoop(log);
  port.serve(
    makeRequestRouter({
      app,
      secret,
      simulators,
      config,
      clock: systemClock,
      log,
      build: () => Promise.resolve(build),
      mode: 'production',
    }),
    { ...closing, hangUp: app.hangUp, log },
  );
}
