import { fileURLToPath } from 'node:url';

/** A file or folder of the product itself, by its path in the repository, wherever the process was started. */
export const ownFile = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
