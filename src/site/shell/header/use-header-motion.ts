import { type RefObject, useEffect } from 'react';

/** Browsers inside other apps move their own bars on scroll; a header that hides as well would flicker. */
const insideAnotherApp = /Instagram|FBAN|FBAV/;
const jitter = 4;

/** Hides the header on the way down, shows it on the way up, and gives it a background once the page has moved. */
export function useHeaderMotion(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mayHide = !insideAnotherApp.test(navigator.userAgent);
    let before = window.scrollY;
    const onScroll = () => {
      const element = header.current;
      const now = Math.max(0, window.scrollY);
      if (!element) return;
      element.toggleAttribute('data-filled', now > 0);
      if (Math.abs(now - before) < jitter && now > 0) return;
      element.toggleAttribute(
        'data-hidden',
        mayHide && now > before && now > element.offsetHeight && !element.querySelector(':focus-visible'),
      );
      before = now;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);
}
