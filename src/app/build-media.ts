import { join } from 'node:path';
import { type Media, makeMedia } from '../domain/media/media.ts';
import type { Config } from '../platform/config/config.ts';
import { shownFilesIn } from '../platform/files/shown-files.ts';
import { spoolIn } from '../platform/files/spool.ts';
import { makePictureTaking } from '../platform/pictures/picture-taking.ts';
import { picturesIn } from './picture-folders.ts';

type Materials = Pick<Parameters<typeof makeMedia>[0], 'db' | 'clock' | 'content'> & { config: Pick<Config, 'dataDir'> };

/** The pictures of the office, with files on the disk of this machine. */
export const buildMedia = ({ config, ...modules }: Materials): Media =>
  makeMedia({
    ...{ ...modules, take: makePictureTaking() },
    ...{ spool: spoolIn(join(config.dataDir, 'files/uploads')), files: shownFilesIn(picturesIn(config)) },
  });
