import { useState } from 'react';
import type { Locale } from '../../../../base/locale.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { takeFocus, takeFocusWithPart } from '../../../../ui/take-focus.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './step.module.css';
import { percentText } from './terms-step.tsx';

type Props = { deal: Deal; locale: Locale; busy: boolean; onCancel: () => void };

/** Cancellation: shows the refund first, then asks once. */
export function CancelPart({ deal, locale, busy, onCancel }: Props) {
  /** Null until it is asked for the first time. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const { amount, percent } = deal.refund;
  if (!deal.allowed.includes('cancel')) return null;
  if (!asking)
    return (
      <div className={styles.foot}>
        <Button kind="plain" ref={asking === false ? takeFocus : undefined} onClick={() => setAsking(true)}>
          {m.booking_cancel()}
        </Button>
      </div>
    );
  return (
    <fieldset className={styles.foot}>
      <legend>{m.booking_cancel()}</legend>
      <p ref={takeFocusWithPart} tabIndex={-1}>
        {amount > 0
          ? m.booking_cancel_refund({ sum: formatPrice(amount, 'UAH', locale), percent: percentText(percent) })
          : m.booking_cancel_free()}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" arrow={false} onClick={onCancel} aria-disabled={busy || undefined}>
          {m.booking_cancel_yes()}
        </Button>
        <Button kind="plain" onClick={() => setAsking(false)}>
          {m.booking_cancel_no()}
        </Button>
      </div>
    </fieldset>
  );
}
