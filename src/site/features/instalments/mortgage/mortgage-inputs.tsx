import type { StateMortgage } from '../../../../contract/money/state-mortgage.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { ValueSlider } from '../../../../ui/controls/value-slider.tsx';
import typography from '../../../../ui/text/typography.module.css';
import type { Change } from '../../../data/api/use-calculation.ts';
import { useLocale } from '../../../data/paths.ts';
import { formatPercent } from '../../../format/format-instalments.ts';
import { readNumber } from '../../../format/price/plain-number.ts';
import * as m from '../../../paraglide/messages.js';
import inputs from '../styles/inputs.module.css';
import type { LoanInput } from './loan-input.ts';
import styles from './mortgage.module.css';

type Props = {
  input: LoanInput;
  mortgage: StateMortgage;
  invalid: readonly string[];
  change: Change<LoanInput>;
  isHydrated: boolean;
};

const mostPersons = 20;
const sliderPersons = 7;

/** Who buys, and how much of the price and how many years they choose. */
export function MortgageInputs({ input, mortgage, invalid, change, isHydrated }: Props) {
  const locale = useLocale();
  const { terms } = mortgage;
  // A hryvnia of rounding is no percent more.
  const least = Math.ceil(Math.round((mortgage.downLeast.cost * 1000) / mortgage.price.cost) / 10);
  const group = input.group ?? `${mortgage.group}`;
  const numbers = (most: number) => ({ step: 1, write: String, read: (text: string) => readNumber(text, 1, most) });
  return (
    <>
      <ValueSlider
        label={m.loan_persons()}
        name="persons"
        unit={m.loan_persons_unit()}
        min={1}
        max={sliderPersons}
        {...numbers(mostPersons)}
        value={Number(input.persons ?? mortgage.persons)}
        onChange={(value, by) => change({ persons: `${value}` }, by)}
        say={(count) => m.loan_persons_count({ count })}
        unreadable={m.loan_invalid_persons()}
        error={invalid.includes('persons') ? m.loan_invalid_persons() : undefined}
      />
      <fieldset className={styles.groups}>
        <legend className={classNames(typography.note, inputs.legend)}>{m.loan_group()}</legend>
        {terms.groups.map(({ name, percent, laterPercent }, at) => {
          const value = `${at + 1}`;
          return (
            <Checkbox
              key={value}
              type="radio"
              name="group"
              value={value}
              {...(isHydrated
                ? { checked: group === value, onChange: () => change({ group: value }) }
                : { defaultChecked: group === value })}
            >
              {m.loan_group_rate({
                name,
                percent: formatPercent(percent, locale),
                later: formatPercent(laterPercent, locale),
                year: terms.laterAfterYears + 1,
              })}
            </Checkbox>
          );
        })}
        <Checkbox
          name="young"
          value="1"
          {...(isHydrated
            ? { checked: input.young === '1', onChange: ({ target }) => change({ young: target.checked ? '1' : '', loan_down: '' }) }
            : { defaultChecked: input.young === '1' })}
        >
          {m.loan_young({ age: terms.youngUnder, percent: formatPercent(terms.youngDownFrom, locale) })}
        </Checkbox>
      </fieldset>
      <ValueSlider
        label={m.instalments_down()}
        name="loan_down"
        unit="%"
        min={Math.min(least, 99)}
        max={100}
        step={1}
        value={input.loan_down ? Number(input.loan_down) : least}
        onChange={(value, by) => change({ loan_down: `${value}` }, by)}
        say={(value) => formatPercent(value, locale)}
        write={String}
        read={(text) => readNumber(text, 0, 100)}
        hint={m.loan_down_least({ percent: formatPercent(least, locale) })}
        unreadable={m.instalments_invalid_down()}
        error={invalid.includes('loan_down') ? m.instalments_invalid_down() : undefined}
      />
      <ValueSlider
        label={m.instalments_months()}
        name="loan_years"
        unit={m.loan_years_unit()}
        min={1}
        max={terms.yearsMost}
        {...numbers(terms.yearsMost)}
        value={Number(input.loan_years ?? mortgage.years)}
        onChange={(value, by) => change({ loan_years: `${value}` }, by)}
        say={(count) => m.loan_years_count({ count })}
        unreadable={m.loan_invalid_years({ count: terms.yearsMost })}
        error={invalid.includes('loan_years') ? m.loan_invalid_years({ count: terms.yearsMost }) : undefined}
      />
    </>
  );
}
