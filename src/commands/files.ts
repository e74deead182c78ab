// Moves the files of DATA_DIR into the bucket, or copies the bucket into a folder: npm run files -- move | copy FOLDER
import { resolve } from 'node:path';
import { copyFromBucket, moveIntoBucket } from '../app/files/move-files.ts';
import { systemClock } from '../base/clock.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { openBucket } from '../platform/files/object-store.ts';
import { countOf, runCommand } from './command.ts';

const usage = `Usage: npm run files -- move          copies pictures and resumes of DATA_DIR into the bucket; again, what is missing there
       npm run files -- copy FOLDER   copies them from the bucket into a folder`;

async function main(verb: 'move' | 'copy', folder: string): Promise<void> {
  const { bucket, dataDir } = readConfig();
  if (bucket === null) throw new ConfigError('S3_ENDPOINT must be set: it names the storage that has the bucket.');
  const store = openBucket(bucket, { clock: systemClock });
  await store.check();
  const onFile = (key: string) => console.log(`  ${key}`);
  const { copied, same } =
    verb === 'move' ? await moveIntoBucket({ store, dataDir, onFile }) : await copyFromBucket({ store, dataDir: resolve(folder), onFile });
  const [from, to] = verb === 'move' ? [dataDir, bucket.bucket] : [bucket.bucket, resolve(folder)];
  console.log(
    `Copied ${countOf(copied, 'file')} from ${from} to ${to}; ${countOf(same, 'file')} stood there. What was copied stays where it was.`,
  );
}

const [verb, folder, ...rest] = process.argv.slice(2);
if (rest.length === 0 && ((verb === 'move' && folder === undefined) || (verb === 'copy' && folder)))
  await runCommand(null, () => main(verb, folder ?? ''));
else {
  console.error(usage);
  process.exitCode = 2;
}
