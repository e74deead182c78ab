import { classNames } from '../../../ui/class-names.ts';
import { FirstScreen } from '../../../ui/layout/first-screen.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { usePath } from '../../data/paths.ts';
import { boundAddress } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import type { LitHero } from '../lights/light.ts';
import { LitSky } from '../lights/lit-sky.tsx';
import type { ProjectCardData } from '../project/project-card.tsx';
import { Finder } from './finder/finder.tsx';
import type { FinderCounts } from './finder/finder-counts.ts';
import styles from './hero.module.css';

type Props = { headline: string; project: ProjectCardData | undefined; lit: LitHero | null; counts: FinderCounts | null };

/** The picture rests on the horizon, the headline stands on it, the finder hangs below. */
export function Hero({ headline, project, lit, counts }: Props) {
  const path = usePath();
  const href = path(project ? `projects/${project.slug}` : 'projects');
  return (
    <FirstScreen className={styles.hero}>
      <LitSky picture={project?.picture} lit={lit} href={href}>
        <h1 className={styles.headline}>{headline}</h1>
      </LitSky>
      <div className={styles.earth}>
        <Finder counts={counts} />
        {project && (
          <p className={classNames(typography.note, styles.caption)}>
            <Link href={href}>{project.name}</Link>
            <span>
              {boundAddress(project.address)} · {m.home_render()}
            </span>
          </p>
        )}
      </div>
    </FirstScreen>
  );
}
