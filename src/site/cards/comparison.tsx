import { lazy, Suspense } from 'react';
import { useCompared } from '../data/stored/compared.ts';

const Tray = lazy(() => import('./comparison-tray.tsx').then(({ ComparisonTray }) => ({ default: ComparisonTray })));

/** The bar of chosen flats; it is not loaded before the first one is chosen. */
export function Comparison() {
  const { slugs } = useCompared();
  return slugs.length > 0 ? (
    <Suspense fallback={null}>
      <Tray />
    </Suspense>
  ) : null;
}
