import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import { PlanDrawing } from '../../../drawings/plan-drawing.tsx';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { bookingPrice, listPrice } from '../../data/booking-price.ts';
import { formatFloor, formatRooms } from '../../format/format-apartment.ts';
import { formatDay } from '../../format/format-date.ts';
import { deliveryFact } from '../../format/format-flat.ts';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { AppliedOffers } from './applied-offers.tsx';
import styles from './flat-aside.module.css';

type Props = { apartment: Apartment; deal: Deal | null; locale: Locale };

/** The flat, always visible; its price is that of the deal once there is one, before that the present price of a booking. */
export function FlatAside({ apartment, deal, locale }: Props) {
  const { plan, project, number } = apartment;
  const { offers } = deal ?? apartment;
  const price = deal ?? bookingPrice(apartment);
  const list = deal ? { cost: deal.listCost, costUsd: deal.listCostUsd } : listPrice(apartment);
  return (
    <aside className={styles.flat}>
      {plan && (
        <div className={styles.plan} data-ground="light">
          <PlanDrawing plan={plan} title={m.flat_plan_of({ number })} className={styles.drawing} />
        </div>
      )}
      <div className={styles.texts}>
        <p className={styles.name}>
          {formatRooms(apartment.roomCount)}, {formatArea(apartment.area, locale)}
        </p>
        <p className={classNames(typography.caption, styles.quiet)}>
          {project.name}, {m.list_number({ number })}, {formatFloor(apartment.floor, apartment.floorsTotal)}.{' '}
          {deliveryFact(apartment, locale)}
        </p>
        <p className={styles.price}>
          <Price uah={price.cost} usd={price.costUsd} />
        </p>
        <p className={typography.quiet}>
          <Price uah={price.cost} usd={price.costUsd} show="other" />
        </p>
      </div>
      <div className={styles.terms}>
        <AppliedOffers offers={offers} cost={price.cost} list={list} locale={locale} />
        {deal && (
          <p className={classNames(typography.caption, styles.quiet)}>
            {m.booking_fixed({ rate: `${formatNumber(Number(deal.rate), locale, 4)}\u00a0₴`, day: formatDay(deal.rateDate, locale) })}
          </p>
        )}
      </div>
    </aside>
  );
}
