import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatPercent } from '../../format/format-instalments.ts';
import { formatNumber, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './stress-test.module.css';
import frame from './styles/calculator.module.css';

/** The payments in hryvnias after a rise of the dollar, or that they do not follow it. */
export function StressTest({ plan, locale }: { plan: InstalmentPlan; locale: Locale }) {
  const { payments, stress, rate, terms } = plan;
  const [next] = payments;
  if (!next) return null;
  const rateText = (value: string) => m.instalments_rate({ rate: formatNumber(Number(value), locale, 2) });
  const columns = [
    { name: m.instalments_today(), rate: rateText(rate.value), payment: next.cost },
    ...stress.map(({ percent, rate: raisedRate, payment }) => ({
      name: `+${formatPercent(percent, locale)}`,
      rate: rateText(raisedRate),
      payment,
    })),
  ];
  return (
    <div className={styles.stress}>
      <h3 className={classNames(typography.name, frame.heading)}>{m.instalments_stress()}</h3>
      <p className={frame.quiet}>{terms.indexed ? m.instalments_indexed() : m.instalments_fixed()}</p>
      {stress.length > 0 && (
        <dl className={styles.rises}>
          {columns.map(({ name, rate: at, payment }) => (
            <div key={name}>
              <dt>
                <span className={styles.rise}>{name}</span> {at}
              </dt>
              <dd>{formatPrice(payment, 'UAH', locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
