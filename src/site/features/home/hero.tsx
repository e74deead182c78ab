import { Link } from '../../../ui/link.tsx';
import { Sky } from '../../../ui/sky.tsx';
import * as m from '../../paraglide/messages.js';
import { usePath } from '../../paths.ts';
import { Finder } from './finder.tsx';
import styles from './hero.module.css';
import type { Plate } from './plate.ts';

/** The picture rests on the horizon, the headline stands on it, the finder hangs below. */
export function Hero({ headline, project, projects }: { headline: string; project: Plate | undefined; projects: Plate[] }) {
  const path = usePath();
  return (
    <section className={styles.hero}>
      <Sky picture={project?.picture} className={styles.sky}>
        <h1 className={styles.headline}>{headline}</h1>
      </Sky>
      <div className={styles.earth}>
        <Finder projects={projects} />
        {project && (
          <p className={styles.caption}>
            <Link href={path(`projects/${project.slug}`)}>{project.name}</Link>
            <span>
              {project.address} · {m.home_render()}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
