import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import fieldStyles from '../../../ui/controls/field.module.css';
import textButton from '../../../ui/controls/text-button.module.css';
import { ValueSlider } from '../../../ui/controls/value-slider.tsx';
import typography from '../../../ui/text/typography.module.css';
import type { Change } from '../../data/api/use-calculation.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { readNumber } from '../../format/price/plain-number.ts';
import * as m from '../../paraglide/messages.js';
import shared from '../instalments/styles/inputs.module.css';
import schedule from '../instalments/styles/plan-schedule.module.css';
import styles from './assumption-inputs.module.css';
import { type AssumptionName, type Assumptions, amountNames } from './assumptions.ts';

type Props = {
  assumed: Assumptions;
  /** Hryvnias for a dollar, to convert the typed amounts when the currency of the form changes. */
  rate: number;
  invalid: readonly string[];
  change: Change<Assumptions>;
  locale: Locale;
  isHydrated: boolean;
};

const mostAmount = 999_999_999;
const amountMessages = {
  price: m.investments_price,
  fitout: m.investments_fitout,
  rent: m.investments_rent,
  expenses: m.investments_expenses,
};
type Slider = {
  name: AssumptionName;
  label: () => string;
  unit: () => string;
  /** The slider's span; typed values may go to the limits of the contract. */
  min: number;
  max: number;
  step: number;
  least: number;
  most: number;
  decimals?: number;
  say?: typeof formatPercent;
};
const percent = () => '%';
const sliders: Slider[] = [
  { name: 'idle', label: m.investments_idle, unit: m.investments_idle_unit, min: 0, max: 4, step: 0.5, least: 0, most: 12, decimals: 1 },
  { name: 'tax', label: m.investments_tax, unit: percent, min: 0, max: 30, step: 1, least: 0, most: 100, decimals: 2, say: formatPercent },
  {
    name: 'growth',
    label: m.investments_growth,
    unit: percent,
    min: -5,
    max: 10,
    step: 1,
    least: -50,
    most: 50,
    decimals: 2,
    say: formatPercent,
  },
  {
    name: 'sale',
    label: m.investments_sale,
    unit: percent,
    min: 0,
    max: 20,
    step: 1,
    least: 0,
    most: 100,
    decimals: 2,
    say: formatPercent,
  },
  { name: 'wait', label: m.investments_wait, unit: m.instalments_months_unit, min: 0, max: 36, step: 1, least: 0, most: 60 },
  { name: 'years', label: m.investments_years, unit: m.investments_years_unit, min: 1, max: 20, step: 1, least: 1, most: 20 },
];

/** The visitor's assumptions: three important amounts, and all others. */
export function AssumptionInputs({ assumed, rate, invalid, change, locale, isHydrated }: Props) {
  const inDollars = assumed.usd === '1';
  const value = (name: AssumptionName) => Number(assumed[name] ?? 0);
  const error = (name: AssumptionName) => (invalid.includes(name) ? m.investments_invalid() : undefined);

  const changeCurrency = (dollars: boolean) => {
    const carried = amountNames.map((name) => [name, `${Math.round(dollars ? value(name) / rate : value(name) * rate)}`]);
    change({ ...Object.fromEntries(carried), usd: dollars ? '1' : '0' });
  };
  const write = (amount: number, decimals?: number) => (decimals === undefined ? String(amount) : formatNumber(amount, locale, decimals));
  return (
    <>
      <fieldset className={shared.every}>
        <legend className={classNames(typography.note, shared.legend)}>{m.investments_currency()}</legend>
        {([true, false] as const).map((dollars) => (
          <Checkbox
            key={`${dollars}`}
            type="radio"
            name="usd"
            value={dollars ? '1' : '0'}
            {...(isHydrated
              ? { checked: inDollars === dollars, onChange: () => changeCurrency(dollars) }
              : { defaultChecked: inDollars === dollars })}
          >
            {dollars ? m.investments_dollars() : m.investments_hryvnias()}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.amounts}>
        {amountNames.map((name) => (
          <AmountField
            key={name}
            name={name}
            label={amountMessages[name]()}
            sign={inDollars ? '$' : '₴'}
            value={value(name)}
            error={error(name)}
            locale={locale}
            onChange={(amount) => change({ [name]: `${amount}` }, 'text')}
          />
        ))}
      </div>
      <details className={styles.more} open={invalid.length > 0 || undefined}>
        <summary className={classNames(textButton.button, textButton.summary, schedule.summary)}>{m.investments_more()}</summary>
        <div className={styles.shares}>
          {sliders.map(({ name, label, unit, least, most, decimals, say, ...span }) => (
            <ValueSlider
              key={name}
              {...span}
              label={label()}
              name={name}
              unit={unit()}
              value={value(name)}
              onChange={(next, by) => change({ [name]: `${next}` }, by)}
              say={(amount) => (say ? say(amount, locale) : write(amount, decimals))}
              write={(amount) => write(amount, decimals)}
              read={(text) => readNumber(text, least, most, decimals)}
              decimals={decimals !== undefined}
              unreadable={m.investments_invalid()}
              error={error(name)}
            />
          ))}
        </div>
      </details>
    </>
  );
}

type AmountProps = {
  name: string;
  label: string;
  sign: string;
  value: number;
  error: string | undefined;
  locale: Locale;
  onChange: (amount: number) => void;
};

/** Keeps the typed text until the field is left. */
function AmountField({ name, label, sign, value, error: refused, locale, onChange }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readNumber(text || '0', name === 'price' ? 1 : 0, mostAmount);
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  const error = isUnread ? m.investments_invalid() : refused;
  return (
    <label className={shared.choice}>
      <span className={classNames(typography.note, shared.legend)}>
        {label}, {sign}
      </span>
      <input
        name={name}
        className={classNames(fieldStyles.line, shared.select)}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        value={typed ?? formatNumber(value, locale, 0)}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = read(target.value);
          if (found !== undefined) onChange(found);
        }}
        onBlur={() => !isUnread && setTyped(null)}
      />
      {error && <span className={shared.failed}>{error}</span>}
    </label>
  );
}
