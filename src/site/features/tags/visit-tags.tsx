import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '../shell/static-pages.ts';

/** Loads the tools of others, when the operator has set any, and tells them of each page. */
export function VisitTags() {
  const tags = useRouteLoaderData<RootData>('root')?.tags;
  const { pathname } = useLocation();
  useEffect(() => {
    if (tags) void import('./note-page.ts').then(({ notePage }) => notePage(tags, pathname));
  }, [tags, pathname]);
  return null;
}
