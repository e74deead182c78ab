import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { classNames } from '../../../ui/class-names.ts';
import target from '../../../ui/text/touch-target.module.css';
import { bookingPrice } from '../../data/booking-price.ts';
import { usePath } from '../../data/paths.ts';
import { formatFloor } from '../../format/format-apartment.ts';
import { formatDay } from '../../format/format-date.ts';
import { deliveryFact } from '../../format/format-flat.ts';
import { formatFloorCast } from '../../format/format-floor-cast.ts';
import { formatMonths, formatPercent } from '../../format/format-instalments.ts';
import { MonthlyPrice } from '../../format/monthly-price.tsx';
import { CurrencySwitch } from '../../format/price/currency-switch.tsx';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './flat-facts.module.css';

type Props = { apartment: Apartment; locale: Locale };

/** The first facts: the area in large type, and the place. */
export function FlatTitle({ apartment, locale, mine }: Props & { mine: boolean }) {
  const path = usePath();
  const { floorCast, project } = apartment;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <span className={styles.kind}>
          {apartment.roomCount === 0
            ? m.flat_title_studio({ number: apartment.number })
            : m.flat_title({ rooms: apartment.roomCount, number: apartment.number })}
        </span>
        <span className={styles.area}>
          {formatNumber(apartment.area, locale, 2)}
          <span className={styles.unit}>{locale === 'uk' ? 'м²' : 'm²'}</span>
        </span>
      </h1>
      <p className={styles.place}>
        {formatFloor(apartment.floor, apartment.floorsTotal)}
        <span className={styles.delivery}>{deliveryFact(apartment, locale)}</span>
        {floorCast && (
          <a className={classNames(styles.link, styles.delivery, target.tall)} href={`${path('projects')}${project.slug}/construction/`}>
            {formatFloorCast(floorCast, mine ? 'own' : 'this', locale)}
          </a>
        )}
      </p>
    </header>
  );
}

/** The price that booking freezes, in both currencies, per square metre, and by which rate one follows from the other. */
export function FlatPrice({ apartment, locale }: Props) {
  const { rate } = apartment;
  const { cost, costUsd, costM2, costM2Usd, monthly } = bookingPrice(apartment);
  return (
    <div className={styles.price}>
      <div className={styles.sum}>
        <p className={styles.cost}>
          <Price uah={cost} usd={costUsd} show="both" />
        </p>
        <CurrencySwitch />
      </div>
      {monthly && (
        <p className={styles.monthly}>
          <a className={classNames(styles.link, target.tall)} href="#instalments">
            <MonthlyPrice monthly={monthly} />
          </a>
          <span className={styles.quiet}>
            {m.monthly_terms({ down: formatPercent(monthly.down, locale), months: formatMonths(monthly.months) })}
          </span>
        </p>
      )}
      <p className={styles.quiet}>
        <Price uah={costM2} usd={costM2Usd} /> {m.flat_per_m2()}
        {rate && (
          <span className={styles.rate}>
            {m.flat_rate({ rate: formatNumber(Number(rate.value), locale, 4), day: formatDay(rate.date, locale), source: rate.source })}
          </span>
        )}
      </p>
    </div>
  );
}
