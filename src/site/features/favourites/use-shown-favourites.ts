import { useEffect, useState } from 'react';
import { timings } from '../../data/constants.ts';
import { restoreFavourite, useFavourites } from '../../data/stored/favourites.ts';

const undoOfferedMs = 10_000;

type Removed = { slug: string; position: number };

/** The old order with new flats at its end, and removed ones still in their places. */
const shownWith = (shown: readonly string[], slugs: readonly string[]): string[] => [
  ...shown,
  ...slugs.filter((slug) => !shown.includes(slug)),
];

/** The list as displayed: a removal shows 200 ms late, and can be taken back for a while. */
export function useShownFavourites() {
  const { slugs, has } = useFavourites();
  const [shown, setShown] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const all = shownWith(shown, slugs);

  useEffect(() => {
    setShown((before) => {
      const next = shownWith(before, slugs);
      return next.length === before.length ? before : next;
    });
    const gone = shown.findIndex((slug) => !slugs.includes(slug));
    const slug = shown[gone];
    if (slug === undefined) return;
    const timer = setTimeout(() => {
      setShown((before) => before.filter((other) => slugs.includes(other)));
      setRemoved({ slug, position: gone });
    }, timings.favouriteStays);
    return () => clearTimeout(timer);
  }, [slugs, shown]);

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(null), undoOfferedMs);
    return () => clearTimeout(timer);
  }, [removed]);

  const undo = () => {
    if (!removed) return;
    restoreFavourite(removed.slug, removed.position);
    setShown((before) => (before.includes(removed.slug) ? before : before.toSpliced(removed.position, 0, removed.slug)));
    setRemoved(null);
  };

  return { shown: all, saved: has, removed: removed?.slug ?? null, undo };
}
