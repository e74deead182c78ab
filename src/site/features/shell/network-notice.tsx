import { useEffect, useState } from 'react';
import { timings } from '../../constants.ts';
import * as m from '../../paraglide/messages.js';
import styles from './network-notice.module.css';

/** Says that the connection is gone for as long as it is, and for a moment that it is back (specification §4). */
export function NetworkNotice() {
  const [network, setNetwork] = useState<'online' | 'offline' | 'back'>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onOffline = () => {
      clearTimeout(timer);
      setNetwork('offline');
    };
    const onOnline = () => {
      setNetwork('back');
      timer = setTimeout(setNetwork, timings.backOnlineShown, 'online');
    };
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <div role="status">
      {network !== 'online' && (
        <p className={styles.notice} data-ground="ink">
          {network === 'offline' ? m.shell_offline() : m.shell_back_online()}
        </p>
      )}
    </div>
  );
}
