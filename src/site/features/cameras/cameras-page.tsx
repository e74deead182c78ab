import * as m from '../../paraglide/messages.js';
import { PlaceHead } from '../project/place-head.tsx';
import { type CameraData, CameraView } from './camera-view.tsx';
import styles from './cameras-page.module.css';
import { useCameras } from './use-cameras.ts';

export type CamerasView = { project: { slug: string; name: string; prime: boolean }; cameras: CameraData[] };

/** The cameras over the site of a project. The page is the same for all visitors; the browser adds the status of each camera. */
export function CamerasPage({ project, cameras }: CamerasView) {
  const { status, lostSince } = useCameras(project.slug);
  return (
    <div data-ground="dark" data-accent={project.prime ? 'prime' : undefined}>
      <PlaceHead project={project} title={m.camera_title()} lead={m.camera_lead()} />
      <div className={styles.cameras}>
        {cameras.map((camera, index) => (
          <CameraView
            key={camera.id}
            camera={camera}
            isFirst={index === 0}
            status={status?.find(({ id }) => id === camera.id) ?? null}
            lostSince={lostSince}
          />
        ))}
      </div>
      <noscript>
        <p className={styles.scripts}>{m.camera_needs_scripts()}</p>
      </noscript>
    </div>
  );
}
