import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { useCopied } from '../../../ui/use-copied.ts';
import * as m from '../../paraglide/messages.js';
import styles from './styles/calculator.module.css';

/** Copies the page's address with the inputs in it. */
export function CopyLink({ query, anchor = 'instalments' }: { query: () => string; anchor?: string }) {
  const { copied, copy } = useCopied();
  const address = () => `${location.origin}${location.pathname}?${query()}#${anchor}`;
  return (
    <button
      type="button"
      className={classNames(textButton.button, styles.submit)}
      onClick={() => void copy(address(), m.instalments_copy())}
    >
      <Icon name={copied ? 'check' : 'share'} size={20} />
      <span aria-live="polite">{copied ? m.flat_copied() : m.instalments_copy()}</span>
    </button>
  );
}
