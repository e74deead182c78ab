import type { IncomingMessage } from 'node:http';

/**
 * Whether the page of another site, or one that keeps its origin secret, has a browser send a form: browsers name the origin of each. Programs
 * name none, and are let through.
 */
export function isOfOtherSite({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl?: string): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (origin === undefined) return site !== 'same-origin';
  const from = URL.parse(origin)?.host;
  return from === undefined || (from !== host && from !== (publicUrl && new URL(publicUrl).host));
}
