import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaOf, type XY } from '../../../../../base/geometry/outline.ts';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { middleOf, moveWhole } from '../../../../../plans/shapes/edit-outlines.ts';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import { FormContext, useForm } from '../../form/form-context.ts';
import { setAt } from '../../form/form-schema.ts';
import { buildingQuery } from '../building-query.ts';
import { Compass, ScaleBar } from '../compass.tsx';
import { DragPoint } from '../drag-point.tsx';
import styles from '../drawing.module.css';
import { pressKey } from '../keys.ts';
import { outlineFaultText } from '../outline-faults.ts';
import shapesStyles from '../shapes.module.css';
import { ShapesCanvas } from '../shapes-canvas.tsx';
import { sheetOfBuilding } from '../sheet.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import { useDrawing, useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import { BuildingDetails } from './building-details.tsx';
import { HouseList } from './house-list.tsx';
import { type HouseRow, type HouseShape, overlapped, roofOf, shapesOf, withShapes } from './house-shapes.ts';
import { SunChange } from './sun-change.tsx';

type Props = { release: number; content: HouseRow };

/** The outlines of a project's sections and of its neighbours, from which sun and views of flats are calculated. */
export function HouseEditor({ release, content }: Props) {
  const building = useQuery(buildingQuery(release, content.project));
  if (content.project === '') return <p className={styles.hint}>{m.drawing_no_project()}</p>;
  if (!building.data) return <QueryState query={building} />;
  return <Editor release={release} row={content} building={building.data} />;
}

/** The shapes of a row on their sheet, with all steps back and forth. */
function useHouse(row: HouseRow) {
  const form = useForm();
  const history = useHistory<HouseRow>(row, (next) => form.change([], next));
  // The sheet stays as it was opened: it would slip away under a corner that is being put.
  const [sheet] = useState(() => sheetOfBuilding([...row.sections, ...row.masses].flatMap(({ outline }) => outline)));
  const [dragged, setDragged] = useState<HouseShape[] | null>(null);
  const shapes = dragged ?? shapesOf(row, sheet);
  const put = (next: readonly HouseShape[], key: string | null = null) =>
    history.put(withShapes(row, next, { sheet, drawn: own.isDrawing ? own.selected : null }), key);
  const own = useDrawing(shapes, put);
  /** A section that was drawn clockwise is turned when it is finished. */
  const turn = () => {
    const shape = own.isDrawing && own.selected !== null ? row.sections[own.selected] : undefined;
    if (shape && areaOf(shape.outline) < 0) history.put(withShapes(row, shapes, { sheet, drawn: null }), 'turned');
  };
  const drawing = {
    ...own,
    select(at: number | null) {
      turn();
      own.select(at);
    },
    setDrawing(is: boolean) {
      turn();
      own.setDrawing(is);
    },
    /** A new shape comes after the last of its kind. */
    begin(shape: HouseShape) {
      const at = shape.kind === 'section' ? row.sections.length : shapes.length;
      put(shapes.toSpliced(at, 0, shape));
      own.select(at);
      own.setDrawing(true);
    },
  };
  /** Names and numbers are steps of the editor, too. */
  const fields = {
    ...form,
    change: (path: readonly string[], value: unknown) => history.put(setAt(row, path, value) as HouseRow, path.join('.')),
  };
  return { history, sheet, shapes, put, drawing, setDragged, fields, faults: form.faults };
}

function Editor({ release, row, building }: { release: number; row: HouseRow; building: BuildingAnswer }) {
  const { history, sheet, shapes, put, drawing, setDragged, fields, faults } = useHouse(row);
  const locale = useLocale();
  const { selected } = drawing;
  const shape = selected === null ? undefined : shapes[selected];
  const nameOf = (one: HouseShape, at: number): string =>
    one.kind === 'mass'
      ? one[locale] || m.drawing_house_mass({ number: at + 1 - row.sections.length })
      : (building.sections.find(({ id }) => id === one.facts.section)?.name ?? one.facts.section);
  const ofShape = (at: number) => {
    const mass = String(at - row.sections.length);
    return faults.filter(({ path: [list, index, name] }) =>
      at < row.sections.length ? list === 'sections' && index === String(at) : (list === 'masses' ? index : name) === mass,
    );
  };
  /** What no field below says itself. */
  const faultsOf = (at: number): string[] => {
    const one = shapes[at];
    if (!one) return [];
    const ground = one.kind === 'section' ? overlapped(row, at) : undefined;
    const within = building.sections.find(({ id }) => id === ground?.section)?.name ?? ground?.section;
    const own = outlineFaultText(one.outline) ?? (within && m.drawing_house_overlap({ name: within }));
    const others = ofShape(at).filter(({ path }) => path[2] === 'section');
    return [...(own ? [own] : []), ...others.map(({ message }) => message)];
  };
  const isWrong = (at: number) => faultsOf(at).length > 0 || ofShape(at).some(({ path }) => path[2] !== 'outline');
  const moveTo = (to: XY) => shapes.map((one, at) => (at === selected ? { ...one, outline: moveWhole(one.outline, to, sheet) } : one));
  const takeBack = () => selected !== null && shape && drawing.setOutline(selected, shape.outline.slice(0, -1));
  return (
    <FormContext value={fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each */}
      <div className={styles.editor} onKeyDown={(event) => pressKey(event, { drawing, history, takeBack })}>
        <h3 className={styles.title}>{m.drawing_title_house()}</h3>
        <p className={styles.small}>{m.drawing_small_screen()}</p>
        <Zoomed frame={sheet} tools={<UndoButtons history={history} />}>
          <ShapesCanvas
            drawing={drawing}
            isWrong={isWrong}
            frame={sheet}
            label={m.drawing_title_house()}
            isPlan
            isTogether={false}
            isQuiet={(at) => shapes[at]?.kind === 'mass'}
          >
            {shapes.map(
              (one, at) =>
                // The chosen one has its point there.
                at !== selected && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id
                  <Label key={at} shape={one} name={one.kind === 'section' ? nameOf(one, at) : null} size={sheet.width / 90} />
                ),
            )}
            <Compass frame={sheet} north={row.north} />
            <ScaleBar frame={sheet} unit={10} />
            {shape && !drawing.isDrawing && shape.outline.length > 2 && (
              <DragPoint
                kind="whole"
                at={middleOf(shape.outline)}
                label={m.drawing_whole()}
                onDrag={(to) => setDragged(to && moveTo(to))}
                onMove={(to, key) => put(moveTo(to), key)}
              />
            )}
          </ShapesCanvas>
        </Zoomed>
        <div className={styles.side}>
          <HouseList shapes={shapes} building={building} drawing={drawing} nameOf={nameOf} isWrong={isWrong} north={row.north} />
          {selected !== null && shape && (
            <BuildingDetails
              drawing={drawing}
              shape={shape}
              sheet={sheet}
              at={shape.kind === 'section' ? selected : selected - row.sections.length}
              index={selected}
              name={nameOf(shape, selected)}
              faults={faultsOf(selected)}
            />
          )}
          <SunChange release={release} building={building} project={row.project} />
        </div>
      </div>
    </FormContext>
  );
}

type LabelProps = { shape: HouseShape; name: string | null; size: number };

/** Which section stands there, and how high it or a neighbour is. */
function Label({ shape, name, size }: LabelProps) {
  if (shape.outline.length < 3) return null;
  const [x, y] = middleOf(shape.outline);
  return (
    <text className={shapesStyles.label} x={x} y={y} fontSize={size}>
      {name && <tspan x={x}>{name}</tspan>}
      <tspan x={x} dy={name ? '1.2em' : '0.4em'}>
        {m.drawing_house_high({ metres: String(Math.round(roofOf(shape) * 10) / 10).replace('.', ',') })}
      </tspan>
    </text>
  );
}
