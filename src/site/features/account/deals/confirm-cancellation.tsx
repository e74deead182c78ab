import type { ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { takeFocusWithPart } from '../../../../ui/take-focus.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './deals.module.css';

type Props = {
  /** The words of the button that does it. */ sure: string /** And of the one that does not. */;
  stay?: string;
  onSure: () => void;
  onStay: () => void;
  children: ReactNode;
};

/** The loss and the refund, shown before the cancellation is confirmed. */
export const ConfirmCancellation = ({ sure, stay = m.account_delete_stay(), onSure, onStay, children }: Props) => (
  <div className={styles.cancel}>
    <p ref={takeFocusWithPart} tabIndex={-1}>
      {children}
    </p>
    <div className={styles.steps}>
      <Button kind="quiet" arrow={false} onClick={onSure}>
        {sure}
      </Button>
      <Button kind="plain" onClick={onStay}>
        {stay}
      </Button>
    </div>
  </div>
);
