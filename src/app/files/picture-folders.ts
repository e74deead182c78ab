import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { demoFolder } from '../demo/demo-folder.ts';

/** The folder of this installation's pictures of contents. */
export const picturesIn = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

export const demoPictures = join(demoFolder, 'pictures');

/** Where the office's pages get a file of the site from: the office may have a host of its own, on which the site's files are not served. */
export function makeSiteAddress({ officeUrl, publicUrl }: Pick<Config, 'officeUrl' | 'publicUrl'>) {
  const { origin } = new URL(publicUrl);
  const isSame = new URL(officeUrl).origin === origin;
  return (path: string): string => (isSame ? path : `${origin}${path}`);
}
