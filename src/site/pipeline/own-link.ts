const outside = /^\/(api|assets|office|pictures|simulators|healthz|readyz)(\/|$)/;

/** The address of a link to another page of the site; null for every other element, and for links that the browser follows by itself. */
export function ownLink(target: EventTarget | null): { anchor: HTMLAnchorElement; address: URL } | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const address = new URL(anchor.href);
  const { origin, pathname, search } = window.location;
  if (address.origin !== origin || outside.test(address.pathname) || anchor.dataset.reload !== undefined) return null;
  if (address.hash && address.pathname === pathname && address.search === search) return null;
  return { anchor, address };
}
