/** Where to go after the login: an address of our own pages as `next` names it, or null. Anything else could lead to a stranger. */
export function nextAddress(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? '';
  const address = /^\/(?![/\\])/.test(next) ? URL.parse(next, origin) : null;
  return address?.origin === origin ? `${address.pathname}${address.search}${address.hash}` : null;
}
