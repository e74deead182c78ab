import { ownPath } from '../../../base/own-path.ts';

/** Where to go after the login: an address of our own pages as `next` names it, or null. Anything else could lead to a stranger. */
export const nextAddress = (search: string, origin: string): string | null =>
  ownPath(new URLSearchParams(search).get('next') ?? '', origin);
