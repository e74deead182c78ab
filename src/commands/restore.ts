// Fills the database from a backup: node src/commands/restore.ts FILE [--force]

import { allMigrations } from '../app/migrations.ts';
import { readConfig } from '../platform/config/config.ts';
import { restore } from '../platform/database/copy/copy.ts';
import { DatabaseUnusable, openDatabase } from '../platform/database/database.ts';
import { countOf, printEnd, printProgress, runCommand } from './command.ts';

await runCommand('restore', async () => {
  const given = process.argv.slice(2);
  const file = given.find((word) => !word.startsWith('--'));
  if (!file) throw new DatabaseUnusable('Say from which file: npm run restore -- FILE [--force]');
  const { databaseUrl: url, dataDir } = readConfig();
  const database = await openDatabase({ url, dataDir });
  try {
    const options = { migrations: allMigrations, force: given.includes('--force'), onProgress: printProgress };
    const { tables, rows } = await restore(database, file, options);
    printEnd(`Restored ${countOf(rows, 'row')} of ${countOf(tables, 'table')} from ${file}.`);
  } finally {
    await database.close();
  }
});
