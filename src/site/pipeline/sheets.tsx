import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router';

/** The stylesheets of the page itself. */
let first: Set<string> | undefined;

/** At once: a part that the same page loads looks for its sheet before React has put anything into the document. */
function wear(sheet: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}

/**
 * The style sheets of the page in sight. Those of pages left behind stay: a part that comes alive later asks for its sheet once
 * and relies on finding it, and a sheet that is put on twice makes the browser style and lay out the whole page anew. The
 * router would mark with `#` what both a page and such a part need, so that it is loaded under two addresses.
 */
export function Sheets() {
  const { manifest } = useContext(UNSAFE_FrameworkContext) ?? {};
  const matches = useMatches();
  // While developing the builder brings styles of its own.
  if (import.meta.env.DEV) return <Links />;
  const needed = new Set(matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []).map((sheet) => sheet.replace('#', '')));
  if (!import.meta.env.SSR) {
    if (first) needed.forEach(wear);
    first ??= needed;
  }
  return [...(first ?? needed)].map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />);
}
