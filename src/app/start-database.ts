import type { Config } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

/** Opens the configured database and informs the operator when that takes long. */
export function startDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<Database> {
  return openDatabase({
    url: databaseUrl,
    dataDir,
    onMaintenanceFault: (fault) => log.error({ err: fault }, 'database maintenance failed'),
    onStep: (step) => step === 'creating' && console.log('Creating the database, the first time only: some seconds …'),
  });
}
