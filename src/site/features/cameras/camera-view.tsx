import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProjectDetails } from '../../../contract/content/projects.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { runDeferred } from '../../../ui/deferred.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import posterStyles from '../../../ui/pictures/poster.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { frameTime } from '../../format/frame-time.ts';
import * as m from '../../paraglide/messages.js';
import styles from './cameras-page.module.css';
import type { CameraStatus } from './use-cameras.ts';

export type CameraData = ProjectDetails['cameras'][number];
type Known = { status: CameraStatus | null; lostSince: string | null };

/** One camera: a still until it is started, then the stream; below it whether it is live, and the time of its last frame. */
export function CameraView({ camera, isFirst, status, lostSince }: Known & { camera: CameraData; isFirst: boolean }) {
  const [isOn, setOn] = useState(false);
  const isLive = status?.state === 'live';
  const stream = status?.stream ?? null;
  return (
    <figure className={styles.camera}>
      <div className={styles.screen}>
        {isOn && isLive && stream ? (
          <Film stream={stream} name={camera.name} onLost={() => setOn(false)} />
        ) : (
          <>
            {camera.poster && (
              <Picture
                className={posterStyles.poster ?? ''}
                picture={camera.poster}
                sizes="(width < 64em) 100vw, 73vw"
                priority={isFirst}
                alt=""
              />
            )}
            {status && !isLive && !lostSince && <p className={styles.silent}>{m.camera_silent()}</p>}
            {(status === null || isLive) && (
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
          <p className={classNames(typography.quiet, styles.quiet)}>{camera.note}</p>
        </div>
        <State status={status} lostSince={lostSince} />
      </figcaption>
    </figure>
  );
}

/** The state of the stream is announced to screen readers too. */
function State({ status, lostSince }: Known) {
  const locale = useLocale();
  const isLive = status?.state === 'live';
  const last = status?.lastFrame ?? null;
  const texts = () => {
    if (lostSince) return m.camera_no_status({ time: frameTime(lostSince, locale, 'time') });
    if (!status) return null;
    return isLive ? m.camera_live() : last ? m.camera_offline() : m.camera_offline_unknown();
  };
  return (
    <p className={styles.state} data-live={(isLive && !lostSince) || undefined}>
      <span role="status">{texts()}</span>{' '}
      {last && !lostSince && (
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
    video.focus({ preventScroll: true });
    return runDeferred(
      () => import('./camera-player.ts'),
      ({ playStream }) => playStream(video, stream, lost).close,
      () => lost(),
    );
  }, [stream]);
  return <video ref={screen} className={styles.film} aria-label={name} controls muted playsInline />;
}
