import { useEffect, useState } from 'react';
import { ownLink } from './own-link.ts';
import { PrefetchLinks } from './prefetch-links.tsx';

/** How long a mouse rests on a link before its page is fetched, in milliseconds: passing over it means nothing. */
const intent = 80;

/** Visitors with metered or slow connections do not prefetch (specification §7). Only some browsers report it. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the page behind a link as soon as the visitor rests on it, reaches it by keyboard, or touches it. */
export function Prefetch() {
  const [page, setPage] = useState<{ pathname: string; search: string } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const { pathname, search = '' } = ownLink(target)?.address ?? {};
      if (!pathname || (pathname === window.location.pathname && search === window.location.search) || !mayPrefetch()) return;
      timer = setTimeout(setPage, type === 'touchstart' ? 0 : intent, { pathname, search });
    };
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
  return page && <PrefetchLinks key={`${page.pathname}${page.search}`} {...page} />;
}
