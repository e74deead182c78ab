import type { StateMortgage } from '../../../../contract/money/state-mortgage.ts';
import { classNames } from '../../../../ui/class-names.ts';
import textButton from '../../../../ui/controls/text-button.module.css';
import tableStyles from '../../../../ui/text/table.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import schedule from '../styles/plan-schedule.module.css';

/** Interest, principal and the rest of the debt by year, in hryvnias, in which the loan is given. */
export function MortgageYears({ mortgage: { byYear } }: { mortgage: StateMortgage }) {
  const locale = useLocale();
  const say = (sum: number) => formatPrice(sum, 'UAH', locale);
  if (byYear.length === 0) return null;
  return (
    <details className={schedule.schedule}>
      <summary className={classNames(textButton.button, textButton.summary, schedule.summary)}>{m.loan_by_year()}</summary>
      <table className={classNames(tableStyles.table, schedule.table)}>
        <thead>
          <tr>
            <th scope="col">{m.loan_year()}</th>
            <th scope="col">{m.loan_year_interest()}</th>
            <th scope="col">{m.loan_year_principal()}</th>
            <th scope="col">{m.instalments_rest()}</th>
          </tr>
        </thead>
        <tbody>
          {byYear.map(({ year, interest, principal, rest }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{say(interest)}</td>
              <td>{say(principal)}</td>
              <td>{say(rest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
