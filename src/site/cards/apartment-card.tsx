import type { ReactNode } from 'react';
import type { Locale } from '../../base/locale.ts';
import { SketchDrawing } from '../../drawings/sketch-drawing.tsx';
import { useTravellingPlan } from '../../drawings/travelling-plan.ts';
import { CachedPart } from '../../ui/cached-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import typography from '../../ui/text/typography.module.css';
import wholeLink from '../../ui/text/whole-link.module.css';
import { pathTo } from '../data/paths.ts';
import { formatDelivery, formatFloor, formatRooms } from '../format/format-apartment.ts';
import { MonthlyPrice } from '../format/monthly-price.tsx';
import { formatArea } from '../format/price/number-formats.ts';
import { Price } from '../format/price/price.tsx';
import { statusText } from '../format/status-text.ts';
import * as m from '../paraglide/messages.js';
import styles from './apartment-card.module.css';
import type { CardFlat } from './card-flat.ts';
import { CompareButton } from './compare-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { SunLine } from './sun-line.tsx';
import { Walks } from './walks.tsx';

type Props = {
  item: CardFlat;
  locale: Locale;
  /** In the first screen: a photo in place of a missing plan is loaded at once. */
  eager?: boolean;
  /** What leads to the other flats of the plan. */
  children?: ReactNode;
};

/**
 * A flat as people compare it: the plan first, then area, rooms, price, and where and when. A card of several flats with one plan shows the
 * least expensive of them, on which floors they are, and `children`.
 */
export function ApartmentCard({ children, ...props }: Props) {
  const { item, locale } = props;
  // A photo that is asked for early is announced in the head of the page, which is no part of the card.
  return (
    <article className={styles.card} data-status={item.status}>
      <CachedPart of={item.sketch ? item : null} name={locale}>
        {() => <CardOfFlat {...props} />}
      </CachedPart>
      {children && <div className={styles.others}>{children}</div>}
    </article>
  );
}

function CardOfFlat({ item, locale, eager = false }: Props) {
  const to = pathTo(locale, `apartments/${item.slug}`);
  const travelling = useTravellingPlan(to);
  const number = m.list_number({ number: item.number });
  const { sketch, photo, sun } = item;
  const others = item.samePlan && item.samePlan.total > 1 ? item.samePlan : null;
  return (
    <>
      <div className={styles.plan} style={travelling}>
        {sketch && <SketchDrawing sketch={sketch} title={m.flat_plan_of({ number: item.number })} className={styles.drawing} />}
        {!sketch && photo && <Picture picture={photo} sizes="(width < 48em) 45vw, 25vw" priority={eager} />}
      </div>
      {sun && (
        <div className={styles.sun}>
          <SunLine sun={sun} />
        </div>
      )}
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <a href={to} className={`${wholeLink.whole} ${styles.link}`} data-travel="">
            <span className={styles.area}>{formatArea(item.area, locale)}</span>
            <span>
              {formatRooms(item.roomCount)}
              <span className={classNames(typography.caption, styles.number)}>{number}</span>
            </span>
          </a>
        </h3>
        <p className={styles.prices}>
          {item.status !== 'available' && <span className={styles.status}>{statusText(item.status)}</span>}
          <span className={styles.price}>
            {others && `${m.card_from()} `}
            <Price uah={item.cost} usd={item.costUsd} />
          </span>
          {item.listCost && item.listCostUsd && (
            <s className={classNames(styles.other, styles.old)}>
              <Price uah={item.listCost} usd={item.listCostUsd} />
            </s>
          )}
          <Price uah={item.cost} usd={item.costUsd} show="other" className={styles.other} />
          {item.status !== 'sold' && <MonthlyPrice monthly={item.monthly} className={styles.monthly} />}
        </p>
        <p className={classNames(typography.note, styles.where)}>
          <span>{item.project}</span>
          <span className={styles.when}>
            <span>
              {others && others.floorFrom < others.floorTo
                ? m.card_floors({ from: others.floorFrom, to: others.floorTo })
                : formatFloor(item.floor, item.floorsTotal)}
            </span>
            <span>{formatDelivery(item.deliveryQuarter, item.handedOver)}</span>
          </span>
          <Walks walks={item.walks} className={styles.when} />
        </p>
      </div>
      <div className={styles.tools}>
        <FavouriteButton slug={item.slug} name={number} />
        <CompareButton slug={item.slug} name={number} />
      </div>
    </>
  );
}
