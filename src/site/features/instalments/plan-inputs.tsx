import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import slider from '../../../ui/controls/range-slider.module.css';
import { ValueSlider } from '../../../ui/controls/value-slider.tsx';
import typography from '../../../ui/text/typography.module.css';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatInterval, formatMonths, formatPercent } from '../../format/format-instalments.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { readNumber } from '../../format/price/plain-number.ts';
import * as m from '../../paraglide/messages.js';
import { amountsIn, type InstalmentInput } from './instalment-input.ts';
import styles from './styles/inputs.module.css';
import type { Change } from './use-plan.ts';

type Props = {
  input: InstalmentInput;
  plan: InstalmentPlan;
  invalid: readonly string[];
  change: Change;
  locale: Locale;
  isHydrated: boolean;
};

const mostMonths = 120;

/** Down payment, term and interval. Sliders span the standard conditions; a number may be typed beyond them. */
export function PlanInputs({ input, plan, invalid, change, locale, isHydrated }: Props) {
  const { terms } = plan;
  const down = input.down ? Number(input.down) : plan.down;
  const months = input.months ? Number(input.months) : plan.months;
  const every = input.every ?? plan.every;
  const next = terms.discounts.toSorted((a, b) => a.from - b.from).find(({ from, percent }) => from > plan.down && percent > plan.discount);
  const least = m.instalments_down_least({ percent: formatPercent(terms.downFrom, locale) });
  const discount =
    next && m.instalments_discount_next({ from: formatPercent(next.from, locale), percent: formatPercent(next.percent, locale) });
  return (
    <>
      <ValueSlider
        label={m.instalments_down()}
        name="down"
        unit="%"
        min={terms.downFrom}
        max={100}
        step={5}
        value={down}
        onChange={(value, by) => change({ down: `${value}`, first: '', ...(input.price ? {} : { usd: '' }) }, by)}
        say={(value) => formatPercent(value, locale)}
        write={(value) => formatNumber(value, locale, 2)}
        read={(text) => readNumber(text, 0, 100, 2)}
        decimals
        hint={[least, discount].filter(Boolean).join(' ')}
        unreadable={m.instalments_invalid_down()}
        error={invalid.includes('down') || invalid.includes('first') ? m.instalments_invalid_down() : undefined}
        beside={isHydrated && <FirstAmount input={input} plan={plan} change={change} locale={locale} />}
      />
      <ValueSlider
        label={m.instalments_months()}
        name="months"
        unit={m.instalments_months_unit()}
        min={1}
        max={Math.max(terms.monthsTo, 1)}
        step={1}
        value={months}
        onChange={(value, by) => change({ months: `${value}` }, by)}
        say={formatMonths}
        write={String}
        read={(text) => readNumber(text, 1, mostMonths)}
        hint={terms.monthsTo > 0 ? m.instalments_months_most({ count: terms.monthsTo }) : m.instalments_months_none()}
        unreadable={m.instalments_invalid_months()}
        error={invalid.includes('months') ? m.instalments_invalid_months() : undefined}
      />
      <fieldset className={styles.every}>
        <legend className={classNames(typography.note, styles.legend)}>{m.instalments_every()}</legend>
        {(['month', 'quarter'] as const).map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="every"
            value={one}
            {...(isHydrated ? { checked: every === one, onChange: () => change({ every: one }) } : { defaultChecked: every === one })}
          >
            {formatInterval(one)}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}

/** The same down payment as money of the visitor's currency. */
function FirstAmount({ input, plan, change, locale }: Pick<Props, 'input' | 'plan' | 'change' | 'locale'>) {
  const currency = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = currency === 'USD' ? plan.firstUsd : plan.first;
  const price = currency === 'USD' ? plan.costUsd : plan.cost;
  const isUnread = typed !== null && typed.trim() !== '' && readNumber(typed, 0, price) === undefined;
  const field = (
    <label className={`${slider.end} ${styles.amount}`}>
      <span aria-hidden="true">{currency === 'USD' ? '$' : '₴'}</span>
      <input
        className={slider.field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.instalments_down_amount()}
        aria-invalid={isUnread || undefined}
        value={typed ?? formatNumber(amount, locale, 0)}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = readNumber(target.value, 0, price);
          if (found === undefined) return;
          change({ ...amountsIn(currency, input, plan), first: `${found}`, down: '', usd: currency === 'USD' ? '1' : '' }, 'text');
        }}
        onBlur={() => !isUnread && setTyped(null)}
      />
    </label>
  );
  return (
    <>
      {field}
      {isUnread && (
        <p className={styles.failed} role="status">
          {m.instalments_invalid_down()}
        </p>
      )}
    </>
  );
}
