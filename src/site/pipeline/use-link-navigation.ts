import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { openPage } from './open-page.ts';

const outside = /^\/(api|assets|pictures|healthz|readyz)(\/|$)/;

/**
 * Links are plain anchors, so that they work before and without the script; one listener turns a plain click on one of ours
 * into a move inside the page. `data-reload` asks for a full load, `data-travel` for a view transition.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    // No visitor needs it before the page is alive; until then links are guarded alone.
    const load = () => import('./stay-put.ts').then(({ stayPut }) => stayPut);
    if (router)
      load().then(
        (stayPut) => {
          if (!isOver) end = stayPut(router);
        },
        () => undefined,
      );
    return () => {
      isOver = true;
      end?.();
    };
  }, [router]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return;
      const { origin, pathname, search, hash } = new URL(anchor.href);
      const { location } = window;
      if (origin !== location.origin || outside.test(pathname) || anchor.dataset.reload !== undefined) return;
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      const viewTransition = anchor.dataset.travel !== undefined;
      void openPage(new URL(anchor.href), () => void navigate(`${pathname}${search}${hash}`, { viewTransition }));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
