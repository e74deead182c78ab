import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import fieldStyles from '../../../ui/controls/field.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { readNumber } from '../../format/price/plain-number.ts';
import * as m from '../../paraglide/messages.js';
import { amountsIn, type InstalmentInput } from './instalment-input.ts';
import frame from './styles/calculator.module.css';
import styles from './styles/inputs.module.css';
import type { Change } from './use-plan.ts';

type Props = {
  input: InstalmentInput;
  plan: InstalmentPlan;
  projects: readonly { slug: string; name: string }[];
  invalid: readonly string[];
  change: Change;
  locale: Locale;
};

const mostExpensive = 999_999_999;

/** The project of the terms, and a price when it is not that of the project's most affordable flat. */
export function SubjectInputs({ input, plan, projects, invalid, change, locale }: Props) {
  const currency = useCurrency();
  const dollars = currency === 'USD';
  const [typed, setTyped] = useState<string | null>(null);
  const { price } = { ...input, ...amountsIn(currency, input, plan) };
  const isUnread = typed !== null && typed.trim() !== '' && readNumber(typed, 1, mostExpensive) === undefined;
  const isInvalid = isUnread || invalid.includes('price');
  return (
    <div className={styles.subject}>
      <label className={styles.choice}>
        <span className={classNames(typography.note, styles.legend)}>{m.instalments_project()}</span>
        <select
          name="project"
          className={classNames(fieldStyles.line, styles.select)}
          value={input.project ?? plan.project?.slug ?? ''}
          onChange={({ target }) => change({ project: target.value })}
        >
          {projects.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span className={classNames(typography.note, styles.legend)}>{m.instalments_price({ sign: dollars ? '$' : '₴' })}</span>
        <input
          name="price"
          className={classNames(fieldStyles.line, styles.select)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formatNumber(dollars ? plan.costUsd : plan.cost, locale, 0)}
          value={typed ?? (price ? formatNumber(Number(price), locale, 0) : '')}
          aria-invalid={isInvalid || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const text = target.value.trim();
            const found = text === '' ? 0 : readNumber(text, 1, mostExpensive);
            if (found === undefined) return;
            const amount = { price: found ? `${found}` : '', usd: dollars && (found || input.first) ? '1' : '' };
            change({ ...amountsIn(currency, input, plan), ...amount }, 'text');
          }}
          onBlur={() => !isUnread && setTyped(null)}
        />
        <span className={isInvalid ? styles.failed : frame.quiet}>
          {isInvalid ? m.instalments_invalid_price() : m.instalments_price_hint()}
        </span>
      </label>
      {/* The server draws the form in dollars. */}
      <input type="hidden" name="usd" value="1" />
    </div>
  );
}
