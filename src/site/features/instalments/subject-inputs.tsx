import { useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/instalments.ts';
import * as m from '../../paraglide/messages.js';
import { formatNumber } from '../price/number-formats.ts';
import { readNumber } from '../price/plain-number.ts';
import styles from './instalments.module.css';
import type { Change } from './use-plan.ts';
import type { Wish } from './wish.ts';

type Props = {
  wish: Wish;
  plan: InstalmentPlan;
  projects: readonly { slug: string; name: string }[];
  wrong: readonly string[];
  change: Change;
  locale: Locale;
};

const mostExpensive = 999_999_999;

/** Whose terms hold, and a price when it is not that of the project's most affordable flat. */
export function SubjectInputs({ wish, plan, projects, wrong, change, locale }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = wrong.includes('price');
  return (
    <div className={styles.subject}>
      <label className={styles.choice}>
        <span className={styles.legend}>{m.instalments_project()}</span>
        <select
          name="project"
          className={styles.select}
          value={wish.project ?? plan.project?.slug ?? ''}
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
        <span className={styles.legend}>{m.instalments_price()}</span>
        <input
          name="price"
          className={styles.select}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formatNumber(plan.cost_usd, locale, 0)}
          value={typed ?? (wish.price ? formatNumber(Number(wish.price), locale, 0) : '')}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const text = target.value.trim();
            const found = text === '' ? 0 : readNumber(text, 1, mostExpensive);
            if (found !== undefined) change({ price: found ? `${found}` : '', usd: found ? '1' : '' }, 'text');
          }}
          onBlur={() => setTyped(null)}
        />
        <span className={isWrong ? styles.failed : styles.quiet}>{isWrong ? m.instalments_wrong_price() : m.instalments_price_hint()}</span>
      </label>
      <input type="hidden" name="usd" value="1" />
    </div>
  );
}
