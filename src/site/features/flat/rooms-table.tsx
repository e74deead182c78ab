import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { roomText } from '../../format/format-flat.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './rooms-table.module.css';

type Props = {
  apartment: Apartment;
  locale: Locale;
  highlighted: string | null;
  onHighlight: (room: string | null) => void;
};

/** The rooms and their areas. Pointing at a row, or reaching its name by keyboard, highlights the room on the plan, and the other way round. */
export function RoomsTable({ apartment, locale, highlighted, onHighlight }: Props) {
  const onPlan = new Set(apartment.plan?.rooms.map(({ id }) => id));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{m.flat_rooms_table()}</caption>
      <tbody>
        {apartment.rooms.map((room) => (
          <tr
            key={room.id}
            data-highlighted={room.id === highlighted || undefined}
            onPointerEnter={() => onHighlight(room.id)}
            onPointerLeave={() => onHighlight(null)}
          >
            <th scope="row">
              {onPlan.has(room.id) ? (
                <button
                  type="button"
                  className={styles.room}
                  aria-pressed={room.id === highlighted}
                  onFocus={() => onHighlight(room.id)}
                  onBlur={() => onHighlight(null)}
                  onClick={() => onHighlight(room.id)}
                >
                  {roomText(room.label)}
                </button>
              ) : (
                roomText(room.label)
              )}
            </th>
            <td>{formatArea(room.area, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.flat_area_total()}</th>
          <td>{formatArea(apartment.area, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
