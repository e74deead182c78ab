import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './list-notices.module.css';

/** The last request failed; the list before it stays. */
export function UnreachedNotice() {
  const { revalidate } = useRevalidator();
  return (
    <p className={styles.ignored} role="alert">
      {m.list_unreached()}{' '}
      <Button kind="plain" onClick={() => void revalidate()}>
        {m.list_retry()}
      </Button>
    </p>
  );
}
