import { useState } from 'react';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { takeFocus } from '../../../../ui/take-focus.ts';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { bookingAddress } from '../../booking/state/booking-address.ts';
import { AgreementButton } from '../../booking/steps/agreement-button.tsx';
import { ConfirmCancellation } from './confirm-cancellation.tsx';
import styles from './deals.module.css';
import { useDealSteps } from './use-deal-steps.ts';

/** The steps that the server allows now, and no other. Cancelling shows the refund first. */
export function DealSteps({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const path = usePath();
  const { busy, failure, perform } = useDealSteps(deal);
  const [asks, setAsks] = useState<boolean | null>(null);
  const may = (step: Deal['allowed'][number]) => deal.allowed.includes(step);
  const hryvnias = (amount: number) => formatPrice(amount, 'UAH', locale);
  const label = (step: typeof busy, text: string) => (busy === step ? m.forms_sending() : text);
  return (
    <>
      <div className={styles.steps}>
        {may('pay') && (
          <Button aria-disabled={busy !== null || undefined} onClick={() => perform('pay')}>
            {label('pay', m.account_step_pay({ amount: hryvnias(deal.deposit) }))}
          </Button>
        )}
        {((may('person') && deal.person === null) || may('share') || may('sign-agreement')) && (
          <Button href={bookingAddress(path(`apartments/${deal.apartment.slug}`))}>{m.account_step_continue()}</Button>
        )}
        {may('ask-manager') && (
          <Button kind="quiet" arrow={false} onClick={() => perform('ask-manager')}>
            {label('ask-manager', m.account_step_ask())}
          </Button>
        )}
        {may('extend') && (
          <Button kind="quiet" arrow={false} onClick={() => perform('extend')}>
            {label('extend', m.account_step_extend())}
          </Button>
        )}
        <AgreementButton deal={deal} />
        {may('cancel') && !asks && (
          <Button kind="plain" ref={asks === false ? takeFocus : undefined} onClick={() => setAsks(true)}>
            {m.account_step_cancel()}
          </Button>
        )}
      </div>
      {may('cancel') && asks && (
        <ConfirmCancellation
          sure={label('cancel', m.account_cancel_sure())}
          stay={m.booking_cancel_no()}
          onSure={() => perform('cancel')}
          onStay={() => setAsks(false)}
        >
          {deal.refund.amount > 0
            ? m.account_cancel_refund({ amount: hryvnias(deal.refund.amount), percent: deal.refund.percent })
            : m.account_cancel_nothing()}
        </ConfirmCancellation>
      )}
      <p className={typography.failure} role="status">
        {failure === 'refused' && m.account_deal_refused()}
        {failure === 'offline' && m.forms_offline()}
        {failure === 'failed' && m.forms_failed()}
      </p>
    </>
  );
}
