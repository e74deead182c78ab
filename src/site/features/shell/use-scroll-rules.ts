import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { timings } from '../../constants.ts';
import { withoutLocale } from '../../paths.ts';

const storageKey = 'scroll-positions';
const list = '/apartments/';
const isFlat = (path: string) => path.startsWith(list) && path !== list;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Specification §2: a new page goes to its top after 200 ms; moving inside the flats list keeps the place; coming back from a
 * flat to the list, by the back button or by a link, finds the place where the visitor left it.
 */
export function useScrollRules(): void {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const before = useRef<Location | null>(null);

  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current };
    const remember = () => {
      const here = before.current;
      if (!here) return;
      positions.current[here.key] = window.scrollY;
      if (withoutLocale(here.pathname) === list) positions.current[list] = window.scrollY;
    };
    const leave = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
      } catch {
        // Without storage a full reload starts at the top.
      }
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (!from || from === location) return;
    const here = withoutLocale(location.pathname);
    const there = withoutLocale(from.pathname);
    const kept = type === 'POP' ? positions.current[location.key] : here === list && isFlat(there) ? positions.current[list] : undefined;
    // Scrolling may answer with a promise, which an effect must not return.
    if (kept !== undefined) {
      window.scrollTo({ top: kept, behavior: 'instant' });
      return;
    }
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (here === there) return;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), timings.scrollDelay);
    return () => clearTimeout(timer);
  }, [location, type]);
}
