import { classNames } from '../../../ui/class-names.ts';
import { Sky } from '../../../ui/pictures/sky.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import { boundAddress } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import type { ProjectCardData } from '../project/project-card.tsx';
import { Finder } from './finder/finder.tsx';
import type { FinderCounts } from './finder/finder-counts.ts';
import styles from './hero.module.css';

type Props = { headline: string; project: ProjectCardData | undefined; counts: FinderCounts | null };

/** The picture rests on the horizon, the headline stands on it, the finder hangs below. */
export function Hero({ headline, project, counts }: Props) {
  const path = usePath();
  return (
    <section className={styles.hero}>
      <Sky picture={project?.picture}>
        <h1 className={styles.headline}>{headline}</h1>
      </Sky>
      <div className={styles.earth}>
        <Finder counts={counts} />
        {project && (
          <p className={classNames(typography.note, styles.caption)}>
            <Link href={path(`projects/${project.slug}`)}>{project.name}</Link>
            <span>
              {boundAddress(project.address)} · {m.home_render()}
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
