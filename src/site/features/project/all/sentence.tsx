import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';
import { useLocale, usePath } from '../../../data/paths.ts';
import { useCurrency } from '../../../data/stored/currency.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { type ProjectFilter, presentFilter, readFilter, writeFilter } from './project-filter.ts';
import styles from './sentence.module.css';

/** Greatest prices from, in whole units. */
const ceilings = {
  USD: [40_000, 60_000, 90_000, 120_000, 200_000],
  UAH: [1_700_000, 2_500_000, 4_000_000, 5_000_000, 8_000_000],
} as const;

type Props = { filter: ProjectFilter; years: readonly number[] };

/** The filter of all projects as one sentence: a plain form, which without scripts has a button. */
export function Sentence({ filter, years }: Props) {
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const shown = useCurrency();
  const currency = filter.costTo === null ? shown : filter.currency;
  const costs = [...new Set([...ceilings[currency], ...(filter.costTo === null ? [] : [filter.costTo])])].sort((a, b) => a - b);
  const change = (form: HTMLFormElement) => {
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const search = writeFilter({ ...readFilter(query), sort: presentFilter().sort });
    void navigate(`${path('projects')}${search && `?${search}`}`, { replace: true, preventScrollReset: true });
  };
  return (
    <form className={styles.sentence} action={path('projects')} onChange={(event) => change(event.currentTarget)}>
      {m.project_sentence_where()}{' '}
      <Choice name="bank" label={m.project_sentence_bank()} value={filter.bank ?? ''} any={m.project_bank_any()} end=",">
        <option value="right">{m.project_bank_right()}</option>
        <option value="left">{m.project_bank_left()}</option>
      </Choice>{' '}
      <Choice
        name="costTo"
        label={m.project_sentence_cost()}
        value={filter.costTo === null ? '' : `${filter.costTo}`}
        any={m.project_cost_any()}
        end=","
      >
        {costs.map((cost) => (
          <option key={cost} value={cost}>
            {m.project_cost_to({ cost: formatPrice(cost, currency, locale) })}
          </option>
        ))}
      </Choice>{' '}
      {m.project_sentence_keys_before()}{' '}
      <Choice
        name="keys"
        label={m.project_sentence_keys()}
        value={filter.keys === null ? '' : `${filter.keys}`}
        any={m.project_keys_any()}
        end="."
      >
        <option value="now">{m.project_keys_now()}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {m.project_keys_until({ year })}
          </option>
        ))}
      </Choice>
      {currency === 'USD' && <input type="hidden" name="usd" value="1" />}
      {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
      <noscript>
        <Button type="submit">{m.project_sentence_show()}</Button>
      </noscript>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; any: string; end: string; children: ReactNode };

/** `end` is the mark after the choice, which begins no line. What is chosen shows at once, and stands where the address has it. */
function Choice({ name, label, value, any, end, children }: ChoiceProps) {
  const [choice, setChoice] = useState({ value, shown: value });
  if (choice.shown !== value) setChoice({ value, shown: value });
  return (
    <span className={styles.choice}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <select
          name={name}
          className={styles.select}
          value={choice.value}
          onChange={({ target }) => setChoice({ value: target.value, shown: value })}
        >
          <option value="">{any}</option>
          {children}
        </select>
      </label>
      {end}
    </span>
  );
}
