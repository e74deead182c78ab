import { ownFile } from '../../platform/files/own-files.ts';

/** The contents, pictures, feeds and films of the demo developer: what `DEMO=true` loads and shows. */
export const demoFolder = ownFile('content/obriy');
