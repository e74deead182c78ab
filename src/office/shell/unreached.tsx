import { Button } from '../../ui/controls/button.tsx';
import * as m from '../paraglide/messages.js';
import styles from './notice.module.css';

type Props = { onRetry: () => void; title?: string; text?: string };

/** The server gave no answer, where nothing else is said. */
export function Unreached({ onRetry, title = m.shell_unreached_title(), text = m.shell_unreached() }: Props) {
  return (
    <main className={styles.notice} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button kind="quiet" arrow={false} onClick={onRetry}>
        {m.shell_retry()}
      </Button>
    </main>
  );
}
