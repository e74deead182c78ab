// Shows the dead letters of the outbox, or retries them: node src/commands/outbox.ts [--retry]
import { parseArgs } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { requireDatabase } from '../platform/database/copy/copy.ts';
import { openDatabase } from '../platform/database/database.ts';
import { listDeadLetters, retryDeadLetters } from '../platform/outbox/dead-letters.ts';
import { countOf, runCommand } from './command.ts';

await runCommand('outbox', async () => {
  const { retry } = parseArgs({ options: { retry: { type: 'boolean', default: false } } }).values;
  const { databaseUrl: url, dataDir } = readConfig();
  if (url === null) requireDatabase(dataDir);
  const database = await openDatabase({ url, dataDir });
  try {
    if (retry) {
      console.log(`${countOf((await retryDeadLetters(database.kysely, systemClock)).length, 'message')} will be tried again.`);
      return;
    }
    const dead = await listDeadLetters(database.kysely);
    for (const { id, kind, key, attempts, ended_at, last_fault } of dead)
      console.log(`${ended_at?.toISOString() ?? ''}  ${kind}  ${id}  ${key}\n  after ${countOf(attempts, 'attempt')}: ${last_fault ?? ''}`);
    console.log(`${countOf(dead.length, 'message')} given up.${dead.length > 0 ? ' Try again: npm run outbox -- --retry' : ''}`);
  } finally {
    await database.close();
  }
});
