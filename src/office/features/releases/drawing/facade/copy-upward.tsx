import { useState } from 'react';
import { copyStoreys } from '../../../../../plans/shapes/copy-storeys.ts';
import { type Frame, pointIn } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import styles from '../drawing.module.css';
import type { Drawing } from '../use-drawing.ts';
import { emptyAbove, type SectionPlaces, type Shape } from './viewpoint-places.ts';

type Props = { drawing: Drawing<Shape>; shape: Shape; floor: number; section: SectionPlaces; frame: Frame };

/** Copies of a storey onto those above it that have no shape yet; all of them reach the next drawn one. */
export function CopyUpward({ drawing, shape, floor, section, frame }: Props) {
  const { floors, next } = emptyAbove(section, floor);
  const [typed, setTyped] = useState<number | null>(null);
  const last = floors.at(-1);
  if (last === undefined) return null;
  const to = typed !== null && floors.includes(typed) ? typed : last;
  const wanted = floors.filter((one) => one <= to);
  const reached = to === last && next ? (drawing.items[next.shapes[0] ?? -1]?.outline ?? null) : null;
  const outlines = copyStoreys(shape.outline, wanted.length, reached);
  if (!outlines) return <p className={styles.hint}>{m.drawing_copy_uneven()}</p>;
  const copy = () => {
    const { section: id } = shape;
    const copies = outlines.map(
      (outline, at): Shape => ({ section: id, floor: wanted[at] ?? 0, outline: outline.map((one) => pointIn(frame, one)) }),
    );
    const place = drawing.items.findLastIndex((one) => one.section === id) + 1;
    drawing.put(drawing.items.toSpliced(place, 0, ...copies));
  };
  const [from = to] = wanted;
  return (
    <div className={styles.copy}>
      <label className={styles.choice}>
        <span>{m.drawing_copy_to()}</span>
        <select value={to} onChange={({ target }) => setTyped(Number(target.value))}>
          {floors.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.action} onClick={copy}>
        {from === to ? m.drawing_copy_one({ to }) : m.drawing_copy({ from, to })}
      </button>
      {reached && <p className={styles.hint}>{m.drawing_copy_between({ floor: next?.floor ?? 0 })}</p>}
    </div>
  );
}
