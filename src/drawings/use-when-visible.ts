import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Runs the last requested task at once, or as soon as the browser renders the section again: outside of the screen it is only its size. */
export function useWhenSeen(place: RefObject<HTMLElement | null>) {
  const waiting = useRef<((section: HTMLElement) => void) | null>(null);
  const seen = useRef(true);
  useEffect(() => {
    const section = place.current;
    if (!section) return;
    seen.current = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
    const onSight = (event: Event) => {
      seen.current = !(event as ContentVisibilityAutoStateChangeEvent).skipped;
      if (!seen.current) return;
      waiting.current?.(section);
      waiting.current = null;
    };
    section.addEventListener('contentvisibilityautostatechange', onSight);
    return () => section.removeEventListener('contentvisibilityautostatechange', onSight);
  }, [place]);
  return useCallback(
    (act: (section: HTMLElement) => void) => {
      if (seen.current && place.current) act(place.current);
      else waiting.current = act;
    },
    [place],
  );
}
