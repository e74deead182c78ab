import type { Frame } from '../../../../../plans/shapes/edit-outlines.ts';
import { Checkbox } from '../../../../../ui/controls/checkbox.tsx';
import * as m from '../../../../paraglide/messages.js';
import { CornerTable } from '../corner-table.tsx';
import styles from '../drawing.module.css';
import type { Drawing } from '../use-drawing.ts';
import { CopyUpward } from './copy-upward.tsx';
import type { Place, SectionPlaces, Shape } from './viewpoint-places.ts';

type Props = {
  drawing: Drawing<Shape>;
  section: SectionPlaces;
  frame: Frame;
  /** What is chosen, with or without a shape. */
  place: Place | null;
  faults: readonly string[];
  isTogether: boolean;
  setTogether: (is: boolean) => void;
};

/** What can be done with the chosen storey: its shape drawn, copied upward, corrected in numbers, removed. */
export function ShapeDetails({ drawing, section, frame, place, faults, isTogether, setTogether }: Props) {
  const { selected: at, isDrawing } = drawing;
  const shape = at === null ? undefined : drawing.items[at];
  if (!place) return <p className={styles.hint}>{m.drawing_choose()}</p>;
  const { floor } = place;
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{floor === null ? section.name : m.drawing_selected({ section: section.name, floor })}</h4>
      <p className={styles.tools}>
        {/* One button through all states: it keeps the focus. */}
        <button
          type="button"
          onClick={() => (shape ? drawing.setDrawing(!isDrawing) : drawing.begin({ section: place.section, floor, outline: [] }))}
        >
          {!shape ? m.drawing_draw() : isDrawing ? m.drawing_finish() : m.drawing_continue()}
        </button>
        {at !== null && shape && (
          <button type="button" onClick={() => drawing.remove(at)}>
            {m.drawing_remove()}
          </button>
        )}
      </p>
      {at !== null && shape && (
        <>
          {!isDrawing &&
            faults.map((message) => (
              <p key={message} className={styles.fault}>
                {message}
              </p>
            ))}
          <p className={styles.hint}>{isDrawing ? m.drawing_drawing() : m.drawing_editing()}</p>
          {!isDrawing && faults.length === 0 && floor !== null && (
            <CopyUpward key={at} drawing={drawing} shape={shape} floor={floor} section={section} frame={frame} />
          )}
          <Checkbox checked={isTogether} onChange={({ target }) => setTogether(target.checked)}>
            {m.drawing_together()}
          </Checkbox>
          <CornerTable
            outline={shape.outline}
            frame={frame}
            onChange={(outline, key) => drawing.setOutline(at, outline, key && `${at}/${key}`)}
          />
        </>
      )}
    </section>
  );
}
