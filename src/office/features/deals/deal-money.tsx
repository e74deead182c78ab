import type { WholeDeal } from '../../../contract/office/deals.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import table from '../../parts/rows.module.css';
import { dayOf, hryvnias } from './deal-texts.ts';
import styles from './deals.module.css';

const states = {
  created: m.deals_payment_created,
  pending: m.deals_payment_pending,
  paid: m.deals_payment_paid,
  failed: m.deals_payment_failed,
  refunding: m.deals_payment_refunding,
  refunded: m.deals_payment_refunded,
} as const;

/** The contract with its schedule, and what was paid on the site. */
export const DealMoney = ({ deal: { contract, payments } }: { deal: WholeDeal }) => (
  <>
    {contract && <Contract contract={contract} />}
    {payments.length > 0 && (
      <section className={styles.part} aria-labelledby="payments">
        <h2 id="payments" className={typography.name}>
          {m.deals_payments()}
        </h2>
        <ul className={styles.list}>
          {payments.map(({ id, state, amountMinor, refundMinor, paidAt }) => (
            <li key={id}>
              <span>{states[state]()}</span>
              <span>{hryvnias(amountMinor)}</span>
              <span className={record.quiet}>{paidAt && formatMoment(paidAt)}</span>
              <span className={record.quiet}>{refundMinor > 0 && `− ${hryvnias(refundMinor)}`}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

const Contract = ({ contract }: { contract: NonNullable<WholeDeal['contract']> }) => {
  const { currency } = contract.total;
  const sum = (minor: number) => formatMoney({ minor, currency });
  return (
    <section className={styles.part} aria-labelledby="contract">
      <h2 id="contract" className={typography.name}>
        {m.deals_contract({ number: contract.number, day: dayOf(contract.signedOn) })}
      </h2>
      <p>
        {m.deals_contract_total()} {formatMoney(contract.total)}
      </p>
      <p>
        {m.deals_contract_paid()} {sum(contract.paidMinor)}
      </p>
      {contract.payments.length > 0 && (
        <RecordTable columns={[m.deals_schedule_due(), m.deals_schedule_sum(), m.deals_schedule_paid()]}>
          {contract.payments.map(({ dueOn, amountMinor, paidMinor }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deposit and a payment may have one day
            <tr key={at}>
              <th scope="row">{dayOf(dueOn)}</th>
              <td className={styles.sum}>{sum(amountMinor)}</td>
              <td className={styles.sum}>
                {paidMinor > 0 && (
                  <>
                    <span className={table.narrow}>{m.deals_schedule_paid()}: </span>
                    {sum(paidMinor)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </section>
  );
};
