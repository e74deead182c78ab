import { moveGroup } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import styles from '../drawing.module.css';
import type { SectionPlaces, Shape } from './viewpoint-places.ts';

type Props = { shapes: readonly Shape[]; section: SectionPlaces; onMove: (shapes: Shape[]) => void };

/** Which section covers which. */
export function SectionOrder({ shapes, section, onMove }: Props) {
  const moved = (by: -1 | 1) => moveGroup(shapes, (one) => one.section, section.id, by);
  const isMoved = (by: -1 | 1) => moved(by).some((one, at) => one !== shapes[at]);
  return (
    <>
      <p className={styles.hint}>{m.drawing_order()}</p>
      <p className={styles.tools}>
        <button type="button" disabled={!isMoved(-1)} onClick={() => onMove(moved(-1))}>
          {m.drawing_farther()}
        </button>
        <button type="button" disabled={!isMoved(1)} onClick={() => onMove(moved(1))}>
          {m.drawing_nearer()}
        </button>
      </p>
    </>
  );
}
