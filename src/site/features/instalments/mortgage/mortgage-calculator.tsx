import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import textButton from '../../../../ui/controls/text-button.module.css';
import type { Restored } from '../../../../ui/deferred.tsx';
import typography from '../../../../ui/text/typography.module.css';
import { browserClient } from '../../../data/api/browser-client.ts';
import { useCalculation } from '../../../data/api/use-calculation.ts';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';
import frame from '../styles/calculator.module.css';
import { askForLoan, type LoanData, type LoanInput, readLoanInput, withLoanInput } from './loan-input.ts';
import { MortgageInputs } from './mortgage-inputs.tsx';
import { MortgageSum } from './mortgage-sum.tsx';
import { MortgageTerms } from './mortgage-terms.tsx';
import { MortgageYears } from './mortgage-years.tsx';

/** Input on the left, its loan on the right. A plain form that the page answers, until it hydrates. */
export function MortgageCalculator({ data, typed }: { data: LoanData } & Restored) {
  const locale = useLocale();
  const { input, answer, invalid, state, change } = useCalculation<LoanInput, LoanData['mortgage']>({
    begun: data.input,
    first: data.mortgage,
    refused: data.invalid,
    ask: (asked, signal) => askForLoan(browserClient(locale), data.apartment, asked, signal),
    search: withLoanInput,
  });
  const isAwake = useRef(false);
  useLayoutEffect(() => {
    if (isAwake.current || !typed) return;
    isAwake.current = true;
    const changed = changedIn(readLoanInput(new URLSearchParams(typed)), data);
    if (changed) change(changed);
  });
  return (
    <div className={frame.calculator} aria-busy={state === 'asking'}>
      <form method="get" action="#instalments" className={frame.inputs} onSubmit={(event) => typed && event.preventDefault()}>
        <input type="hidden" name="pay" value="loan" />
        <MortgageInputs input={input} mortgage={answer} invalid={invalid} change={change} isHydrated={typed !== undefined} />
        {!typed && (
          <button type="submit" className={classNames(textButton.button, frame.submit)}>
            {m.instalments_count()}
          </button>
        )}
      </form>
      <div className={frame.answer} data-waiting={state === 'asking' || undefined}>
        <MortgageSum mortgage={answer} />
        {state === 'failed' && (
          <p className={frame.failed} role="alert">
            {m.loan_failed()}{' '}
            <button type="button" className={textButton.button} onClick={() => change({})}>
              {m.instalments_retry()}
            </button>
          </p>
        )}
      </div>
      <MortgageTerms terms={answer.terms} />
      {answer.ineligible.length === 0 && <MortgageYears mortgage={answer} />}
      <p className={classNames(typography.note, frame.disclaimer)}>{m.loan_disclaimer()}</p>
    </div>
  );
}

/** The values typed into the plain form; null when it was left unchanged. */
function changedIn(typed: LoanInput, { input, mortgage }: LoanData): LoanInput | null {
  const before: LoanInput = {
    persons: `${mortgage.persons}`,
    group: `${mortgage.group}`,
    loan_down: `${Math.ceil(mortgage.downPercent)}`,
    loan_years: `${mortgage.years}`,
    ...input,
  };
  const changed = Object.entries(typed).filter(([name, value]) => before[name as keyof LoanInput] !== value);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
