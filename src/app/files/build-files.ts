import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { type Config, ConfigError } from '../../platform/config/config.ts';
import { cachedFiles } from '../../platform/files/cached-files.ts';
import { type FilesPort, filesIn } from '../../platform/files/files.ts';
import { filesInBucket, spoolInBucket } from '../../platform/files/object-files.ts';
import { BucketRefusal, openBucket } from '../../platform/files/object-store.ts';
import { type FindFile, type ShownFiles, shownFilesIn } from '../../platform/files/shown-files.ts';
import { type Spool, spoolIn } from '../../platform/files/spool.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { demoPictures, picturesIn } from './picture-folders.ts';

/** All files that the product writes and reads, beside its database. */
export type StoredFiles = {
  resumes: FilesPort;
  uploads: Spool;
  pictures: ShownFiles;
  /** Where pictures are looked for, one after another: this installation's own, then the demo's while the demo is on. */
  pictureSources: readonly (string | FindFile)[];
  /** Throws `ConfigError` where the settings of the bucket are refused; returns why the bucket does not answer, or null. */
  check(): Promise<string | null>;
};

/** The keys of the bucket are the paths within `DATA_DIR`, so that a folder can be moved. */
export const bucketPrefixes = { pictures: 'pictures/', resumes: 'files/resumes/', uploads: 'files/uploads/' } as const;

/** On the disk of this machine; or in a bucket, where one is configured, with copies of what visitors are shown. */
export function buildFiles({ dataDir, demo, bucket }: Pick<Config, 'dataDir' | 'demo' | 'bucket'>, clock: Clock): StoredFiles {
  const ofDemo = demo ? [demoPictures] : [];
  if (bucket === null) {
    const folder = picturesIn({ dataDir });
    return {
      resumes: filesIn(join(dataDir, bucketPrefixes.resumes)),
      uploads: spoolIn(join(dataDir, bucketPrefixes.uploads)),
      pictures: shownFilesIn(folder),
      pictureSources: [folder, ...ofDemo],
      check: async () => null,
    };
  }
  const store = openBucket(bucket, { clock });
  const cache = join(dataDir, 'cache');
  const pictures = cachedFiles(store, {
    prefix: bucketPrefixes.pictures,
    folder: join(cache, 'pictures'),
    mostBytes: bucket.cacheBytes,
    clock,
  });
  return {
    resumes: filesInBucket(store, bucketPrefixes.resumes),
    uploads: spoolInBucket(store, { prefix: bucketPrefixes.uploads, folder: join(cache, 'uploads') }),
    pictures,
    pictureSources: [pictures.find, ...ofDemo],
    async check() {
      try {
        await store.check();
        return null;
      } catch (fault) {
        if (fault instanceof BucketRefusal) throw new ConfigError(sentenceOf(fault.code));
        if (fault instanceof Unreachable) return fault.message;
        throw fault;
      }
    },
  };
}

/** What a refusal at the start says of the settings. */
function sentenceOf(code: string): string {
  if (code === 'NoSuchBucket') return 'S3_BUCKET names no bucket at S3_ENDPOINT.';
  if (code === 'InvalidAccessKeyId') return 'S3_ACCESS_KEY_ID is not known at S3_ENDPOINT.';
  if (code === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.';
  if (code === 'RequestTimeTooSkewed') return 'S3_ENDPOINT refuses the requests: the clock of this machine is wrong.';
  if (/Region|AuthorizationHeaderMalformed|PermanentRedirect|^301$/.test(code)) return 'S3_REGION is not the region of S3_BUCKET.';
  return `S3_ENDPOINT refuses S3_ACCESS_KEY_ID with S3_BUCKET (${code}).`;
}
