import * as m from '../../paraglide/messages.js';
import { formatWait } from './format-wait.ts';
import styles from './login-page.module.css';
import type { Trouble } from './use-login.ts';

/** What went wrong that is no field's fault. Always there, so that it is heard when it changes. */
export function ProblemMessage({ trouble }: { trouble: Trouble | null }) {
  return (
    <p className={trouble?.kind === 'working' ? styles.small : styles.trouble} role="status">
      {trouble?.kind === 'offline' && m.forms_offline()}
      {trouble?.kind === 'failed' && m.forms_failed()}
      {trouble?.kind === 'unavailable' && m.login_unavailable()}
      {trouble?.kind === 'working' && m.login_working()}
      {trouble?.kind === 'wait' && m.login_wait({ time: formatWait(trouble.seconds) })}
    </p>
  );
}
