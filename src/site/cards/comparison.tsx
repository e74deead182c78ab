import { deferred } from '../../ui/deferred.tsx';
import { useCompared } from '../data/stored/compared.ts';

const Tray = deferred(() => import('./comparison-tray.tsx').then((module) => module.ComparisonTray), 'rendered');

/** The bar of chosen flats; it is not loaded before the first one is chosen. */
export function Comparison() {
  const { slugs } = useCompared();
  return slugs.length > 0 ? <Tray /> : null;
}
