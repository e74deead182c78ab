import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import * as m from '../../paraglide/messages.js';
import type { Scene } from './bearings.ts';
import styles from './tour-page.module.css';
import type { TourViewer } from './tour-viewer.ts';
import { useTourViewer } from './use-tour-viewer.ts';

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
  const [missed, setMissed] = useState<{ to: Scene; look: number | null } | null>(null);
  const [reached, setReached] = useState<Scene | null>(null);
  const toFrame = () => frame.current?.focus({ preventScroll: true });
  const { viewer, isFlat, isAway, load, follows, follow } = useTourViewer({
    frame,
    room,
    nameOf: (id) => scenes.find((one) => one.id === id)?.name ?? '',
    onLook,
    onDoor: (to, look) => {
      toFrame(); // the door goes with its room
      onGo(to, look);
    },
  });
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
    load();
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
  const isMissed = isAway || missed !== null;
  if (isFlat) return <TourStrip scene={scene} />;
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
            {m.tour_retry()}
          </button>
        )}
      </div>
      <TourTools viewer={viewer} follows={follows} onFollow={follow} frame={frame} />
    </div>
  );
}

/** Where nothing can be drawn in space: the panorama as a strip that scrolls. */
function TourStrip({ scene }: { scene: Scene }) {
  return (
    <figure className={styles.strip}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={scene.name}>
        <img src={scene.panorama.src} width={scene.panorama.width} height={scene.panorama.height} alt={scene.panorama.alt} />
      </section>
      <figcaption className={classNames(typography.note, styles.quiet)}>{m.tour_flat()}</figcaption>
    </figure>
  );
}

type ToolsProps = {
  viewer: TourViewer | null;
  /** Null on a device that does not know how it is held. */
  follows: boolean | null;
  onFollow: () => void;
  frame: RefObject<HTMLElement | null>;
};

function TourTools({ viewer, follows, onFollow, frame }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} aria-label={m.tour_farther()} onClick={() => viewer?.zoom(-1)}>
        −
      </button>
      <button type="button" className={styles.tool} aria-label={m.tour_nearer()} onClick={() => viewer?.zoom(1)}>
        +
      </button>
      {follows !== null && (
        <button type="button" className={styles.tool} aria-pressed={follows} onClick={onFollow}>
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
  );
}
