import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { ShownFiles } from '../../platform/files/shown-files.ts';
import type { Spool } from '../../platform/files/spool.ts';
import type { makePictureTaking } from '../../platform/pictures/picture-taking.ts';
import type { ContentModule } from '../content/content.ts';
import type { MediaTables } from './media.tables.ts';

export type MediaContext = {
  db: Kysely<MediaTables>;
  clock: Clock;
  content: Pick<ContentModule, 'rows' | 'lockedRows' | 'writeChanges' | 'reload' | 'confirmTranslation'>;
  /** Where files wait until they are whole. */
  spool: Spool;
  /** Where visitors get a picture's files from. */
  files: ShownFiles;
  take: ReturnType<typeof makePictureTaking>;
};

/** The caller's transaction; the module narrows it to its own tables. */
export type MediaTransaction = OpenKysely;
export const tablesOf = (transaction: MediaTransaction): Kysely<MediaTables> => transaction;

export type UnknownPicture = { kind: 'unknown-picture' };
/** Another upload, or one of another person, or one that was forgotten. */
export type UnknownUpload = { kind: 'unknown-upload' };
