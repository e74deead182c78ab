import { kyivDay } from '../../../../base/kyiv-time.ts';
import type { Locale } from '../../../../base/locale.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import { formatRefund } from '../../../format/deals/format-refund.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import item from './deal-item.module.css';
import styles from './deals.module.css';

/** Where the money is of a deal of which something goes or is asked back, with what a bank asks for to find it: the day, the sum and the number of the payment. */
export function RefundDetails({ deal, locale }: { deal: Deal; locale: Locale }) {
  const where = formatRefund(deal, locale);
  if (!deal.payment || where === '') return null;
  const { refund, refundDeclined, refundedAt, reference } = deal.payment;
  const details = [
    refundDeclined && m.account_refund_declined_call(),
    refundedAt && m.account_refund({ sum: formatPrice(refund, 'UAH', locale), day: formatDay(kyivDay(new Date(refundedAt)), locale) }),
    reference && m.account_refund_payment({ number: reference }),
  ].filter(Boolean);
  return (
    <>
      <p className={item.lead}>{where}</p>
      {details.length > 0 && <p className={classNames(typography.note, styles.note)}>{details.join(' ')}</p>}
    </>
  );
}
