import { useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import { type Currency, convert, currencies } from '../../../base/money.ts';
import { dealLimits, isFarFromPrice, type WholeDeal } from '../../../contract/office/deals.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { fieldError } from '../../data/field-error.ts';
import { formatDay, formatMoney } from '../../data/format.ts';
import { readSum, typedSum } from '../../data/typed/typed-sum.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';
import styles from './deals.module.css';
import { monthlyPayments } from './schedule.ts';

/** The contract: number, day, sum, and monthly payments that are calculated from the first day. */
export function SignDialog({ deal, onClose }: { deal: WholeDeal; onClose: () => void }) {
  const [contractNumber, setNumber] = useState('');
  const [signedOn, setDay] = useState(kyivDay(systemClock()));
  const [total, setTotal] = useState(typedSum(deal.price.minor));
  const [currency, setCurrency] = useState<Currency>(deal.price.currency);
  const [first, setFirst] = useState(kyivDay(systemClock()));
  const [count, setCount] = useState('1');
  const { run, busy, problem } = useCommand('POST /office/api/deals/sign', { refreshes: ['deal', 'deals'] });
  const [earliest, today] = [kyivDay(new Date(deal.madeAt)), kyivDay(systemClock())];
  const minor = readSum(total) ?? 0;
  const price = formatMoney(convert(deal.price, currency, deal.rate));
  const isFar = isFarFromPrice({ minor, currency }, deal);
  const isDay = signedOn >= earliest && signedOn <= today;
  const months = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  const isSchedule = months >= 1 && months <= dealLimits.mostPayments && first !== '';
  const payments = isSchedule ? monthlyPayments({ minor, first, count: months }) : [];
  const { number, version } = deal;
  /** The sum stays what it is worth, by the rate that the deal has frozen. */
  const change = (to: Currency) => {
    if (minor > 0) setTotal(typedSum(convert({ minor, currency }, to, deal.rate).minor));
    setCurrency(to);
  };
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.deals_step_sign()}
      isReady={isSchedule && !isFar && isDay}
      onSubmit={() => run({ number, version, contractNumber, signedOn, total: { minor, currency }, payments })}
    >
      <div className={styles.pair}>
        <TextField
          label={m.deals_sign_number()}
          name="contractNumber"
          value={contractNumber}
          onChange={({ target }) => setNumber(target.value)}
          {...fieldError(problem, 'contractNumber')}
        />
        <TextField
          label={m.deals_sign_day()}
          name="signedOn"
          type="date"
          value={signedOn}
          onChange={({ target }) => setDay(target.value)}
          min={earliest}
          max={today}
          {...((!isDay || fieldError(problem, 'signedOn')) && { error: m.deals_transfer_bad_day() })}
        />
        <TextField
          label={m.deals_sign_total()}
          name="total"
          inputMode="decimal"
          value={total}
          onChange={({ target }) => setTotal(target.value)}
          {...(minor < 1
            ? { error: m.shell_field_sum() }
            : (isFar || fieldError(problem, 'total')) && { error: m.deals_sign_far_total({ price }) })}
        />
        <label className={record.filter}>
          <span>{m.deals_sign_currency()}</span>
          <select value={currency} onChange={({ target }) => change(target.value === 'UAH' ? 'UAH' : 'USD')}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <TextField
          label={m.deals_sign_first()}
          name="first"
          type="date"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
          {...(first === '' && { error: m.shell_field_required() })}
        />
        <TextField
          label={m.deals_sign_months()}
          name="count"
          inputMode="numeric"
          value={count}
          onChange={({ target }) => setCount(target.value)}
          {...((months < 1 || months > dealLimits.mostPayments) && { error: m.deals_sign_months_bad() })}
        />
      </div>
      {payments.length > 0 && (
        <details>
          <summary className={record.discloses}>{m.deals_sign_schedule()}</summary>
          <ol>
            {payments.map(({ dueOn, amountMinor }) => (
              <li key={dueOn}>
                {m.deals_sign_payment({ day: formatDay(`${dueOn}T12:00:00Z`), sum: formatMoney({ minor: amountMinor, currency }) })}
              </li>
            ))}
          </ol>
        </details>
      )}
    </DialogForm>
  );
}
