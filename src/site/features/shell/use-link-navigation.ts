import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { stayPut } from './stay-put.ts';

const outside = /^\/(api|assets|pictures|healthz|readyz)(\/|$)/;

/**
 * Links are plain anchors, so that they work before and without the script; one listener turns a plain click on one of ours
 * into a move inside the page. `data-reload` asks for a full load, `data-travel` for a view transition.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => router && stayPut(router), [router]);
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
      void navigate(`${pathname}${search}${hash}`, { viewTransition });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
