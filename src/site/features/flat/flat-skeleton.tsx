import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './flat-page.module.css';
import skeleton from './flat-skeleton.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The apartment page before its flat has come. */
export function FlatSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1>
        <VisuallyHidden>{m.flat_loading()}</VisuallyHidden>
      </h1>
      <div className={styles.spread}>
        <Skeleton className={skeleton.plan} height="auto" />
        <div className={styles.facts}>
          <Skeleton width="60%" height="28px" />
          <Skeleton width="80%" height="96px" />
          <div className={styles.offer} data-horizon="own">
            <Skeleton width="55%" height="40px" />
            <Skeleton height="52px" />
          </div>
          <div className={skeleton.lines}>
            {lines.map((line) => (
              <Skeleton key={line} height="28px" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
