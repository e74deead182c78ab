import { deferred } from '../../ui/deferred.tsx';
import { useRecentlyViewed } from '../data/stored/viewed-flats.ts';

const Strip = deferred(() => import('./recently-viewed-strip.tsx').then((module) => module.RecentlyViewedStrip), 'rendered');

/** The flats viewed last, without the one on the screen. Only the device knows them, so they never come first. */
export function RecentlyViewed({ except }: { except?: string }) {
  const others = useRecentlyViewed().some((slug) => slug !== except);
  return others ? <Strip except={except} /> : null;
}
