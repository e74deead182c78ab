import { type CSSProperties, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './before-after.module.css';
import type { Shot } from './construction-view.ts';

/** Most of the newer picture is in sight at once. */
const start = 28;

/** Two pictures from one place, laid over each other and parted by a line that the visitor moves; side by side and whole without scripts. */
export function BeforeAfter({ before, after }: { before: Shot; after: Shot }) {
  const [at, setAt] = useState(start);
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={{ '--at': `${at}%` } as CSSProperties}>
        <Picture picture={after.picture} sizes="(width < 64em) 100vw, 75vw" className={styles.picture} />
        <Picture picture={before.picture} sizes="(width < 64em) 100vw, 75vw" className={`${styles.picture} ${styles.before}`} />
        <span className={styles.line} aria-hidden="true" />
        <input
          className={styles.slider}
          type="range"
          min="0"
          max="100"
          value={at}
          aria-label={m.project_before_after({ before: before.when, after: after.when })}
          aria-valuetext={m.project_before_share({ percent: at, before: before.when })}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
      </div>
      <figcaption className={classNames(typography.note, styles.caption)}>
        <span>{before.when}</span>
        <span>{m.project_same_corner()}</span>
        <span>{after.when}</span>
      </figcaption>
    </figure>
  );
}
