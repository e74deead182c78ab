import { Link } from 'react-router';
import type { LaidRelease } from '../../../contract/office/releases/releases.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './releases.module.css';

export type Laid = { under: LaidRelease[]; over: LaidRelease[]; heldBack: LaidRelease[]; conflicts: boolean };

/** Which scheduled releases a preview shows with its own: what comes before it, what comes after it, and what will not come by itself. */
export function LaidReleases({ under, over, heldBack, conflicts }: Laid) {
  if (under.length + over.length + heldBack.length === 0) return null;
  const list = (label: string, releases: LaidRelease[]) =>
    releases.length > 0 && (
      <div>
        <dt>{label}</dt>
        {releases.map(({ number, name, publishAt }) => (
          <dd key={number}>
            <Link to={`/releases/${number}`} className={record.opens}>
              {name}
            </Link>{' '}
            <span className={record.quiet}>{formatMoment(publishAt)}</span>
          </dd>
        ))}
      </div>
    );
  return (
    <>
      <dl className={styles.laid}>
        {list(m.releases_laid_under(), under)}
        {list(m.releases_laid_over(), over)}
        {list(m.releases_laid_held_back(), heldBack)}
      </dl>
      {conflicts && <p className={styles.about}>{m.releases_laid_conflicts()}</p>}
    </>
  );
}
