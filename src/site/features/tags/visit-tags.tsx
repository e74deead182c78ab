import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { runDeferred } from '../../../ui/deferred.tsx';
import type { RootData } from '../../data/pages/load-static-pages.ts';

/**
 * Loads the tools of others, when the operator has set any, and tells them of each page; never of one that a letter leads to, whose
 * address carries a secret that opens something.
 */
export function VisitTags() {
  const tags = useRouteLoaderData<RootData>('root')?.tags;
  const { pathname, search } = useLocation();
  const opens = new URLSearchParams(search).has('token');
  useEffect(() => {
    if (!tags || opens) return;
    return runDeferred(
      () => import('./note-page.ts'),
      ({ notePage }) => notePage(tags, pathname),
    );
  }, [tags, pathname, opens]);
  return null;
}
