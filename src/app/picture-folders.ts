import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { demoFolder } from './demo/demo-folder.ts';

/** Where this installation keeps the pictures of its contents. */
export const picturesIn = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'pictures');

/** The folders that pictures are shown from: this installation's own, and behind it the demo's while it plays the demo. */
export const pictureFolders = (config: Pick<Config, 'dataDir' | 'demo'>): string[] => [
  picturesIn(config),
  ...(config.demo ? [join(demoFolder, 'pictures')] : []),
];
