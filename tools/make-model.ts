// Fills the folder DATA_DIR as the first start of the product does, for apps of journeys that start on a copy. It needs no build, so that
// it can be done beside one.
import { openApp } from '../src/app/open-app.ts';
import { startDatabase } from '../src/app/start-database.ts';
import { systemClock } from '../src/base/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { makeLog } from '../src/platform/log/log.ts';

const config = readConfig();
const log = makeLog(config.logLevel);
const ownAddress = 'http://127.0.0.1';
const { closing } = await openApp({ database: await startDatabase(config, log), config, ownAddress, clock: systemClock, log });
await closing.closeAll();
