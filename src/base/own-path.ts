/** The path, query and hash of an address of our own site; null for any other. A path that begins with `//` would name another host. */
export function ownPath(address: string, origin: string): string | null {
  const url = /^\/(?![/\\])/.test(address) ? URL.parse(address, origin) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}
