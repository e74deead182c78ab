import type { IncomingMessage } from 'node:http';

type Addresses = { publicUrl: string; officeUrl: string; demo: boolean };
type Asking = Pick<IncomingMessage, 'headers'>;

/**
 * Where the office is open. A script on the pages of the site must never reach the rights of staff: outside of the demo the office has a
 * host of its own, on which the site's pages do not exist.
 */
export function makeOfficeHost({ publicUrl, officeUrl, demo }: Addresses) {
  const { host } = new URL(officeUrl);
  const isApart = host !== new URL(publicUrl).host;
  const isOwnHost = isApart ? ({ headers }: Asking) => headers.host?.toLowerCase() === host : () => false;
  return {
    /** Whether the office, its API and its pages, exists for this request; elsewhere they are answered 404. */
    isOpen: isApart ? isOwnHost : () => demo,
    /** Whether the request came to the host that the office has to itself. */
    isOwnHost,
  };
}
