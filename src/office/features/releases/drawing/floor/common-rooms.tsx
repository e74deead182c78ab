import type { Frame } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import { CornerTable } from '../corner-table.tsx';
import styles from '../drawing.module.css';
import { outlineFaultText } from '../outline-faults.ts';
import type { Drawing } from '../use-drawing.ts';
import type { CommonRoom } from './floor-places.ts';

const kinds: Record<CommonRoom['kind'], () => string> = {
  corridor: m.drawing_common_corridor,
  stairs: m.drawing_common_stairs,
  lift: m.drawing_common_lift,
  hall: m.drawing_common_hall,
  store: m.drawing_common_store,
  shaft: m.drawing_common_shaft,
};

type Props = { drawing: Drawing<CommonRoom>; frame: Frame; faultsOf: (at: number) => readonly string[] };

/** The common rooms of a storey: which there are, of what kind, and their corners. */
export function CommonRooms({ drawing, frame, faultsOf }: Props) {
  const { items, selected: at, isDrawing } = drawing;
  const room = at === null ? undefined : items[at];
  const own = room && outlineFaultText(room.outline);
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{m.drawing_common()}</h4>
      <ul className={styles.places} aria-label={m.drawing_common()}>
        {items.map(({ kind, outline }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no id
          <li key={index}>
            <button type="button" aria-pressed={index === at} onClick={() => drawing.select(index)}>
              <span>{`${index + 1}. ${kinds[kind]()}`}</span>
              {(outlineFaultText(outline) !== null || faultsOf(index).length > 0) && (
                <span className={styles.fault}>{m.drawing_wrong()}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.tools}>
        <button type="button" onClick={() => (isDrawing ? drawing.setDrawing(false) : drawing.begin({ kind: 'corridor', outline: [] }))}>
          {isDrawing ? m.drawing_finish() : m.drawing_common_draw()}
        </button>
        {at !== null && room && (
          <button type="button" onClick={() => drawing.remove(at)}>
            {m.drawing_common_remove()}
          </button>
        )}
      </p>
      {at !== null && room && (
        <>
          {!isDrawing &&
            (own ? [own] : faultsOf(at)).map((message) => (
              <p key={message} className={styles.fault}>
                {message}
              </p>
            ))}
          <p className={styles.hint}>{isDrawing ? m.drawing_drawing() : m.drawing_editing_plan()}</p>
          <label className={styles.choice}>
            <span>{m.drawing_common_kind()}</span>
            <select
              value={room.kind}
              onChange={({ target }) => {
                const kind = target.value as CommonRoom['kind'];
                drawing.put(items.map((item, index) => (index === at ? { ...item, kind } : item)));
              }}
            >
              {Object.entries(kinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name()}
                </option>
              ))}
            </select>
          </label>
          <CornerTable
            outline={room.outline}
            frame={frame}
            onChange={(outline, key) => drawing.setOutline(at, outline, key && `${at}/${key}`)}
          />
        </>
      )}
    </section>
  );
}
