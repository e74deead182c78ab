import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { deferred } from '../../../../ui/deferred.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { usePath } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import '../../months/month-scrubber.module.css';
import '../../months/storeys.module.css';
import styles from './construction-chapter.module.css';
import { formatBuilt } from './format-built.ts';
import type { Construction } from './project-details.ts';

const MonthScrubber = deferred(() => import('../../months/month-scrubber.tsx').then((module) => module.MonthScrubber), 'near');

/** How much is built, stage by stage against the plan, and its months; each has its report on a page of their own. */
export function ConstructionChapter({ construction, slug, hasCameras }: { construction: Construction; slug: string; hasCameras: boolean }) {
  const path = usePath();
  const { percent, stages, newest, months } = construction;
  return (
    <div className={styles.chapter}>
      <div className={styles.state}>
        <p className={styles.whole}>
          <span className={styles.percent}>{m.project_percent({ percent })}</span>
          <span className={styles.wholeText}>{formatBuilt(construction)}</span>
        </p>
        {percent < 100 && (
          <dl className={styles.stages}>
            {stages.map(({ name, planned: plan, actual }) => (
              <div key={name} className={styles.stage}>
                <dt>{name}</dt>
                <dd className={styles.stagePercent}>
                  {m.project_percent({ percent: actual })}
                  {actual !== plan && <span className={typography.caption}> {m.project_planned({ percent: plan })}</span>}
                </dd>
                <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.track} width="100" height="1" y="3" />
                  <rect className={styles.actual} width={actual} height="4" />
                  {actual !== plan && <rect className={styles.tick} x={Math.max(0, plan - 0.4)} width="0.4" height="4" />}
                </svg>
              </div>
            ))}
          </dl>
        )}
      </div>
      {months ? <MonthScrubber {...months} /> : <NewestMonth newest={newest} />}
      <p className={styles.all}>
        <Button kind="quiet" href={`${path('projects')}${slug}/construction/`}>
          {m.project_construction_all()}
        </Button>
        {hasCameras && (
          <Button kind="quiet" href={`${path('projects')}${slug}/cameras/`}>
            {m.camera_link()}
          </Button>
        )}
      </p>
    </div>
  );
}

const NewestMonth = ({ newest: { month, when, title, text, picture } }: Pick<Construction, 'newest'>) => (
  <div className={styles.latest}>
    <div>
      <time className={classNames(typography.caption, styles.when)} dateTime={month}>
        {when}
      </time>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </div>
    {picture && (
      <figure>
        <Picture picture={picture} sizes="(width < 64em) 92vw, 45vw" alt="" />
        <figcaption className={classNames(typography.note, styles.caption)}>{picture.alt}</figcaption>
      </figure>
    )}
  </div>
);
