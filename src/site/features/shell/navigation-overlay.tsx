import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { timings } from '../../constants.ts';
import * as m from '../../paraglide/messages.js';
import styles from './navigation-overlay.module.css';

/** Appears only when a move to another page takes longer than a blink, and leaves shortly after its end. */
export function NavigationOverlay() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const moving = next !== undefined && next.pathname !== pathname;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(moving), moving ? timings.overlayAppears : timings.overlayHides);
    return () => clearTimeout(timer);
  }, [moving]);
  return (
    <div className={styles.overlay} data-ground="ink" data-shown={shown || undefined} role="status">
      {shown && (
        <>
          <span className={styles.line} />
          <span className={styles.words}>{m.shell_loading()}</span>
        </>
      )}
    </div>
  );
}
