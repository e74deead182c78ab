import { createContext, type ReactNode, useContext } from 'react';

/** Where the server keeps parts of pages; nobody gives one in the browser. */
export type PartKeeper = { place(of: object, name: string, draw: () => ReactNode): ReactNode };
export const PartKeeperContext = createContext<PartKeeper | null>(null);

type Props = {
  /** The value that the part shows. Nobody changes it: another state is another value. With null the part is drawn anew. */
  of: object | null;
  /** All else that the part depends on: its language, its look. Never a visitor's own words, which have no end. */
  name: string;
  children: () => ReactNode;
};

/**
 * A part that the server draws once for a value and then puts into every page that shows it. It may read the context of the
 * page only as far as `name` says it, writes no id of `useId`, and has no such part inside.
 */
export function KeptPart({ of, name, children }: Props): ReactNode {
  const keeper = useContext(PartKeeperContext);
  return keeper && of ? keeper.place(of, name, children) : children();
}
