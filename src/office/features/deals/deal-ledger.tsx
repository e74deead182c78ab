import type { LedgerEntry, WholeDeal } from '../../../contract/office/deals.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment, formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import styles from './deals.module.css';

const accountTexts = {
  bank: m.deals_account_bank,
  deposit: m.deals_account_deposit,
  price: m.deals_account_price,
  refund: m.deals_account_refund,
  fee: m.deals_account_fee,
} as const;
type Account = keyof typeof accountTexts;
type Line = LedgerEntry['lines'][number];

/** The sum of the line of an account, without its sign. */
function sumOn(lines: readonly Line[], account: Account): string {
  const line = lines.find((one) => one.account === account);
  return line ? formatMoney({ ...line.amount, minor: Math.abs(line.amount.minor) }) : '';
}

function textOf({ kind, lines }: LedgerEntry): string {
  switch (kind) {
    case 'payment-came':
      return m.deals_ledger_came({ sum: sumOn(lines, 'bank') });
    case 'deposit-credited':
      return m.deals_ledger_credited({ sum: sumOn(lines, 'price') });
    case 'credit-undone':
      return m.deals_ledger_credit_undone({ sum: sumOn(lines, 'deposit') });
    case 'refund-asked': {
      const [sum, fee] = [sumOn(lines, 'refund'), sumOn(lines, 'fee')];
      return fee ? m.deals_ledger_asked_fee({ sum, fee }) : m.deals_ledger_asked({ sum });
    }
    case 'transfer-noted':
      return m.deals_ledger_transferred({ sum: sumOn(lines, 'bank') });
    case 'transfer-undone':
      return m.deals_ledger_transfer_undone({ sum: sumOn(lines, 'bank') });
    case 'transfer-returned':
      return m.deals_ledger_returned({ sum: sumOn(lines, 'bank') });
    case 'return-undone':
      return m.deals_ledger_return_undone({ sum: sumOn(lines, 'bank') });
    case 'refund-sent':
      return m.deals_ledger_sent({ sum: sumOn(lines, 'bank') });
  }
}

/** What stands on each account now, by currency. */
function balances(ledger: readonly LedgerEntry[]): string[] {
  const sums = new Map<string, Line>();
  for (const { account, amount } of ledger.flatMap(({ lines }) => lines)) {
    const name = `${account} ${amount.currency}`;
    const before = sums.get(name)?.amount.minor ?? 0;
    sums.set(name, { account, amount: { ...amount, minor: before + amount.minor } });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount.minor !== 0)
    .map(({ account, amount }) => accountTexts[account]({ sum: formatMoney({ ...amount, minor: Math.abs(amount.minor) }) }));
}

/** The movements of money in words, from the first on, and where it is now. */
export function DealLedger({ deal: { ledger } }: { deal: WholeDeal }) {
  if (ledger.length === 0) return null;
  const now = balances(ledger);
  return (
    <section className={styles.part} aria-labelledby="ledger">
      <h2 id="ledger" className={typography.name}>
        {m.deals_ledger()}
      </h2>
      <ol className={record.timeline}>
        {ledger.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ledger only grows at its end
          <li key={at}>
            <time className={record.quiet} dateTime={entry.at}>
              {formatMoment(entry.at)}
            </time>
            <span>{textOf(entry)}</span>
          </li>
        ))}
      </ol>
      <p>{now.length > 0 ? m.deals_ledger_balance({ balances: now.join(', ') }) : m.deals_ledger_empty()}</p>
    </section>
  );
}
