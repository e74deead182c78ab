import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus in a part where a sold flat becomes another element, from a link to text, while it has the focus. `name` is
 * the attribute that identifies flats; a removed flat passes the focus to the first one.
 */
export function useFocusRestore(part: RefObject<Element | null>, name: 'data-id' | 'data-position') {
  const stood = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (stood.current === null || part.current?.contains(document.activeElement)) return;
    const again = part.current?.querySelector<HTMLElement>(`[${name}="${stood.current}"]`) ?? part.current?.querySelector(`[${name}]`);
    (again as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      stood.current = target.getAttribute(name);
    },
    // Focus returns to the same place after a switch of windows.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) stood.current = null;
    },
  };
}
