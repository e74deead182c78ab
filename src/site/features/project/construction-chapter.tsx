import { Picture } from '../../../ui/picture.tsx';
import * as m from '../../paraglide/messages.js';
import { BeforeAfter } from './before-after.tsx';
import styles from './construction-chapter.module.css';
import type { Construction } from './project-details.ts';

/** How much is built, stage by stage against the plan, the same corner then and now, and a ledger of the months. */
export function ConstructionChapter({ construction }: { construction: Construction }) {
  const { percent, planned, stages, reports, pictures, pair } = construction;
  const done = percent === 100;
  return (
    <div className={styles.chapter}>
      <div className={styles.state}>
        <p className={styles.whole}>
          <span className={styles.percent}>{m.project_percent({ percent })}</span>
          <span className={styles.wholeWords}>{wordsFor(percent, planned)}</span>
        </p>
        {!done && (
          <dl className={styles.stages}>
            {stages.map(({ name, planned: plan, actual }) => (
              <div key={name} className={styles.stage}>
                <dt>{name}</dt>
                <dd className={styles.stagePercent}>
                  {m.project_percent({ percent: actual })}
                  {actual !== plan && <span className={styles.plan}> {m.project_planned({ percent: plan })}</span>}
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
      {pair && <BeforeAfter {...pair} />}
      <ol className={styles.months}>
        {reports.map(({ month, when, stage, percent: built, title, text, picture }, at) => {
          const shown = picture === null ? undefined : pictures[picture];
          return (
            <li key={month}>
              <details className={styles.month} name="month" open={at === 0}>
                <summary className={styles.summary}>
                  <time className={styles.when} dateTime={month}>
                    {when}
                  </time>
                  <span className={styles.what}>{title}</span>
                  <span className={styles.built}>{m.project_percent({ percent: built })}</span>
                </summary>
                <div className={styles.report}>
                  <div className={styles.reportText}>
                    <p className={styles.stageName}>{stage}</p>
                    <p>{text}</p>
                  </div>
                  {shown && (
                    <figure className={styles.figure}>
                      <Picture picture={shown} sizes="(width < 64em) 92vw, 40vw" alt="" />
                      <figcaption className={styles.caption}>{shown.alt}</figcaption>
                    </figure>
                  )}
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function wordsFor(percent: number, planned: number): string {
  if (percent === 100) return m.project_built_all();
  return percent === planned ? m.project_built_as_planned() : m.project_built({ planned });
}
