import { countedArea } from '../../../../../base/geometry/rooms.ts';
import { type RoomLabel, roomLabels } from '../../../../../contract/catalogue/apartments.ts';
import type { Frame } from '../../../../../plans/shapes/edit-outlines.ts';
import { Checkbox } from '../../../../../ui/controls/checkbox.tsx';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { Coordinate } from '../coordinate.tsx';
import { CornerTable } from '../corner-table.tsx';
import styles from '../drawing.module.css';
import { roomName } from '../room-names.ts';
import type { Drawing } from '../use-drawing.ts';
import { areaText, copied, type Room } from './layout-rooms.ts';

type Props = {
  drawing: Drawing<Room>;
  room: Room;
  at: number;
  title: string;
  frame: Frame;
  faults: readonly string[];
  put: (rooms: readonly Room[], key?: string | null) => void;
  isTogether: boolean;
  setTogether: (is: boolean) => void;
};

/** The chosen room: what it is, its area, and its corners in centimetres. */
export function RoomDetails({ drawing, room, at, title, frame, faults, put, isTogether, setTogether }: Props) {
  const { items, isDrawing } = drawing;
  const set = (next: Partial<Room>, key: string | null = null) =>
    put(
      items.map((item, index) => (index === at ? { ...item, ...next } : item)),
      key,
    );
  const locale = useLocale();
  const byOutline = countedArea(room.label, room.outline);
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{title}</h4>
      {!isDrawing &&
        faults.map((message) => (
          <p key={message} className={styles.fault}>
            {message}
          </p>
        ))}
      <p className={styles.tools}>
        <button type="button" onClick={() => drawing.setDrawing(!isDrawing)}>
          {isDrawing ? m.drawing_finish() : m.drawing_continue()}
        </button>
        <button
          type="button"
          disabled={isDrawing}
          onClick={() => {
            put(copied(items, at, frame));
            drawing.select(items.length);
          }}
        >
          {m.drawing_layout_room_copy()}
        </button>
        <button type="button" onClick={() => drawing.remove(at)}>
          {m.drawing_layout_room_remove()}
        </button>
      </p>
      <label className={styles.choice}>
        <span>{m.drawing_layout_kind()}</span>
        <select value={room.label} onChange={({ target }) => set({ label: target.value as RoomLabel })}>
          {roomLabels.map((label) => (
            <option key={label} value={label}>
              {roomName(label)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.choice}>
        <span aria-hidden="true">{m.drawing_layout_area()}</span>
        <Coordinate value={room.area} step={0.01} label={m.drawing_layout_area()} onChange={(area) => set({ area }, `area/${at}`)} />
      </div>
      {room.area !== byOutline && !isDrawing && (
        <p className={styles.tools}>
          <button type="button" onClick={() => set({ area: byOutline })}>
            {m.drawing_layout_by_outline({ area: areaText(byOutline, locale) })}
          </button>
        </p>
      )}
      <p className={styles.hint}>{isDrawing ? m.drawing_drawing() : m.drawing_layout_editing()}</p>
      <Checkbox checked={isTogether} onChange={({ target }) => setTogether(target.checked)}>
        {m.drawing_layout_together()}
      </Checkbox>
      <CornerTable
        outline={room.outline}
        frame={frame}
        onChange={(outline, key) => drawing.setOutline(at, outline, key && `${at}/${key}`)}
      />
    </section>
  );
}
