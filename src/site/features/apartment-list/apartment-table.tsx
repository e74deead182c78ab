import type { Locale } from '../../../base/locale.ts';
import { SketchDrawing } from '../../../drawings/sketch-drawing.tsx';
import { useTravellingPlan } from '../../../drawings/travelling-plan.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import wholeLink from '../../../ui/text/whole-link.module.css';
import type { CardFlat } from '../../cards/card-flat.ts';
import { CompareButton } from '../../cards/compare-button.tsx';
import { FavouriteButton } from '../../cards/favourite-button.tsx';
import { pathTo } from '../../data/paths.ts';
import { formatDelivery, formatRooms } from '../../format/format-apartment.ts';
import { MonthlyPrice } from '../../format/monthly-price.tsx';
import { formatArea } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { sortBy } from '../filter/criteria/criteria-changes.ts';
import type { Criteria } from '../filter/criteria/list-criteria.ts';
import { ListLink } from '../filter/list-choice.tsx';
import styles from './apartment-table.module.css';

type Props = { flats: readonly CardFlat[]; criteria: Criteria; locale: Locale };

/** The same flats as a table; area and price sort it, first upward, then downward. */
export function ApartmentTable({ flats, criteria, locale }: Props) {
  const sorted = (by: 'price' | 'area', title: string) => {
    const up = `${by}_asc` as const;
    const down = `${by}_desc` as const;
    const order = criteria.sort === up ? 'ascending' : criteria.sort === down ? 'descending' : undefined;
    return (
      <th scope="col" aria-sort={order ?? 'none'} className={styles[by]}>
        <ListLink
          criteria={criteria}
          control="sort"
          make={(before) => sortBy(before, order === 'ascending' ? down : up)}
          className={styles.sort}
          data-order={order}
        >
          {title}
          <Icon name="chevron" size={14} className={styles.order} />
        </ListLink>
      </th>
    );
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.plan}>
            <VisuallyHidden>{m.list_column_plan()}</VisuallyHidden>
          </th>
          <th scope="col">{m.list_column_flat()}</th>
          {sorted('area', m.list_column_area())}
          <th scope="col" className={styles.floor}>
            {m.list_column_floor()}
          </th>
          <th scope="col" className={styles.delivery}>
            {m.list_column_delivery()}
          </th>
          {sorted('price', m.list_column_price())}
          <th scope="col" className={styles.favourite}>
            <VisuallyHidden>{m.list_column_favourite()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {flats.map((item) => (
          <Row key={item.slug} item={item} locale={locale} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, locale }: { item: CardFlat; locale: Locale }) {
  const number = m.list_number({ number: item.number });
  const to = pathTo(locale, `apartments/${item.slug}`);
  const travelling = useTravellingPlan(to);
  return (
    <tr className={styles.row}>
      <td className={styles.plan}>
        {item.sketch && (
          <span className={styles.drawing} style={travelling}>
            <SketchDrawing sketch={item.sketch} title={m.flat_plan_of({ number: item.number })} />
          </span>
        )}
      </td>
      <th scope="row" className={styles.flat}>
        <a className={`${wholeLink.whole} ${styles.link}`} href={to} data-travel="">
          {formatRooms(item.roomCount)} <span className={styles.quiet}>{number}</span>
        </a>
        <span className={styles.project}>
          {item.project}, {item.section.replaceAll(' ', '\u00a0')}
        </span>
      </th>
      <td className={styles.area}>{formatArea(item.area, locale)}</td>
      <td className={styles.floor}>
        {item.floor}
        <span className={styles.quiet}> / {item.floorsTotal}</span>
      </td>
      <td className={styles.delivery}>{formatDelivery(item.deliveryQuarter, item.handedOver)}</td>
      <td className={styles.price}>
        <Price uah={item.cost} usd={item.costUsd} />
        <Price uah={item.cost} usd={item.costUsd} show="other" className={styles.other} />
        <MonthlyPrice monthly={item.monthly} className={styles.monthly} />
      </td>
      <td className={styles.favourite}>
        <span className={styles.tools}>
          <FavouriteButton slug={item.slug} name={number} />
          <CompareButton slug={item.slug} name={number} />
        </span>
      </td>
    </tr>
  );
}
