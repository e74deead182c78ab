import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router';

/** The stylesheets of the page itself. */
let first: Set<string> | undefined;

/** At once: a part that the same page loads looks for its stylesheet before React has put anything into the document. */
function addStylesheet(stylesheet: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${stylesheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet;
  document.head.append(link);
}

/**
 * The stylesheets of the present page. Those of left pages stay: a deferred part requests its stylesheet once
 * and relies on it, and a stylesheet that is added twice makes the browser style and lay out the whole page anew. The
 * router would mark a stylesheet of both a page and such a part with `#`, so that it is loaded under two addresses.
 */
export function Stylesheets() {
  const { manifest } = useContext(UNSAFE_FrameworkContext) ?? {};
  const matches = useMatches();
  // While developing the builder brings styles of its own.
  if (import.meta.env.DEV) return <Links />;
  const needed = new Set(matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []).map((stylesheet) => stylesheet.replace('#', '')));
  if (!import.meta.env.SSR) {
    if (first) needed.forEach(addStylesheet);
    first ??= needed;
  }
  return [...(first ?? needed)].map((stylesheet) => <link key={stylesheet} rel="stylesheet" href={stylesheet} />);
}
