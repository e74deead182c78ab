import { lazy, Suspense } from 'react';
import { useRecentlyViewed } from '../data/stored/recently-viewed.ts';

const Strip = lazy(() => import('./recently-viewed-strip.tsx').then(({ RecentlyViewedStrip }) => ({ default: RecentlyViewedStrip })));

/** The flats that were looked at last, without the one on the screen. Only the device knows them, so they never come first. */
export function RecentlyViewed({ except }: { except?: string }) {
  const others = useRecentlyViewed().some((slug) => slug !== except);
  return others ? (
    <Suspense fallback={null}>
      <Strip except={except} />
    </Suspense>
  ) : null;
}
