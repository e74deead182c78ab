// Copies the embedded database to a PostgreSQL: node src/commands/move-to-postgres.ts URL [--force]

import { allMigrations } from '../app/migrations.ts';
import { readConfig } from '../platform/config/config.ts';
import { moveDatabase, requireDatabase } from '../platform/database/copy/copy.ts';
import { DatabaseUnusable, openDatabase, placeOf } from '../platform/database/database.ts';
import { countOf, printEnd, printProgress, runCommand } from './command.ts';

await runCommand('move-to-postgres', async () => {
  const given = process.argv.slice(2);
  const { databaseUrl, dataDir } = readConfig();
  const url = given.find((word) => !word.startsWith('--')) ?? databaseUrl;
  if (!url || !/^postgres(ql)?:/.test(url) || !URL.canParse(url))
    throw new DatabaseUnusable('Say where to: npm run move-to-postgres -- postgres://USER:PASSWORD@HOST/DATABASE [--force]');
  requireDatabase(dataDir);
  const source = await openDatabase({ url: null, dataDir });
  try {
    const target = await openDatabase({ url, dataDir });
    try {
      const options = { migrations: allMigrations, force: given.includes('--force'), onProgress: printProgress };
      const { tables, rows } = await moveDatabase(source, target, options);
      printEnd(
        `Moved ${countOf(rows, 'row')} of ${countOf(tables, 'table')} to ${placeOf(url)}: start with DATABASE_URL set to it. The data in ${dataDir} is as it was.`,
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
});
