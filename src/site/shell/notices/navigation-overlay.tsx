import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { timings } from '../../data/constants.ts';
import * as m from '../../paraglide/messages.js';
import { usePageTraits } from '../use-page-traits.ts';
import styles from './navigation-overlay.module.css';
import { isMoveWaiting, watchWaitingMoves } from './waiting-move.ts';

/**
 * Appears only when a move to another page takes longer than a blink, and leaves shortly after its end. It has the ground of the
 * page being left, to its last moment, so that nothing turns black between two pages of paper.
 */
export function NavigationOverlay() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const { ground } = usePageTraits();
  const waiting = useSyncExternalStore(watchWaitingMoves, isMoveWaiting);
  const moving = waiting || (next !== undefined && next.pathname !== pathname);
  const [{ shown, left }, setState] = useState({ shown: false, left: ground });
  useEffect(() => {
    const change = () => setState((before) => (moving ? { shown: true, left: ground } : { ...before, shown: false }));
    const timer = setTimeout(change, moving ? timings.overlayAppears : timings.overlayHides);
    return () => clearTimeout(timer);
  }, [moving, ground]);
  return (
    <div className={styles.overlay} data-ground={left} data-shown={shown || undefined} role="status">
      {shown && (
        <>
          <span className={styles.line} />
          <span className={classNames(typography.caption, styles.texts)}>{m.shell_loading()}</span>
        </>
      )}
    </div>
  );
}
