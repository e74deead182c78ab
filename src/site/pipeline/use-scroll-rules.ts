import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { whenReleased } from '../../ui/presses.ts';
import { timings } from '../data/constants.ts';
import { withoutLocale } from '../data/paths.ts';

/** Where a page was left, and how high its parts were that a telephone lays out only when they come near (`data-far`), in pixels. */
type Place = { top: number; heights: number[] };

const storageKey = 'places-on-pages';
const list = '/apartments/';
const pageOf = ({ search }: Location) => new URLSearchParams(search).get('page');
const isFlat = (path: string) => path.startsWith(list) && path !== list;
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

const farParts = () => [...document.querySelectorAll<HTMLElement>('[data-far]')];
const placeHere = (): Place => ({ top: window.scrollY, heights: farParts().map(({ offsetHeight }) => offsetHeight) });

/** Parts that are not laid out yet get their former heights, so that the content below them stays at its place. */
function goTo({ top, heights }: Place): void {
  farParts().forEach((part, index) => {
    // A part that did not exist has no height, and the browser ignores an invalid length.
    part.style.containIntrinsicHeight = `auto calc(var(--far) + ${Number(heights[index]) - part.offsetHeight}px)`;
  });
  // Scrolling may answer with a promise, which an effect must not return.
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Specification §2: a new page, and the next one of news or offers, goes to its top after 200 ms; moving inside the flats list keeps
 * the place; coming back from a flat to the list, by the back button or by a link, finds the place where the visitor left it.
 */
export function useScrollRules(): void {
  const location = useLocation();
  const type = useNavigationType();
  const places = useRef<Record<string, Place>>({});
  const before = useRef<Location | null>(null);

  useEffect(() => {
    places.current = { ...readPlaces(), ...places.current };
    const remember = () => {
      const here = before.current;
      if (!here) return;
      const place = placeHere();
      // The first page of a tab and each link to a part of a page have the same key.
      places.current[here.key + here.hash] = place;
      if (withoutLocale(here.pathname) === list) places.current[list] = place;
    };
    const leave = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(places.current));
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
    const place =
      type === 'POP' ? places.current[location.key + location.hash] : here === list && isFlat(there) ? places.current[list] : undefined;
    if (place) {
      goTo(place);
      return;
    }
    const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (here === there && (here === list || pageOf(location) === pageOf(from))) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      await whenReleased();
      if (!isLeft) goTo({ top: 0, heights: [] });
    }, timings.scrollDelay);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [location, type]);
}
