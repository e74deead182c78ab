import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { openApp } from '../../../src/app/open-app.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { announceFlats } from '../../../src/domain/catalogue/availability.store.ts';
import { readConfig } from '../../../src/platform/config/config.ts';
import { announceChange, type Database } from '../../../src/platform/database/database.ts';
import { makeLog } from '../../../src/platform/log/log.ts';
import { makeRequestRouter } from '../../../src/server/request-router.ts';

/** The demo's site within this process, over a database that the caller may change, its address, and the paths of the pages that it renders. */
export async function openSite({ database, dataDir }: { database: Database; dataDir: string }) {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: address, READS_PER_MINUTE: '100000000' });
  const [clock, log] = [systemClock, makeLog('fatal')];
  const { app, secret, closing } = await openApp({ database, config, ownAddress: address, clock, log });
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  const { module } = build.entry;
  const rendered: string[] = [];
  const counting = (...args: Parameters<typeof module.default>) => {
    rendered.push(new URL(args[0].url).pathname);
    return module.default(...args);
  };
  const watched = { ...build, entry: { module: { ...module, default: counting } } };
  server.on(
    'request',
    makeRequestRouter({ app, secret, simulators: [], config, clock, log, build: async () => watched, mode: 'production' }),
  );
  return {
    app,
    rendered,
    address,
    ask: async (path: string) => (await fetch(address + path)).text(),
    async close() {
      server.close();
      await closing.closeAll();
    },
  };
}

/** A new price of one flat, committed and announced as an import does it. */
export const changePrice = (database: Database, { slug, dollars }: { slug: string; dollars: number }): Promise<void> =>
  database.kysely.transaction().execute(async (transaction) => {
    await sql`update apartment set price_minor = ${dollars * 100}, price_currency = 'USD' where slug = ${slug}`.execute(transaction);
    await announceFlats(transaction, sql`select id from apartment where slug = ${slug}`, {
      count: 1,
      at: new Date(),
      announce: announceChange,
    });
  });
