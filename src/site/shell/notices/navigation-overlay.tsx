import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { timings } from '../../data/constants.ts';
import { isMoveWaiting, watchWaitingMoves } from '../../data/pages/waiting-move.ts';
import * as m from '../../paraglide/messages.js';
import { usePageTraits } from '../use-page-traits.ts';
import styles from './navigation-overlay.module.css';

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
  const move = useRef({ began: 0, ended: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const now = performance.now();
    // The router takes a move over from the loading of its scripts, and is idle for a moment between: that is one move.
    if (moving && now - move.current.ended > timings.overlayAppears) move.current.began = now;
    const change = () => setState((before) => (moving ? { shown: true, left: ground } : { ...before, shown: false }));
    const timer = setTimeout(change, moving ? move.current.began + timings.overlayAppears - now : timings.overlayHides);
    return () => {
      clearTimeout(timer);
      if (moving) move.current.ended = performance.now();
    };
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
