import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  onGo: (to: string, look: number) => void;
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
  const looked = useEffectEvent(onLook);
  const went = useEffectEvent(onGo);
  const named = useEffectEvent((id: string) => scenes.find((one) => one.id === id)?.name ?? '');

  useEffect(() => {
    let opened: TourViewer | null = null;
    let isGone = false;
    import('./tour-viewer.ts')
      .then(({ openTourViewer }) => {
        const container = room.current;
        if (isGone || !container) return;
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        opened = openTourViewer({ container, calm, nameOf: named, onLook: looked, onDoor: went });
        if (!opened) return setFlat(true);
        setViewer(opened);
        frame.current?.focus({ preventScroll: true });
        if (matchMedia('(pointer: coarse)').matches) void opened.hasGyroscope().then(setCanFollow);
      })
      .catch(() => setFlat(true));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);

  const show = useEffectEvent((of: TourViewer, next: Scene) => of.show(next, wanted ?? undefined).catch(() => setFlat(true)));
  useEffect(() => {
    if (viewer) void show(viewer, scene);
  }, [viewer, scene]);

  const press = (event: KeyboardEvent) => {
    const [turn, zoom] = [turns[event.key], zooms[event.key]];
    if (event.ctrlKey || event.metaKey || event.altKey || !viewer || (!turn && zoom === undefined)) return;
    event.preventDefault();
    if (turn) viewer.turn(...turn);
    else viewer.zoom(zoom ?? 0);
  };
  const follow = () =>
    void viewer?.follow(!follows).then(setFollows, () => {
      setFollows(false);
      setCanFollow(false);
    });

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
