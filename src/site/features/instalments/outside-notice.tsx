import type { ComponentProps } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatInterval, formatPercent } from '../../format/format-instalments.ts';
import * as m from '../../paraglide/messages.js';
import styles from './outside-notice.module.css';

type Opener = Omit<Extract<ComponentProps<typeof Button>, { href: string }>, 'children'>;
type Props = { plan: InstalmentPlan; locale: Locale; opener: Opener };

/** Non-standard conditions are no mistake: they are to be agreed with a manager (specification §1). */
export function OutsideNotice({ plan: { outside, terms }, locale, opener }: Props) {
  const reasons = {
    down: m.instalments_outside_down({ percent: formatPercent(terms.downFrom, locale) }),
    months: terms.monthsTo > 0 ? m.instalments_outside_months({ count: terms.monthsTo }) : m.instalments_months_none(),
    every: m.instalments_outside_every({ every: terms.every.map(formatInterval).join(', ') }),
  };
  return (
    <div className={styles.outside}>
      <p>
        {m.instalments_outside()} {outside.map((name) => reasons[name]).join(' ')}
      </p>
      <Button {...opener} kind="quiet">
        {m.instalments_talk()}
      </Button>
    </div>
  );
}
