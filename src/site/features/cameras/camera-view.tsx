import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProjectDetails } from '../../../contract/content/projects.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import styles from './cameras-page.module.css';
import { frameTime } from './frame-time.ts';
import type { Standing } from './use-cameras.ts';

export type CameraData = ProjectDetails['cameras'][number];
type Known = { standing: Standing | null; unheardSince: string | null };

/** One camera: its picture until somebody starts it, then the stream; below it whether it is live, and when its last frame was shot. */
export function CameraView({ camera, standing, unheardSince }: Known & { camera: CameraData }) {
  const [isOn, setOn] = useState(false);
  const isLive = standing?.state === 'live';
  const stream = standing?.stream ?? null;
  return (
    <figure className={styles.camera}>
      <div className={styles.screen}>
        {isOn && isLive && stream ? (
          <Film stream={stream} name={camera.name} onLost={() => setOn(false)} />
        ) : (
          <>
            {camera.poster && <Picture className={styles.poster ?? ''} picture={camera.poster} sizes="(width < 64em) 100vw, 73vw" alt="" />}
            {standing && !isLive && !unheardSince && <p className={styles.silent}>{m.camera_silent()}</p>}
            {(standing === null || isLive) && (
              <Button className={styles.start} onClick={() => setOn(true)} aria-label={m.camera_start_of({ name: camera.name })}>
                {m.camera_start()}
              </Button>
            )}
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <div>
          <h2 className={styles.name}>{camera.name}</h2>
          <p className={styles.quiet}>{camera.note}</p>
        </div>
        <State standing={standing} unheardSince={unheardSince} />
      </figcaption>
    </figure>
  );
}

/** What is told of the stream is told to those who do not see it too. */
function State({ standing, unheardSince }: Known) {
  const locale = useLocale();
  const isLive = standing?.state === 'live';
  const last = standing?.last_frame ?? null;
  const texts = () => {
    if (unheardSince) return m.camera_no_status({ time: frameTime(unheardSince, locale, 'time') });
    if (!standing) return null;
    return isLive ? m.camera_live() : last ? m.camera_offline() : m.camera_offline_unknown();
  };
  return (
    <p className={styles.state} data-live={(isLive && !unheardSince) || undefined}>
      <span role="status">{texts()}</span>{' '}
      {last && !unheardSince && (
        <time dateTime={last}>
          {isLive ? m.camera_last_frame({ time: frameTime(last, locale, 'time') }) : frameTime(last, locale, 'day')}
        </time>
      )}
    </p>
  );
}

function Film({ stream, name, onLost }: { stream: string; name: string; onLost: () => void }) {
  const screen = useRef<HTMLVideoElement>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const video = screen.current;
    if (!video) return;
    let close: (() => void) | null = null;
    let isGone = false;
    import('./camera-player.ts').then(
      ({ playStream }) => {
        if (!isGone) ({ close } = playStream(video, stream, lost));
      },
      () => lost(),
    );
    video.focus({ preventScroll: true });
    return () => {
      isGone = true;
      close?.();
    };
  }, [stream]);
  return <video ref={screen} className={styles.film} aria-label={name} controls muted playsInline />;
}
