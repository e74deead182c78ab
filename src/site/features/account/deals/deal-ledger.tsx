import { kyivDay } from '../../../../base/kyiv-time.ts';
import type { Deal, DealContract, DealMovement } from '../../../../contract/deals/deals.ts';
import { classNames } from '../../../../ui/class-names.ts';
import tableStyles from '../../../../ui/text/table.module.css';
import typography from '../../../../ui/text/typography.module.css';
import { OwnFileButton } from '../../../cards/own-file-button.tsx';
import { useLocale } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './deal-ledger.module.css';
import { type ContractPaid, formatSum, paidUnderContract } from './format-payment.ts';

const kinds: Record<DealMovement['kind'], () => string> = {
  deposit: m.account_ledger_deposit,
  transfer: m.account_ledger_transfer,
  refund: m.account_ledger_refund,
  fee: m.account_ledger_fee,
};
const states: Record<DealMovement['state'], () => string> = {
  received: m.account_ledger_received,
  credited: m.account_ledger_credited,
  coming: m.account_ledger_coming,
  sent: m.account_ledger_sent,
  retained: m.account_ledger_retained,
};

/** Every hryvnia of a deal with its day, its state and its document; nothing where no money has come. */
export function DealLedger({ deal }: { deal: Deal }) {
  const locale = useLocale();
  const { movements, payment, contract } = deal;
  const paid = paidUnderContract(deal);
  if (movements.length === 0 && paid.length === 0) return null;
  const transferred = movements.some(({ kind }) => kind === 'transfer');
  const nameOf = ({ kind }: DealMovement) =>
    kind === 'refund' && transferred && !payment ? m.account_ledger_refund_transfer() : kinds[kind]();
  const sum = ({ kind, amount }: DealMovement) => `${kind === 'refund' ? '−' : ''}${formatPrice(amount, 'UAH', locale, true)}`;
  return (
    <section className={styles.ledger}>
      <h3 className={styles.title}>{m.account_ledger()}</h3>
      <table className={classNames(tableStyles.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{m.account_ledger_day()}</th>
            <th scope="col">{m.account_ledger_what()}</th>
            <th scope="col">{m.account_ledger_state()}</th>
            <th scope="col">{m.account_payment_sum()}</th>
            <th scope="col">{m.account_ledger_document()}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two movements of one moment differ by their place alone
            <tr key={at} data-state={movement.state}>
              <td className={styles.day}>
                <time dateTime={movement.at}>{formatDay(kyivDay(new Date(movement.at)), locale)}</time>
              </td>
              <th scope="row">{nameOf(movement)}</th>
              <td className={styles.state}>{states[movement.state]()}</td>
              <td className={styles.sum}>{sum(movement)}</td>
              <td className={styles.document}>
                <MovementDocument deal={deal} movement={movement} />
              </td>
            </tr>
          ))}
          {contract &&
            paid.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two payments of one day differ by their place alone
              <PaidRow key={at} paid={one} contract={contract} />
            ))}
        </tbody>
      </table>
      {contract && contract.payments.length > 0 && <p className={typography.note}>{m.account_ledger_contract()}</p>}
    </section>
  );
}

function PaidRow({ paid: { day, amount }, contract: { number, currency } }: { paid: ContractPaid; contract: DealContract }) {
  const locale = useLocale();
  return (
    <tr data-state="credited">
      <td className={styles.day}>{day && <time dateTime={day}>{formatDay(day, locale)}</time>}</td>
      <th scope="row">{m.account_ledger_payment()}</th>
      <td className={styles.state}>{m.account_ledger_credited()}</td>
      <td className={styles.sum}>{formatSum(amount, currency, locale)}</td>
      <td className={styles.document}>{m.account_ledger_by_contract({ number })}</td>
    </tr>
  );
}

/** The number by which the bank finds a payment, and the statement of a refund. */
function MovementDocument({ deal: { id, number, payment }, movement: { kind } }: { deal: Deal; movement: DealMovement }) {
  if (kind === 'deposit' && payment?.reference) return m.account_refund_payment({ number: payment.reference });
  if (kind !== 'refund' || !payment || payment.refund === 0) return null;
  return (
    <OwnFileButton
      address={`/api/deal/refund?deal_id=${id}`}
      name={`${m.account_refund_file({ number })}.pdf`}
      isSaved
      label={m.account_refund_statement()}
      failedLabel={m.account_document_failed()}
    />
  );
}
