import { useEffect, useState } from 'react';
import { pageUnreached, timings } from '../../data/constants.ts';
import { sinceUnreached } from '../../data/page-unreached.ts';
import * as m from '../../paraglide/messages.js';
import styles from './network-notice.module.css';

const texts = { offline: m.shell_offline, back: m.shell_back_online, unreached: m.shell_unreached };

/**
 * Says that the connection is gone for as long as it is, for a moment that it is back (specification §4), and that a page could not be
 * opened and the one before it stayed.
 */
export function NetworkNotice() {
  const [network, setNetwork] = useState<'online' | 'offline' | 'back' | 'unreached'>('online');
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
    const onUnreached = () => {
      clearTimeout(timer);
      setNetwork('unreached');
      timer = setTimeout(() => setNetwork(navigator.onLine ? 'online' : 'offline'), timings.unreachedShown);
    };
    if (sinceUnreached() < timings.unreachedShown) onUnreached();
    else if (!navigator.onLine) onOffline();
    window.addEventListener(pageUnreached, onUnreached);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(pageUnreached, onUnreached);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <div role="status">
      {network !== 'online' && (
        <p className={styles.notice} data-ground="dark">
          {texts[network]()}
        </p>
      )}
    </div>
  );
}
