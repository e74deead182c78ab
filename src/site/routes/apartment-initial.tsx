import { pageMeta } from '../data/pages/page-meta.ts';
import { FlatSkeleton } from '../features/flat/flat-skeleton.tsx';
import * as m from '../paraglide/messages.js';

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: m.flat_initial_title(), description: m.flat_loading(), noindex: true });

/** An apartment page in its initial state: the literal segment of specification §2, before any flat is loaded. */
export default function ApartmentInitialPage() {
  return <FlatSkeleton />;
}
