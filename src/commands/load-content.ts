// Loads words and pictures from a folder: npm run content -- FOLDER [--dry-run] [--overwrite]
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveIntoBucket } from '../app/files/move-files.ts';
import { picturesIn } from '../app/files/picture-folders.ts';
import { loadContents, type ReadContents, readContents } from '../app/load-contents.ts';
import { allMigrations } from '../app/migrations.ts';
import { systemClock } from '../base/clock.ts';
import { makeCatalogue } from '../domain/catalogue/catalogue.ts';
import { makeContent } from '../domain/content/content.ts';
import { makeMoney } from '../domain/money/money.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { announceChange, migrate, openDatabase } from '../platform/database/database.ts';
import { copyFiles } from '../platform/files/copy-files.ts';
import { openBucket } from '../platform/files/object-store.ts';
import { makeSizes } from '../platform/pictures/make-sizes.ts';
import { measurePicture } from '../platform/pictures/measure.ts';
import { countOf, runCommand } from './command.ts';
import { contentReport } from './content-report.ts';

const usage = `Usage: npm run content -- FOLDER [options]
  --dry-run       show what differs and change nothing
  --overwrite     write also what somebody has changed since it was loaded
`;
const exit = { refused: 1, usage: 2 };
const beside =
  'If it is the server: stop the server, load, and start it again; or move to PostgreSQL with npm run move-to-postgres, where contents are loaded beside it.';

type Arguments = { folder: string; dryRun: boolean; overwrite: boolean };

function readArguments(): Arguments | null {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': flag, overwrite: flag, help: flag },
    });
    const [folder] = positionals;
    if (values.help || positionals.length !== 1 || !folder) return null;
    return { folder: resolve(folder), dryRun: values['dry-run'], overwrite: values.overwrite };
  } catch (cause) {
    console.error((cause as Error).message);
    return null;
  }
}

async function load(found: ReadContents, { folder, dryRun, overwrite }: Arguments, config: Config): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    await migrate(database, allMigrations);
    const { kysely: db } = database;
    const content = makeContent({ db, clock: systemClock });
    const money = makeMoney({ db, clock: systemClock, announce: (transaction) => announceChange(transaction, 'money') });
    const catalogue = makeCatalogue({ db, clock: systemClock, currentRate: () => null });
    await catalogue.reload();
    // Pictures come first: the contents that name them must find them.
    const to = picturesIn(config);
    const from = join(folder, 'pictures');
    const pictures = await copyFiles({ files: found.pictureFiles, from, to, dryRun });
    pictures.added.push(...(await makeSizes({ files: found.madeFiles, from, to, dryRun })));
    if (config.bucket && !dryRun)
      await moveIntoBucket({ store: openBucket(config.bucket, { clock: systemClock }), dataDir: config.dataDir, folders: ['pictures'] });
    const report = await loadContents(found, { content, money, source: folder, dryRun, overwrite });
    const flatless = Object.keys(found.contents.stories).filter(
      (slug) => !catalogue.projects().some(({ project }) => project.slug === slug),
    );
    for (const line of contentReport({ report, pictures, wordless: found.wordless, flatless, dryRun })) console.log(line);
  } finally {
    await database.close();
  }
}

async function main(given: Arguments): Promise<void> {
  const config = readConfig();
  const read = await readContents(given.folder, { measure: measurePicture });
  if (read.ok) return load(read.value, given, config);
  for (const fault of read.faults) console.error(fault);
  console.error(`Refused: ${countOf(read.faults.length, 'mistake')}. Nothing was written.`);
  process.exitCode = exit.refused;
}

const given = readArguments();
const isFolder =
  given &&
  (await stat(given.folder).then(
    (found) => found.isDirectory(),
    () => false,
  ));
if (given && isFolder) await runCommand('load-content', () => main(given), beside);
else {
  console.error(given ? `There is no folder ${given.folder}.` : usage);
  process.exitCode = exit.usage;
}
