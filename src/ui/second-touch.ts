import { type SyntheticEvent, useCallback, useRef } from 'react';

export type PressedBy = 'touch' | 'other';

/** A click knows what made it; React's types do not say so. */
export const pressedBy = ({ nativeEvent }: SyntheticEvent): PressedBy =>
  (nativeEvent as globalThis.PointerEvent).pointerType === 'touch' ? 'touch' : 'other';

/**
 * Whether a press opens its place. A mouse that hovers and the focus of the keyboard describe a place first; a touch has no such way, so
 * that its first one describes, and the second one of the same place opens. Asked on hover and focus, too, which take a first touch back.
 */
export function useSecondTouch<Place>(): (place: Place | null, by: PressedBy) => boolean {
  const touched = useRef<Place | null>(null);
  return useCallback((place, by) => {
    const isAgain = place !== null && touched.current === place;
    touched.current = by === 'touch' ? place : null;
    return by === 'other' || isAgain;
  }, []);
}
