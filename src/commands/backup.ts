// Writes all data into one file: node src/commands/backup.ts FILE
import { readConfig } from '../platform/config/config.ts';
import { backUp, requireDatabase } from '../platform/database/copy/copy.ts';
import { DatabaseUnusable, openDatabase } from '../platform/database/database.ts';
import { countOf, printEnd, printProgress, runCommand } from './command.ts';

await runCommand('backup', async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new DatabaseUnusable('Say into which file: npm run backup -- FILE');
  const { databaseUrl: url, dataDir } = readConfig();
  if (url === null) requireDatabase(dataDir);
  const database = await openDatabase({ url, dataDir });
  try {
    const { tables, rows } = await backUp(database, file, printProgress);
    printEnd(`Backed up ${countOf(rows, 'row')} of ${countOf(tables, 'table')} into ${file}.`);
  } finally {
    await database.close();
  }
});
