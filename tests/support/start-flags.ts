import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } };

/** The flags of `npm start` for Node, so that tests and measurements run as the product does. */
export const startFlags: string[] = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
