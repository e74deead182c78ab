import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import styles from '../drawing.module.css';
import type { Drawing } from '../use-drawing.ts';
import { areaText, freeId, type Room, roomTitle } from './layout-rooms.ts';

type Props = { drawing: Drawing<Room>; rooms: readonly Room[]; isWrong: (at: number) => boolean };

/** Every room of the plan, in the order in which a flat's page lists them. */
export function RoomList({ drawing, rooms, isWrong }: Props) {
  const locale = useLocale();
  return (
    <section className={styles.list}>
      <h4 className={styles.title}>{m.drawing_layout_rooms()}</h4>
      <ul className={styles.places} aria-label={m.drawing_layout_rooms()}>
        {rooms.map(({ id, area }, at) => (
          <li key={id}>
            <button type="button" aria-pressed={at === drawing.selected} onClick={() => drawing.select(at)}>
              <span>{roomTitle(rooms, at)}</span>
              {isWrong(at) ? (
                <span className={styles.fault}>{m.drawing_wrong()}</span>
              ) : (
                <span className={styles.hint}>{areaText(area, locale)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.action}
        onClick={() =>
          drawing.isDrawing ? drawing.setDrawing(false) : drawing.begin({ id: freeId(rooms), label: 'bedroom', area: 0, outline: [] })
        }
      >
        {drawing.isDrawing ? m.drawing_finish() : m.drawing_layout_room_draw()}
      </button>
    </section>
  );
}
