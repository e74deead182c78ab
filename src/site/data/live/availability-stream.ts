import type { AvailabilityEvent, WireAvailabilityEvent } from '../../../contract/catalogue/availability.ts';
import { inProductWords } from '../../../contract/product-words.ts';
import { timings } from '../constants.ts';

type Listening = { onChange: (change: AvailabilityEvent) => void; onAnything: () => void; onFirstOpen: () => void };

/**
 * The stream of changes. Changes sent while it was closed are lost, and all pages refetch after a full reload of the inventory or a restart
 * of the server, so each waits a random time; not before the first opening, which each page has at a time of its own.
 */
export function listenToAvailability({ onChange, onAnything, onFirstOpen }: Listening) {
  let source: EventSource | null = null;
  let wasOpen = false;
  const anything = () => setTimeout(() => source && onAnything(), Math.random() * timings.askedApart);
  return {
    isOpen: () => source?.readyState === EventSource.OPEN,
    start() {
      if (document.visibilityState === 'hidden' || (source && source.readyState !== EventSource.CLOSED)) return;
      source = new EventSource('/api/apartment-changes');
      source.addEventListener('availability', ({ data }: MessageEvent<string>) =>
        onChange(inProductWords(JSON.parse(data) as WireAvailabilityEvent)),
      );
      source.addEventListener('anything', anything);
      source.addEventListener('open', () => {
        if (wasOpen) anything();
        else onFirstOpen();
        wasOpen = true;
      });
    },
    stop() {
      source?.close();
      source = null;
    },
  };
}
