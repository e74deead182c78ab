import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import * as m from '../../paraglide/messages.js';
import type { Scene } from './bearings.ts';
import styles from './tour-page.module.css';
import type { TourViewer } from './tour-viewer.ts';

type Props = {
  scene: Scene;
  scenes: Scene[];
  /** Which way to look in a room that one comes into; null for the middle of its panorama. */
  wanted: number | null;
  onLook: (look: number) => void;
  onGo: (to: string, look: number | null) => void;
};

const turns: Record<string, [right: number, up: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1 };

/** The room all around, turned by a drag, by keys and, on a phone that can, by the phone itself. Where it cannot be drawn, the panorama as a strip. */
export function TourStage({ scene, scenes, wanted, onLook, onGo }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<TourViewer | null>(null);
  const [isFlat, setFlat] = useState(false);
  const [canFollow, setCanFollow] = useState(false);
  const [follows, setFollows] = useState(false);
  const [isAway, setAway] = useState(false);
  const [missed, setMissed] = useState<{ to: Scene; look: number | null } | null>(null);
  const [reached, setReached] = useState<Scene | null>(null);
  const toFrame = () => frame.current?.focus({ preventScroll: true });
  const looked = useEffectEvent(onLook);
  const went = useEffectEvent((to: string, look: number) => {
    toFrame(); // the door goes with its room
    onGo(to, look);
  });
  const named = useEffectEvent((id: string) => scenes.find((one) => one.id === id)?.name ?? '');

  useEffect(() => {
    if (isAway) return;
    let opened: TourViewer | null = null;
    let isGone = false;
    const open = ({ openTourViewer }: typeof import('./tour-viewer.ts')) => {
      const container = room.current;
      if (isGone || !container) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      opened = openTourViewer({ container, calm, nameOf: named, onLook: looked, onFollow: setFollows, onDoor: went });
      if (!opened) return setFlat(true);
      setViewer(opened);
      frame.current?.focus({ preventScroll: true });
      if (matchMedia('(pointer: coarse)').matches) void opened.hasGyroscope().then(setCanFollow);
    };
    import('./tour-viewer.ts').then(
      (script) => {
        try {
          open(script);
        } catch {
          setFlat(true);
        }
      },
      () => setAway(true),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [isAway]);

  const show = async (of: TourViewer, next: Scene) => {
    if (of.shown()?.id === next.id) return;
    setMissed(null);
    try {
      if (await of.show(next, wanted ?? undefined)) setReached(next);
    } catch {
      setMissed({ to: next, look: wanted });
      const still = of.shown();
      if (still) onGo(still.id, null);
    }
  };
  const came = useEffectEvent(show);
  useEffect(() => {
    if (viewer) void came(viewer, scene);
  }, [viewer, scene]);
  const retry = () => {
    toFrame();
    setAway(false);
    if (missed && missed.to.id !== scene.id) onGo(missed.to.id, missed.look);
    else if (viewer) void show(viewer, scene);
  };

  const press = (event: KeyboardEvent) => {
    const [turn, zoom] = [turns[event.key], zooms[event.key]];
    if (event.ctrlKey || event.metaKey || event.altKey || !viewer || (!turn && zoom === undefined)) return;
    event.preventDefault();
    if (turn) viewer.turn(...turn);
    else viewer.zoom(zoom ?? 0);
  };
  const follow = () =>
    void viewer?.follow(!follows).catch(() => {
      setFollows(false);
      setCanFollow(false);
    });

  const isMissed = isAway || missed !== null;
  if (isFlat)
    return (
      <figure className={styles.strip}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard */}
        <section className={styles.scroller} tabIndex={0} aria-label={scene.name}>
          <img src={scene.panorama.src} width={scene.panorama.width} height={scene.panorama.height} alt={scene.panorama.alt} />
        </section>
        <figcaption className={styles.quiet}>{m.tour_flat()}</figcaption>
      </figure>
    );
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="application"
      aria-label={m.tour_around({ room: scene.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the room is turned by keys
      tabIndex={0}
      onKeyDown={press}
    >
      <div ref={room} className={styles.around} />
      <div className={styles.note} data-missed={isMissed || undefined}>
        <p role="status">
          {isMissed
            ? m.tour_missed({ room: (missed?.to ?? scene).name })
            : reached && <VisuallyHidden>{m.tour_here({ room: reached.name })}</VisuallyHidden>}
        </p>
        {isMissed && (
          <button type="button" className={styles.tool} onClick={retry}>
            {m.tour_again()}
          </button>
        )}
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} aria-label={m.tour_farther()} onClick={() => viewer?.zoom(-1)}>
          −
        </button>
        <button type="button" className={styles.tool} aria-label={m.tour_nearer()} onClick={() => viewer?.zoom(1)}>
          +
        </button>
        {canFollow && (
          <button type="button" className={styles.tool} aria-pressed={follows} onClick={follow}>
            {m.tour_follow()}
          </button>
        )}
        {document.fullscreenEnabled && (
          <button
            type="button"
            className={styles.tool}
            onClick={() => void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())}
          >
            {m.tour_full()}
          </button>
        )}
      </div>
    </div>
  );
}
