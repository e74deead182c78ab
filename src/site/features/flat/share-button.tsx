import { Icon } from '../../../ui/pictures/icon.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import styles from '../../cards/favourite-button.module.css';
import * as m from '../../paraglide/messages.js';

/** Opens the device's own sharing where there is one, else copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { copied, copy } = useCopied();

  const share = async () => {
    const url = `${location.origin}${location.pathname}`;
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // Closing the device's sheet is reported as a failure, which is ignored.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy(url, m.flat_share());
  };

  return (
    <button type="button" className={styles.button} onClick={() => void share()}>
      <Icon name={copied ? 'check' : 'share'} />
      <span aria-live="polite">{copied ? m.flat_copied() : m.flat_share()}</span>
    </button>
  );
}
