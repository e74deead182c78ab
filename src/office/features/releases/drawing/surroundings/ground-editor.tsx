import { useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import { pointIn } from '../../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import { FormContext, useForm } from '../../form/form-context.ts';
import { setAt } from '../../form/form-schema.ts';
import { Compass, ScaleBar } from '../compass.tsx';
import { DragPoint } from '../drag-point.tsx';
import styles from '../drawing.module.css';
import map from '../ground/ground-map.module.css';
import { GroundMap } from '../ground/ground-map.tsx';
import { pressKey } from '../keys.ts';
import { outlineFaultText } from '../outline-faults.ts';
import { planRoom, ShapesCanvas } from '../shapes-canvas.tsx';
import { type Sheet, sheetOfGround } from '../sheet.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import { useDrawing, useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import { BlockDetails, BlockList, Blocks } from './blocks.tsx';
import { GroundDetails, GroundList } from './ground-details.tsx';
import { type GroundRow, type Layer, layers, shapesOf, withShapes } from './ground-layers.ts';
import { layerNames } from './layer-names.ts';

/** The ground of a row on its sheet, one layer of which is drawn, with all steps back and forth. */
function useGround(row: GroundRow) {
  const form = useForm();
  const history = useHistory<GroundRow>(row, (next) => form.change([], next));
  const [layer, setLayer] = useState<Layer | 'blocks'>('streets');
  const [dragged, setDragged] = useState<GroundRow | null>(null);
  const [block, setBlock] = useState<number | null>(null);
  // The sheet stays as it was opened: it would slip away under a corner that is being put.
  const [sheet] = useState(() =>
    sheetOfGround(
      row.reach,
      [...row.streets, ...row.tracks].flatMap(({ line }) => line),
    ),
  );
  const drawn = layer === 'blocks' ? null : layer;
  const shapes = drawn ? shapesOf(row, drawn, sheet) : [];
  const drawing = useDrawing(shapes, (next, key = null) => drawn && history.put(withShapes(row, drawn, { shapes: next, sheet }), key));
  return {
    history,
    layer,
    drawn,
    drawing,
    sheet,
    block,
    setBlock,
    shown: dragged ?? row,
    show(next: Layer | 'blocks') {
      drawing.select(null);
      setLayer(next);
    },
    /** What a point of the ground moves, where it is put on the sheet. */
    moves: (of: (to: XY) => GroundRow) => ({
      onDrag: (to: XY | null) => setDragged(to && of(sheet.metresOf(pointIn(sheet, to)))),
      onMove: (to: XY, key: string | null) => history.put(of(sheet.metresOf(pointIn(sheet, to))), key),
    }),
    /** Names and numbers are steps of the editor, too. */
    fields: {
      ...form,
      change: (path: readonly string[], value: unknown) => history.put(setAt(row, path, value) as GroundRow, path.join('.')),
    },
  };
}

/** The drawn ground around a project's gate: streets, areas, paths, tracks and neighbouring buildings. */
export function SurroundingsEditor({ content: row }: { content: GroundRow }) {
  const ground = useGround(row);
  const { history, layer, drawn, drawing, sheet, block, setBlock, shown, show, moves, fields } = ground;
  const { selected, items } = drawing;
  const outline = selected === null ? undefined : items[selected]?.outline;
  const isWrong = (at: number) => lineFault(items[at]) !== null;
  const takeBack = () => selected !== null && outline && drawing.setOutline(selected, outline.slice(0, -1));
  const inSheet = (step: XY): XY => sheet.metresOf(pointIn(sheet, sheet.pointAt(step)));
  return (
    <FormContext value={fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each */}
      <div className={styles.editor} onKeyDown={(event) => pressKey(event, { drawing, history, takeBack })}>
        <h3 className={styles.title}>{m.drawing_title_ground()}</h3>
        <p className={styles.small}>{m.drawing_small_screen()}</p>
        <Zoomed frame={sheet} tools={<UndoButtons history={history} />}>
          <Below ground={{ ...shown, [layer]: [] }} sheet={sheet} />
          <ShapesCanvas
            drawing={drawing}
            isWrong={isWrong}
            frame={sheet}
            label={m.drawing_title_ground()}
            isPlan
            isTogether={layer === 'streets'}
            isQuiet={() => false}
          >
            {!drawn && <Blocks row={shown} sheet={sheet} block={block} setBlock={setBlock} moves={moves} />}
            <DragPoint
              kind="whole"
              at={sheet.pointAt(shown.house)}
              label={m.drawing_ground_house()}
              {...moves((house) => ({ ...row, house }))}
            />
            <Compass frame={sheet} north={0} />
            <ScaleBar frame={sheet} unit={1} />
          </ShapesCanvas>
        </Zoomed>
        <div className={styles.side}>
          <section className={styles.list}>
            <label className={styles.choice}>
              <span>{m.drawing_ground_layer()}</span>
              <select value={layer} onChange={({ target }) => show(target.value as typeof layer)}>
                {[...layers, 'blocks' as const].map((one) => (
                  <option key={one} value={one}>
                    {m.drawing_ground_count({ name: layerNames[one](), count: row[one].length })}
                  </option>
                ))}
              </select>
            </label>
            {drawn && <GroundList key={drawn} layer={drawn} drawing={drawing} lineFault={lineFault} />}
            {!drawn && <BlockList row={row} block={block} setBlock={setBlock} inSheet={inSheet} onPut={history.put} />}
          </section>
          {drawn ? (
            <GroundDetails key={drawn} layer={drawn} drawing={drawing} sheet={sheet} lineFault={lineFault} />
          ) : (
            block !== null && row.blocks[block] && <BlockDetails row={row} block={block} setBlock={setBlock} onPut={history.put} />
          )}
          <WholeMap row={row} />
        </div>
      </div>
    </FormContext>
  );
}

/** What lies under the layer that is drawn. */
const Below = ({ ground, sheet: { width, height } }: { ground: GroundRow; sheet: Sheet }) => (
  <svg aria-hidden="true" className={map.map} viewBox={`${-planRoom} ${-planRoom} ${width + 2 * planRoom} ${height + 2 * planRoom}`}>
    <g transform={`translate(${width / 2} ${height / 2})`}>
      <GroundMap ground={ground} />
    </g>
  </svg>
);

const number = { type: 'number' };

const WholeMap = ({ row: { reach, house } }: { row: GroundRow }) => (
  <section className={styles.details}>
    <h4 className={styles.title}>{m.drawing_ground_all()}</h4>
    <Field schema={number} value={reach} path={['reach']} label={m.drawing_ground_reach()} />
    <Field schema={number} value={house[0]} path={['house', '0']} label={m.drawing_ground_house_east()} />
    <Field schema={number} value={house[1]} path={['house', '1']} label={m.drawing_ground_house_south()} />
  </section>
);

/** What the check of contents will say of a line or an area. */
function lineFault(shape: { outline: readonly XY[]; isOpen?: boolean } | undefined): string | null {
  if (!shape) return null;
  if (!shape.isOpen) return outlineFaultText(shape.outline);
  return shape.outline.length < 2 ? m.drawing_ground_too_few() : null;
}
