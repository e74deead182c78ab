import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { PromiseView } from './construction-view.ts';
import styles from './delivery-history.module.css';

/** The announced dates, their moves and reasons: none is removed. Sections with the same history are grouped. */
export const DeliveryHistory = ({ promises }: { promises: PromiseView[] }) => (
  <div>
    {promises.map(({ sections, now, said }) => (
      <section key={sections} className={styles.group}>
        <div className={styles.head}>
          <h3 className={styles.sections}>{sections}</h3>
          <p className={classNames(typography.title, styles.now)}>{now}</p>
        </div>
        <ol className={styles.said}>
          {said.map(({ day, when, quarter, reason }, at) => (
            <li key={day} className={styles.day}>
              <time className={classNames(typography.caption, styles.when)} dateTime={day}>
                {when}
              </time>
              <p className={styles.texts}>
                <span className={styles.what}>
                  {at === 0 ? m.construction_promised({ quarter }) : m.construction_moved({ from: said[at - 1]?.quarter ?? '', quarter })}
                </span>
                {reason && <span className={typography.quiet}>{reason}</span>}
                {said.length === 1 && <span className={typography.quiet}>{m.construction_unchanged()}</span>}
              </p>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
