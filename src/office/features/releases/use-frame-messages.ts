import { type RefObject, useEffect, useRef } from 'react';

type Said = { preview?: boolean; path?: string; clicked?: string };
type Listening = { origin: string | null; onPath: (path: string) => void; onClicked: (text: string) => void };

/** What the pages in a frame say: which one is shown, and what was clicked. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, { origin, onPath, onClicked }: Listening): void {
  const listening = useRef({ onPath, onClicked });
  useEffect(() => {
    listening.current = { onPath, onClicked };
  });
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<Said | null>) => {
      if (from !== origin || source !== frame.current?.contentWindow || !data?.preview) return;
      if (data.path) listening.current.onPath(data.path);
      if (data.clicked) listening.current.onClicked(data.clicked);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}
