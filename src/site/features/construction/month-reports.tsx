import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { ReportView } from './construction-view.ts';
import styles from './month-reports.module.css';

/** A ledger of the months, one open at a time. */
export const MonthReports = ({ reports }: { reports: ReportView[] }) => (
  <ol className={styles.months}>
    {reports.map(({ month, when, stage, percent, title, text, picture, photos }, at) => (
      <li key={month}>
        <details className={styles.month} name="month" open={at === 0}>
          <summary className={styles.summary}>
            <time className={classNames(typography.caption, styles.when)} dateTime={month}>
              {when}
            </time>
            <span className={styles.what}>{title}</span>
            <span className={classNames(typography.caption, styles.built)}>{m.project_percent({ percent })}</span>
          </summary>
          <div className={styles.report}>
            <div className={styles.reportText}>
              <p className={classNames(typography.note, styles.stageName)}>{stage}</p>
              <p>{text}</p>
            </div>
            {picture && (
              <figure className={styles.figure}>
                <Picture picture={picture} sizes="(width < 64em) 92vw, 40vw" alt="" />
                <figcaption className={classNames(typography.note, styles.caption)}>{picture.alt}</figcaption>
              </figure>
            )}
            {photos.length > 0 && (
              <ul className={styles.photos} aria-label={m.construction_photos()}>
                {photos.map((photo) => (
                  <li key={photo.src}>
                    <a href={photo.src}>
                      <Picture picture={photo} sizes="(width < 64em) 45vw, 14vw" className={styles.photo} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      </li>
    ))}
  </ol>
);
