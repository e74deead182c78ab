import { type Media, makeMedia } from '../domain/media/media.ts';
import { makePictureTaking } from '../platform/pictures/picture-taking.ts';
import type { StoredFiles } from './files/build-files.ts';

type Materials = Pick<Parameters<typeof makeMedia>[0], 'db' | 'clock' | 'content'> & { stored: Pick<StoredFiles, 'uploads' | 'pictures'> };

/** The pictures of the office. */
export const buildMedia = ({ stored, ...modules }: Materials): Media =>
  makeMedia({ ...modules, take: makePictureTaking(), spool: stored.uploads, files: stored.pictures });
