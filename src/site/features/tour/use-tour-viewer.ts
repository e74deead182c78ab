import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { runDeferred } from '../../../ui/deferred.tsx';
import type { TourViewer } from './tour-viewer.ts';

type Options = {
  /** The element that takes the keys, and in it the element of the viewer. */
  frame: RefObject<HTMLElement | null>;
  room: RefObject<HTMLElement | null>;
  nameOf: (scene: string) => string;
  onLook: (look: number) => void;
  onDoor: (to: string, look: number) => void;
};

/** The viewer of a tour, loaded when the page shows it: not here yet (null), away (its script did not come), or impossible here (`isFlat`). */
export function useTourViewer({ frame, room, nameOf, onLook, onDoor }: Options) {
  const [viewer, setViewer] = useState<TourViewer | null>(null);
  const [isFlat, setFlat] = useState(false);
  const [canFollow, setCanFollow] = useState(false);
  const [follows, setFollows] = useState(false);
  const [isAway, setAway] = useState(false);
  const looked = useEffectEvent(onLook);
  const went = useEffectEvent(onDoor);
  const named = useEffectEvent(nameOf);

  useEffect(() => {
    if (isAway) return;
    const open = ({ openTourViewer }: typeof import('./tour-viewer.ts')) => {
      const container = room.current;
      if (!container) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const opened = openTourViewer({ container, calm, nameOf: named, onLook: looked, onFollow: setFollows, onDoor: went });
      if (!opened) {
        setFlat(true);
        return;
      }
      setViewer(opened);
      frame.current?.focus({ preventScroll: true });
      if (matchMedia('(pointer: coarse)').matches) void opened.hasGyroscope().then(setCanFollow);
      return () => opened.close();
    };
    return runDeferred(
      () => import('./tour-viewer.ts'),
      (script) => {
        try {
          return open(script);
        } catch {
          setFlat(true);
        }
      },
      () => setAway(true),
    );
  }, [isAway, frame, room]);

  const follow = () =>
    void viewer?.follow(!follows).catch(() => {
      setFollows(false);
      setCanFollow(false);
    });
  return { viewer, isFlat, isAway, load: () => setAway(false), follows: canFollow ? follows : null, follow };
}
