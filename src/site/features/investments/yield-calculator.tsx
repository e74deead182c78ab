import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import type { Restored } from '../../../ui/deferred.tsx';
import { browserClient } from '../../data/api/browser-client.ts';
import { useCalculation } from '../../data/api/use-calculation.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { CopyLink } from '../instalments/copy-link.tsx';
import styles from '../instalments/styles/calculator.module.css';
import { AssumptionInputs } from './assumption-inputs.tsx';
import { type Assumptions, readAssumptions, withAssumptions, writeAssumptions, type YieldData } from './assumptions.ts';
import { YieldSum } from './yield-sum.tsx';
import { YieldYears } from './yield-years.tsx';

/** Assumptions on the left, their result on the right. A plain form that the page answers, until it hydrates. */
export function YieldCalculator({ data, typed }: { data: YieldData } & Restored) {
  const locale = useLocale();
  const { input, answer, invalid, state, change } = useCalculation({
    begun: data.assumed,
    first: data.found,
    refused: data.invalid,
    ask: async (assumed: Assumptions, signal) =>
      (await browserClient(locale)('GET /api/{locale}/rental-yield', { query: writeAssumptions(assumed), signal })).yield,
    search: withAssumptions,
  });

  const awake = useRef(false);
  useLayoutEffect(() => {
    if (awake.current || !typed) return;
    awake.current = true;
    const before = data.assumed;
    const changed = Object.entries(readAssumptions(new URLSearchParams(typed))).filter(
      ([name, value]) => before[name as keyof Assumptions] !== value,
    );
    if (changed.length > 0) change(Object.fromEntries(changed));
  });

  return (
    <div className={styles.calculator} aria-busy={state === 'asking'}>
      <form method="get" action="#yield" className={styles.inputs} onSubmit={(event) => typed && event.preventDefault()}>
        <AssumptionInputs
          assumed={input}
          rate={Number(answer.rate.value)}
          invalid={invalid}
          change={change}
          locale={locale}
          isHydrated={typed !== undefined}
        />
        {typed ? (
          <CopyLink query={() => withAssumptions(new URLSearchParams(location.search), input)} anchor="yield" />
        ) : (
          <button type="submit" className={classNames(textButton.button, styles.submit)}>
            {m.instalments_count()}
          </button>
        )}
      </form>
      <div className={styles.answer} data-waiting={state === 'asking' || undefined}>
        <YieldSum found={answer} locale={locale} />
        {state === 'failed' && (
          <p className={styles.failed} role="alert">
            {m.investments_failed()}{' '}
            <button type="button" className={textButton.button} onClick={() => change({})}>
              {m.instalments_retry()}
            </button>
          </p>
        )}
        <YieldYears found={answer} locale={locale} />
      </div>
    </div>
  );
}
