import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadDemo } from '../../demo/load-demo.ts';
import type { Clock } from '../base/clock.ts';
import { watchFeed } from '../domain/catalogue/import/watch-feed.ts';
import { nbuRates } from '../integrations/rates/nbu.ts';
import { type Config, ConfigError } from '../platform/config/config.ts';
import { announceChange, migrate, openDatabase } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';
import { buildHouse } from './house.ts';
import { allMigrations } from './migrations.ts';

const ratesEveryMs = 3_600_000;

/** Opens the database, brings it up to date, fills it with the demo developer when it is empty, and builds the house. */
export async function openHouse({ config, clock, log }: { config: Config; clock: Clock; log: Log }) {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onMaintenanceFault: (fault) => log.error({ err: fault }, 'database maintenance failed'),
    onStep: (step) => step === 'creating' && say('Creating the database, the first time only: some seconds …'),
  });
  try {
    const applied = await migrate(database, allMigrations);
    if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`);
    if (config.demo) await loadDemo({ database, clock, onProgress: say });
    const house = await buildHouse({ database, config, clock, log });

    const stopRates = config.rates === 'nbu' ? every(ratesEveryMs, () => refreshRates()) : () => {};
    const refreshRates = async () => {
      const found = await house.money.refresh(nbuRates());
      if (!found.ok) log.warn({ why: found.refusal.why }, 'the last stored dollar rate goes on serving');
    };
    const { inventory } = config;
    const stopFeed = inventory
      ? watchFeed({
          url: inventory.url,
          everySeconds: inventory.everySeconds,
          context: () => ({
            db: database.kysely,
            session: database.session,
            clock,
            rate: house.money.currentRate()?.rate ?? null,
            announce: announceChange,
          }),
          log,
        })
      : () => {};
    const closeAll = async () => {
      stopRates();
      stopFeed();
      house.close();
      await database.close();
    };
    return { house, closeAll };
  } catch (fault) {
    await database.close();
    throw fault;
  }
}

/** Listens, prints the addresses, and on SIGTERM or SIGINT finishes what is under way and closes the database. */
export async function listen(server: Server, config: Config, closeAll: () => Promise<void>): Promise<void> {
  server.listen(config.port, config.host);
  await once(server, 'listening').catch(async (fault: NodeJS.ErrnoException) => {
    await closeAll();
    const why = { EADDRINUSE: 'another program uses it', EACCES: 'this user may not' }[fault.code ?? ''] ?? fault.message;
    throw new ConfigError(`Cannot listen on port ${config.port} of ${config.host}: ${why}.`);
  });
  const { port } = server.address() as AddressInfo;
  say(`Domivka is ready:\n  site  http://localhost:${port}/\n  API   http://localhost:${port}/api/docs/`);

  const stop = () => {
    server.close(() => void closeAll().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function every(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  setImmediate(() => void work());
  return () => clearInterval(timer);
}
