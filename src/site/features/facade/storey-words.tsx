import type { Locale } from '../../../base/locale.ts';
import type { BoardSection } from '../../../contract/boards.ts';
import * as m from '../../paraglide/messages.js';
import { counted } from '../apartment-list/apartment-words.ts';
import { storeysOf } from '../floors/storeys.ts';
import { Price } from '../price/price.tsx';
import styles from './facade-picker.module.css';
import type { Place } from './view-shapes.ts';

/** What a place of the picture holds: `7 поверх`, `3 квартири вільні`, `від 85 000 $`. */
export function StoreyWords({ place, section, locale }: { place: Place; section: BoardSection | undefined; locale: Locale }) {
  if (!section) return null;
  const all = storeysOf(section);
  const free = place.floor === null ? all.reduce((sum, storey) => sum + storey.free, 0) : (place.storey?.free ?? 0);
  const cheapest = all.flatMap(({ from }) => from ?? []).toSorted((a, b) => a.usd - b.usd)[0];
  const from = place.floor === null ? cheapest : place.storey?.from;
  const lives = place.floor === null ? all.length > 0 : place.storey !== null;
  return (
    <>
      <p className={styles.where}>
        {place.floor === null ? section.name : m.floors_storey({ floor: place.floor })}
        {place.floor !== null && <span className={styles.quiet}>{section.name}</span>}
      </p>
      <p>{!lives ? m.floors_no_flats() : free > 0 ? m.floors_free(counted(free, locale)) : m.floors_taken()}</p>
      {from && (
        <p>
          {m.floors_from()} <Price uah={from.uah} usd={from.usd} />
        </p>
      )}
    </>
  );
}
