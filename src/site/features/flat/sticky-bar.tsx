import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { bookingPrice } from '../../data/booking-price.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { MonthlyPrice } from '../../format/monthly-price.tsx';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import styles from './sticky-bar.module.css';

type Props = { apartment: Apartment; locale: Locale; actions: RefObject<HTMLElement | null>; children: ReactNode };

/** The price and the actions, at the lower edge whenever the page's own buttons are outside of the screen. */
export function StickyBar({ apartment, locale, actions, children }: Props) {
  const [shown, setShown] = useState(false);
  const { cost, costUsd, monthly } = bookingPrice(apartment);

  useEffect(() => {
    if (!actions.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry ? !entry.isIntersecting : false));
    observer.observe(actions.current);
    return () => observer.disconnect();
  }, [actions]);

  return (
    <aside className={styles.bar} data-bottom-bar data-shown={shown || undefined} inert={!shown} data-ground="dark">
      <p className={styles.flat}>
        {formatRooms(apartment.roomCount)}, {formatArea(apartment.area, locale)}{' '}
        <span className={styles.project}>{apartment.project.name}</span>
      </p>
      <p className={styles.price}>
        <Price uah={cost} usd={costUsd} show="both" />
        <MonthlyPrice monthly={monthly} className={styles.monthly} />
      </p>
      <div className={styles.actions}>{children}</div>
    </aside>
  );
}
