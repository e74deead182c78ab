import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  /** Called for every way to close it: Escape, the cross, a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** The label of the cross, for screen readers. */
  closeLabel?: string;
  /** `sheet` rises from the lower edge of a phone and stands at the right of a desktop; `modal` lies in the middle, `wide` takes more of it. */
  variant?: 'sheet' | 'modal' | 'wide';
  ground?: 'light' | 'dark';
  /** Content that stays visible at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const doublePressMs = 500;

/** The browser's own modal dialog: it keeps the focus inside, returns it, and closes on Escape. Content exists only while open. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel = '×',
  variant = 'modal',
  ground = 'light',
  footer,
  initialFocus,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const openedAt = useRef(0);
  const pressedBesideAt = useRef(0);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      openedAt.current = performance.now();
      initialFocus?.current?.focus();
    }
    if (!open && element.open) element.close();
  }, [open, initialFocus]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes by Escape, which the browser turns into `cancel`
    <dialog
      ref={dialog}
      data-ground={ground}
      className={classNames(styles.dialog, styles[variant])}
      aria-labelledby={heading}
      // The event comes late: the dialog may have been opened again by then.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A selection of text may end beside the dialog, and the second press of a double one comes beside a dialog that the first has opened.
      onPointerDown={({ target, currentTarget, timeStamp }) => {
        pressedBesideAt.current = target === currentTarget ? timeStamp : 0;
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressedBesideAt.current - openedAt.current > doublePressMs && onClose()
      }
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
