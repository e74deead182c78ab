import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import { type CameraTold, CameraView } from './camera-view.tsx';
import styles from './cameras-page.module.css';
import { useCameras } from './use-cameras.ts';

export type CamerasTold = { project: { slug: string; name: string; prime: boolean }; cameras: CameraTold[] };

/** The cameras over the site of a project. The page is the same for everybody; how they stand is added by the browser. */
export function CamerasPage({ project, cameras }: CamerasTold) {
  const path = usePath();
  const standing = useCameras(project.slug);
  return (
    <div data-ground="ink" data-accent={project.prime ? 'prime' : undefined}>
      <header className={styles.head}>
        <div>
          <Link inText href={`${path('projects')}${project.slug}/`}>
            {project.name}
          </Link>
          <h1 className={styles.title}>{m.camera_title()}</h1>
        </div>
        <p className={styles.lead}>{m.camera_lead()}</p>
      </header>
      <div className={styles.cameras}>
        {cameras.map((camera) => (
          <CameraView key={camera.id} camera={camera} standing={standing?.find(({ id }) => id === camera.id) ?? null} />
        ))}
      </div>
      <noscript>
        <p className={styles.scripts}>{m.camera_needs_scripts()}</p>
      </noscript>
    </div>
  );
}
