import * as m from '../../paraglide/messages.js';
import type { Failure } from './failure-of.ts';
import { formatWait } from './format-wait.ts';
import styles from './login-page.module.css';

/** An error that belongs to no field. Always rendered, so that a change is announced. */
export function FailureMessage({ failure }: { failure: Failure | null }) {
  return (
    <p className={failure?.kind === 'working' ? styles.small : styles.failure} role="status">
      {failure?.kind === 'offline' && m.forms_offline()}
      {failure?.kind === 'failed' && m.forms_failed()}
      {failure?.kind === 'unavailable' && m.login_unavailable()}
      {failure?.kind === 'working' && m.login_working()}
      {failure?.kind === 'wait' && m.login_wait({ time: formatWait(failure.seconds) })}
    </p>
  );
}
