import { expect, it } from 'vitest';
import { emptyFolder } from '../../../tests/support/databases/empty-folder.ts';
import { startObjectStorage } from '../../../tests/support/services/object-storage.ts';
import { systemClock } from '../../base/clock.ts';
import { ConfigError } from '../../platform/config/config.ts';
import { buildFiles } from './build-files.ts';

const start = async () => {
  const storage = await startObjectStorage();
  const bucket = { ...storage.settings, cacheBytes: 1_000_000 };
  const check = (wrong: Partial<typeof bucket> = {}, clock = systemClock) =>
    buildFiles({ dataDir: emptyFolder('files'), demo: false, bucket: { ...bucket, ...wrong } }, clock).check();
  return { storage, check };
};

it('names the setting that the storage refuses', async () => {
  const { check } = await start();
  const sentences: [string, () => Promise<unknown>][] = [
    ['S3_BUCKET names no bucket at S3_ENDPOINT.', () => check({ bucket: 'another' })],
    ['S3_ACCESS_KEY_ID is not known at S3_ENDPOINT.', () => check({ accessKeyId: 'UNKNOWN' })],
    ['S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.', () => check({ secretAccessKey: 'another-secret' })],
    ['S3_ENDPOINT refuses the requests: the clock of this machine is wrong.', () => check({}, () => new Date(Date.now() - 3_600_000))],
  ];
  for (const [sentence, checked] of sentences) await expect(checked()).rejects.toThrow(new ConfigError(sentence));
});

it('starts with a bucket that is there, and with one that is away', async () => {
  const { storage, check } = await start();
  expect(await check()).toBeNull();
  await storage.stop();
  expect(await check()).toMatch(/^the object storage did not answer/);
});
