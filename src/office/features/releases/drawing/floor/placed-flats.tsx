import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { snapBox } from '../../../../../plans/floors/snap-flat.ts';
import * as m from '../../../../paraglide/messages.js';
import { arrowStep } from '../keys.ts';
import styles from '../shapes.module.css';
import { boxOf, drawnFloorOf, type FloorRow, layoutOf } from './floor-places.ts';

type Props = {
  row: FloorRow;
  building: BuildingAnswer;
  selected: number | null;
  isQuiet: boolean;
  onSelect: (at: number) => void;
  onMove: (at: number, to: XY, key: string | null) => void;
};
type Dragged = { at: number; from: XY; pointer: XY; to: XY };

/** How near a flat's wall is to another one that it is meant to stand at, in pixels of the screen. */
const reach = 10;

/** The flats of a storey at their places: dragged wall to wall, or moved by the arrows. */
export function PlacedFlats({ row, building, selected, isQuiet, onSelect, onMove }: Props) {
  const group = useRef<SVGGElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const flats = row.flats.map((flat, at) => (at === dragged?.at ? { ...flat, at: dragged.to } : flat));
  const drawn = drawnFloorOf({ ...row, flats }, building);

  const placeOf = ({ clientX, clientY }: PointerEvent): { point: XY; unit: number } => {
    const matrix = group.current?.getScreenCTM();
    if (!matrix) return { point: [0, 0], unit: 1 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { point: [x, y], unit: 1 / matrix.a };
  };
  const follow = (event: PointerEvent) => {
    const flat = dragged && row.flats[dragged.at];
    if (!flat) return;
    const { point, unit } = placeOf(event);
    const to: XY = [dragged.from[0] + point[0] - dragged.pointer[0], dragged.from[1] + point[1] - dragged.pointer[1]];
    const box = boxOf({ ...flat, at: to }, building);
    const others = row.flats.flatMap((one, at) => (at === dragged.at ? [] : (boxOf(one, building) ?? [])));
    const frame = { left: 0, top: 0, right: row.width, bottom: row.height };
    if (box) setDragged({ ...dragged, to: snapBox(box, [...others, frame], event.altKey ? 0 : reach * unit) });
  };
  const move = (event: KeyboardEvent, at: number) => {
    const step = arrowStep(event);
    const from = row.flats[at]?.at;
    if (!step || !from) return;
    event.preventDefault();
    onMove(at, [from[0] + step[0], from[1] + step[1]], `flat ${at}`);
  };
  return (
    <g ref={group}>
      {drawn?.common.map(({ path, marks }) => (
        <path key={path} className={styles.marks} d={marks} />
      ))}
      {flats.map((flat, at) => {
        const shape = drawn?.flats.find(({ position }) => position === flat.position);
        const name = m.drawing_flat_at({ position: flat.position, layout: layoutOf(building, flat.layout)?.name ?? flat.layout });
        return (
          shape && (
            // biome-ignore lint/a11y/useSemanticElements: a part of a drawing
            <g
              key={flat.position}
              className={styles.flat}
              role="button"
              tabIndex={0}
              aria-label={name}
              aria-pressed={at === selected}
              data-quiet={isQuiet || undefined}
              onFocus={() => onSelect(at)}
              onKeyDown={(event) => move(event, at)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.stopPropagation();
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged({ at, from: flat.at, pointer: placeOf(event).point, to: flat.at });
              }}
              onPointerMove={follow}
              onPointerUp={() => {
                if (dragged && (dragged.to[0] !== dragged.from[0] || dragged.to[1] !== dragged.from[1])) onMove(at, dragged.to, null);
                setDragged(null);
              }}
              onPointerCancel={() => setDragged(null)}
            >
              <g transform={shape.transform}>
                <path className={styles.floor} d={shape.floor} />
                <path className={styles.lines} d={shape.lines} />
                <path className={styles.walls} d={shape.walls} />
              </g>
              <text className={styles.number} x={shape.label[0]} y={shape.label[1]}>
                {flat.position}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
