import { createContext, type ReactNode, useContext } from 'react';

/** The server's cache of page parts; the browser has none. */
export type PartCache = { place(of: object, name: string, draw: () => ReactNode): ReactNode };
export const PartCacheContext = createContext<PartCache | null>(null);

type Props = {
  /** The value that the part shows, which is never changed: another state is another value. With null the part is drawn anew. */
  of: object | null;
  /** All other dependencies of the part: its language, its variant. Never a visitor's own text, whose values are unlimited. */
  name: string;
  children: () => ReactNode;
};

/**
 * A part that the server draws once for a value and then puts into every page that shows it. It may read the context of the
 * page only as far as `name` says it, writes no id of `useId`, and has no such part inside.
 */
export function CachedPart({ of, name, children }: Props): ReactNode {
  const cache = useContext(PartCacheContext);
  return cache && of ? cache.place(of, name, children) : children();
}
