import type { Deal, DealContract } from '../../../../contract/deals/deals.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import { printPart } from '../../../../ui/print-part.ts';
import tableStyles from '../../../../ui/text/table.module.css';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import * as m from '../../../paraglide/messages.js';
import { calendarFile } from '../../booking/state/calendar-file.ts';
import { pageOf } from '../own/sections.ts';
import { formatPaymentStatus, formatSum, unpaidOf } from './format-payment.ts';
import styles from './under-contract.module.css';

/** Every payment of the contract with its day, its sum and its state: by text and a sign, never by colour alone. */
export function PaymentSchedule({ deal, contract }: { deal: Deal; contract: DealContract }) {
  const locale = useLocale();
  const path = usePath();
  const { payments, currency } = contract;
  if (payments.length === 0) return <p className={styles.lead}>{m.account_payments_none()}</p>;
  const open = payments.filter(({ state }) => state === 'due' || state === 'part');
  const { project, number } = deal.apartment;
  const calendar = () =>
    calendarFile(
      open.map((payment) => ({
        id: `${deal.id}-${payment.dueOn}-${payments.indexOf(payment) + 1}`,
        at: payment.dueOn,
        made: new Date(deal.now),
        title: m.account_payment_entry({ sum: formatSum(unpaidOf(payment), currency, locale), project: project.name, number }),
        url: new URL(path(pageOf('objects')), window.location.href).href,
      })),
    );
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{m.account_payments()}</h3>
      <table className={classNames(tableStyles.table, styles.payments)}>
        <thead>
          <tr>
            <th scope="col">{m.account_payment_day()}</th>
            <th scope="col">{m.account_payment_status()}</th>
            <th scope="col">{m.account_payment_sum()}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments of one day differ by their place alone
            <tr key={at} data-state={payment.state}>
              <th scope="row">
                <time dateTime={payment.dueOn}>{formatDay(payment.dueOn, locale)}</time>
              </th>
              <td className={styles.status}>
                {payment.state === 'paid' ? <Icon name="check" size={16} /> : <span className={styles.sign} aria-hidden="true" />}
                {formatPaymentStatus(payment, currency, locale)}
              </td>
              <td className={styles.amount}>{formatSum(payment.amount, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.actions}>
        {open.length > 0 && (
          <Button kind="plain" href={calendar()} download="payments.ics">
            {m.account_payments_calendar()}
          </Button>
        )}
        <Button kind="plain" onClick={({ currentTarget }) => printPart(currentTarget.closest('li'))}>
          {m.instalments_print()}
        </Button>
      </div>
    </section>
  );
}
