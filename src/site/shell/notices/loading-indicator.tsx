import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { requestsUnderWay, watchRequests } from '../../data/pending-requests.ts';
import { useShownAtLeast } from '../../data/use-shown-at-least.ts';
import * as m from '../../paraglide/messages.js';
import styles from './loading-indicator.module.css';

/** A line along the upper edge for as long as any request of the site is under way (specification §2). */
export function LoadingIndicator() {
  const asked = useSyncExternalStore(watchRequests, requestsUnderWay);
  const moving = useNavigation().state === 'idle' ? 0 : 1;
  const shown = useShownAtLeast(asked + moving > 0);
  return <div role="status">{shown && <div className={styles.indicator} role="progressbar" aria-label={m.shell_loading()} />}</div>;
}
