import { type MouseEvent, useEffect, useState } from 'react';

const chosen = (): string => new URLSearchParams(window.location.search).toString();

/**
 * Many flats are drawn a moment after they were chosen. A button that is pressed in that moment is pressed for what was chosen: it is pressed
 * again as soon as that is on the screen. `shown` has the conditions of what is there.
 */
export function usePressOnceShown(shown: string): (event: MouseEvent) => void {
  const [waiting, setWaiting] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (!waiting || shown !== chosen()) return;
    setWaiting(null);
    waiting.click();
  }, [waiting, shown]);
  return (event) => {
    const button = (event.target as Element).closest('button');
    if (!button || shown === chosen()) return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(button);
  };
}
