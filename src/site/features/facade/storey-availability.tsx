import type { Place } from '../../../plans/facade/view-shapes.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatAvailability } from '../../format/availability/format-availability.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './storey-availability.module.css';

/** The text of a shape: `7 поверх`, `3 квартири вільні`, `від 85 000 $`. */
export function StoreyAvailability({ place: { floor, stock }, section, picky }: { place: Place; section: string; picky: boolean }) {
  const locale = useLocale();
  return (
    <>
      <p className={classNames(typography.name, styles.where)}>
        {floor === null ? section : m.floors_storey({ floor })}
        {floor !== null && <span className={styles.quiet}>{section}</span>}
      </p>
      <p>{stock ? formatAvailability(stock, picky, locale) : m.floors_no_flats()}</p>
      {stock?.from && (
        <p>
          {m.floors_from()} <Price uah={stock.from.uah} usd={stock.from.usd} />
        </p>
      )}
    </>
  );
}
