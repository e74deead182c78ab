import { useEffect, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import textButton from '../../../../ui/controls/text-button.module.css';
import type { Restored } from '../../../../ui/deferred.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { browserClient } from '../../../data/api/browser-client.ts';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import { type LoanData, loadLoan, readLoanInput } from './loan-input.ts';
import styles from './mortgage.module.css';
import { MortgageCalculator } from './mortgage-calculator.tsx';

type Props = { apartment: string | null; loaded: LoanData | null } & Restored;

/** The state's mortgage of a flat; a tab that a visitor opens asks for its first loan itself. */
export function MortgagePanel({ apartment, loaded, typed }: Props) {
  const locale = useLocale();
  const [data, setData] = useState<LoanData | null>(loaded?.apartment === apartment ? loaded : null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!apartment || data || isFailed) return;
    let isLeft = false;
    void loadLoan(browserClient(locale), apartment, readLoanInput(new URLSearchParams(location.search))).then((found) => {
      if (isLeft) return;
      setData(found);
      setFailed(found === null);
    });
    return () => {
      isLeft = true;
    };
  }, [apartment, data, isFailed, locale]);

  if (!apartment) return <p className={typography.lead}>{m.loan_needs_flat()}</p>;
  if (isFailed)
    return (
      <p role="alert">
        {m.loan_failed()}{' '}
        <button type="button" className={textButton.button} onClick={() => setFailed(false)}>
          {m.instalments_retry()}
        </button>
      </p>
    );
  if (!data)
    return (
      <p className={classNames(typography.note, styles.coming)} aria-busy="true">
        {m.home_show()}
      </p>
    );
  return <MortgageCalculator data={data} {...(typed && { typed })} />;
}
