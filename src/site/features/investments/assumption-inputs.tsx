import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { ValueSlider } from '../../../ui/controls/value-slider.tsx';
import words from '../../../ui/controls/words-button.module.css';
import type { Change } from '../../data/api/use-reckoning.ts';
import { percentWords } from '../../format/plan-words.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { readNumber } from '../../format/price/plain-number.ts';
import * as m from '../../paraglide/messages.js';
import shared from '../instalments/inputs.module.css';
import schedule from '../instalments/plan-schedule.module.css';
import styles from './assumption-inputs.module.css';
import { type AssumptionName, type Assumptions, amountNames } from './assumptions.ts';

type Props = {
  assumed: Assumptions;
  /** Hryvnias for a dollar, to carry the typed amounts over when the currency of the form changes. */
  rate: number;
  wrong: readonly string[];
  change: Change<Assumptions>;
  locale: Locale;
  alive: boolean;
};

const mostAmount = 999_999_999;
const amountWords = {
  price: m.investments_price,
  fitout: m.investments_fitout,
  rent: m.investments_rent,
  expenses: m.investments_expenses,
};
/** A slider's span; what is typed may go to the bounds of the contract. */
const shares = {
  tax: { label: m.investments_tax, min: 0, max: 30, step: 1, least: 0, most: 100 },
  growth: { label: m.investments_growth, min: -5, max: 10, step: 1, least: -50, most: 50 },
  sale: { label: m.investments_sale, min: 0, max: 20, step: 1, least: 0, most: 100 },
} as const;

/** What a visitor assumes: three amounts that decide, and everything else that must not be forgotten. */
export function AssumptionInputs({ assumed, rate, wrong, change, locale, alive }: Props) {
  const inDollars = assumed.usd === '1';
  const value = (name: AssumptionName) => Number(assumed[name] ?? 0);
  const error = (name: AssumptionName) => (wrong.includes(name) ? m.investments_wrong() : undefined);

  const changeCurrency = (dollars: boolean) => {
    const carried = amountNames.map((name) => [name, `${Math.round(dollars ? value(name) / rate : value(name) * rate)}`]);
    change({ ...Object.fromEntries(carried), usd: dollars ? '1' : '0' });
  };
  const share = (name: keyof typeof shares) => {
    const { label, min, max, step, least, most } = shares[name];
    return (
      <ValueSlider
        label={label()}
        name={name}
        unit="%"
        min={min}
        max={max}
        step={step}
        value={value(name)}
        onChange={(next, by) => change({ [name]: `${next}` }, by)}
        say={(amount) => percentWords(amount, locale)}
        write={(amount) => formatNumber(amount, locale, 2)}
        read={(text) => readNumber(text, least, most, 2)}
        decimals
        unreadable={m.investments_wrong()}
        error={error(name)}
      />
    );
  };
  return (
    <>
      <fieldset className={shared.every}>
        <legend className={shared.legend}>{m.investments_currency()}</legend>
        {([true, false] as const).map((dollars) => (
          <Checkbox
            key={`${dollars}`}
            type="radio"
            name="usd"
            value={dollars ? '1' : '0'}
            {...(alive
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
            label={amountWords[name]()}
            sign={inDollars ? '$' : '₴'}
            value={value(name)}
            error={error(name)}
            locale={locale}
            onChange={(amount) => change({ [name]: `${amount}` }, 'text')}
          />
        ))}
      </div>
      <details className={styles.more} open={wrong.length > 0 || undefined}>
        <summary className={classNames(words.words, schedule.summary)}>{m.investments_more()}</summary>
        <div className={styles.shares}>
          <ValueSlider
            label={m.investments_idle()}
            name="idle"
            unit={m.investments_idle_unit()}
            min={0}
            max={4}
            step={0.5}
            value={value('idle')}
            onChange={(next, by) => change({ idle: `${next}` }, by)}
            say={(amount) => formatNumber(amount, locale)}
            write={(amount) => formatNumber(amount, locale)}
            read={(text) => readNumber(text, 0, 12, 1)}
            decimals
            unreadable={m.investments_wrong()}
            error={error('idle')}
          />
          {share('tax')}
          {share('growth')}
          {share('sale')}
          <ValueSlider
            label={m.investments_wait()}
            name="wait"
            unit={m.instalments_months_unit()}
            min={0}
            max={36}
            step={1}
            value={value('wait')}
            onChange={(next, by) => change({ wait: `${next}` }, by)}
            say={String}
            write={String}
            read={(text) => readNumber(text, 0, 60)}
            unreadable={m.investments_wrong()}
            error={error('wait')}
          />
          <ValueSlider
            label={m.investments_years()}
            name="years"
            unit={m.investments_years_unit()}
            min={1}
            max={20}
            step={1}
            value={value('years')}
            onChange={(next, by) => change({ years: `${next}` }, by)}
            say={String}
            write={String}
            read={(text) => readNumber(text, 1, 20)}
            unreadable={m.investments_wrong()}
            error={error('years')}
          />
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

/** Keeps what is typed until the field is left. */
function AmountField({ name, label, sign, value, error: refused, locale, onChange }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readNumber(text || '0', name === 'price' ? 1 : 0, mostAmount);
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  const error = isUnread ? m.investments_wrong() : refused;
  return (
    <label className={shared.choice}>
      <span className={shared.legend}>
        {label}, {sign}
      </span>
      <input
        name={name}
        className={shared.select}
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
