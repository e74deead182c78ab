import { useCallback, useEffect, useRef, useState } from 'react';
import { loadUnlessLeft } from '../../../ui/leaving.ts';
import type { Sound } from './noise-player.ts';

type Player = { set: (sound: Sound) => void; stop: () => Promise<void> };
const loadPlayer = () => loadUnlessLeft(() => import('./noise-player.ts'));

/** A sound that plays when it is asked for, follows what is chosen, and stops with the page: when it is left, and when it is hidden. */
export function useNoise(sound: Sound) {
  const [isOn, setOn] = useState(false);
  const player = useRef<Player | null>(null);
  const asked = useRef(0);
  const now = useRef(sound);

  useEffect(() => {
    now.current = sound;
    player.current?.set(sound);
  }, [sound]);

  const stop = useCallback(() => {
    asked.current += 1;
    setOn(false);
    void player.current?.stop();
    player.current = null;
  }, []);

  async function start(): Promise<void> {
    // Made at once: a browser lets only what a press has made sound.
    const context = new AudioContext();
    asked.current += 1;
    const own = asked.current;
    setOn(true);
    const loaded = await loadPlayer().catch(() => null);
    if (own !== asked.current || !loaded) {
      await context.close();
      if (own === asked.current) setOn(false);
      return;
    }
    player.current = loaded.playNoise(context, now.current);
  }

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      stop();
    };
  }, [stop]);
  return { isOn, press: () => (isOn ? stop() : void start()), warm: () => void loadPlayer().catch(() => undefined) };
}
