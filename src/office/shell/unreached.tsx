import { Button } from '../../ui/controls/button.tsx';
import * as m from '../paraglide/messages.js';
import styles from './notice.module.css';

/** The server gave no answer. */
export function Unreached({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.notice} role="alert">
      <h1>{m.shell_unreached_title()}</h1>
      <p>{m.shell_unreached()}</p>
      <Button kind="quiet" arrow={false} onClick={onRetry}>
        {m.shell_retry()}
      </Button>
    </main>
  );
}
