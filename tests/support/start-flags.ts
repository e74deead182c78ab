import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } };

/** What `npm start` tells Node, so that what is tried and measured runs as the product does. */
export const startFlags: string[] = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));
