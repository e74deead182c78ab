import type { StateMortgage } from '../../../../contract/money/state-mortgage.ts';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatPercent } from '../../../format/format-instalments.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import frame from '../styles/calculator.module.css';
import styles from './mortgage.module.css';

/** What the state asks for, with the day and the source of its terms. */
export function MortgageTerms({ terms }: { terms: StateMortgage['terms'] }) {
  const locale = useLocale();
  const conditions = [
    m.loan_asks_home(),
    m.loan_asks_age({ count: terms.builtWithinYears }),
    m.loan_asks_down({
      percent: formatPercent(terms.downFrom, locale),
      young: formatPercent(terms.youngDownFrom, locale),
      age: terms.youngUnder,
    }),
    m.loan_asks_loan({ sum: formatPrice(terms.loanMost, 'UAH', locale), count: terms.yearsMost }),
  ];
  return (
    <div className={styles.terms}>
      <h3 className={classNames(typography.name, frame.heading)}>{m.loan_asks()}</h3>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <p className={frame.quiet}>{terms.note}</p>
      <p className={frame.quiet}>{m.loan_source({ day: formatDay(terms.since, locale), source: terms.source })}</p>
    </div>
  );
}
