import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import type { LayoutAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { freeAround, labelPoint } from '../../../../../plans/layout/label-point.ts';
import { planShapes } from '../../../../../plans/layout/plan-shapes.ts';
import { middleOf, moveWhole } from '../../../../../plans/shapes/edit-outlines.ts';
import { ask } from '../../../../data/ask.ts';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import { useForm } from '../../form/form-context.ts';
import { DragPoint } from '../drag-point.tsx';
import styles from '../drawing.module.css';
import { pressKey } from '../keys.ts';
import shapesStyles from '../shapes.module.css';
import { ShapesCanvas } from '../shapes-canvas.tsx';
import { UndoButtons } from '../undo-buttons.tsx';
import { useDrawing, useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import { LayoutSource, LayoutSum, LayoutUses } from './layout-facts.tsx';
import { areaText, faultsOfRooms, type LayoutRow, type Room, roomTitle, rowOver, withAreas } from './layout-rooms.ts';
import { RoomDetails } from './room-details.tsx';
import { RoomList } from './room-list.tsx';

type Props = { name: string; content: LayoutRow };

/** The rooms of a layout, drawn over the walls of its source. */
export function LayoutEditor({ name, content }: Props) {
  // The first step names the layout: the editor stays the same.
  const [id] = useState(content.layout || name);
  const query = useQuery({
    queryKey: ['layout', id],
    queryFn: ({ signal }) => ask('GET /office/api/content/layout', { query: { id }, signal }),
  });
  if (!query.data) return <QueryState query={query} />;
  return (
    <Editor row={content.layout === '' ? rowOver(content, query.data) : content} answer={query.data} isDrawn={content.layout !== ''} />
  );
}

/** The rooms of a row with all steps back and forth. */
function useRooms(row: LayoutRow) {
  const { change } = useForm();
  const history = useHistory<LayoutRow>(row, (next) => change([], next));
  const [dragged, setDragged] = useState<Room[] | null>(null);
  const rooms = dragged ?? row.rooms;
  const put = (next: readonly Room[], key: string | null = null) => history.put({ ...row, rooms: withAreas(row.rooms, next) }, key);
  return { history, rooms, put, drawing: useDrawing(rooms, put), setDragged };
}

type EditorProps = { row: LayoutRow; answer: LayoutAnswer; isDrawn: boolean };

function Editor({ row, answer, isDrawn }: EditorProps) {
  const { change, faults } = useForm();
  const { history, rooms, put, drawing, setDragged } = useRooms(row);
  const { selected } = drawing;
  const [isTogether, setTogether] = useState(true);
  const frame = { width: row.width, height: row.height };
  const room = selected === null ? undefined : rooms[selected];
  const { walls, windows, doors } = planShapes({ ...row, rooms });
  const faultsOf = faultsOfRooms({ ...row, rooms });
  const isWrong = (at: number) => faultsOf(at).length > 0;
  const moveTo = (to: XY) => rooms.map((one, at) => (at === selected ? { ...one, outline: moveWhole(one.outline, to, frame) } : one));
  const takeBack = () => selected !== null && room && drawing.setOutline(selected, room.outline.slice(0, -1));
  const own = faults.filter(({ path }) => path.length === 1 && (path[0] === 'rooms' || path[0] === 'layout'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each
    <div className={styles.editor} onKeyDown={(event) => pressKey(event, { drawing, history, takeBack })}>
      <h3 className={styles.title}>{m.drawing_title_layout({ name: row.name })}</h3>
      <p className={styles.small}>{m.drawing_small_screen()}</p>
      <Zoomed frame={frame} tools={<UndoButtons history={history} />}>
        <ShapesCanvas
          frame={frame}
          drawing={drawing}
          isTogether={isTogether}
          isWrong={isWrong}
          label={m.drawing_canvas_layout()}
          isPlan
          isQuiet={() => false}
          guides={row.walls.map(({ from, to }) => [from, to])}
        >
          <path className={shapesStyles.lines} d={windows + doors} />
          <path className={shapesStyles.walls} d={walls} />
          {rooms.map((one, at) => at !== selected && <RoomLabel key={one.id} room={one} title={roomTitle(rooms, at)} />)}
          {room && !drawing.isDrawing && room.outline.length > 2 && (
            <DragPoint
              kind="whole"
              at={middleOf(room.outline)}
              label={m.drawing_whole()}
              onDrag={(to) => setDragged(to && moveTo(to))}
              onMove={(to, key) => put(moveTo(to), key)}
            />
          )}
        </ShapesCanvas>
      </Zoomed>
      <div className={styles.side}>
        <LayoutSource
          row={row}
          answer={answer}
          isDrawn={isDrawn}
          onKeep={() => history.put({ ...row, replaces: answer.mark })}
          onBegin={() => history.put(rowOver(row, answer))}
          onGiveBack={() => change([], null)}
        />
        <LayoutSum rooms={rooms} answer={answer} faults={own.map(({ message }) => message)} />
        <RoomList drawing={drawing} rooms={rooms} isWrong={isWrong} />
        {selected !== null && room && (
          <RoomDetails
            drawing={drawing}
            room={room}
            frame={frame}
            put={put}
            isTogether={isTogether}
            setTogether={setTogether}
            at={selected}
            title={roomTitle(rooms, selected)}
            faults={faultsOf(selected)}
          />
        )}
        <LayoutUses flats={answer.flats} />
      </div>
    </div>
  );
}

const small = 20;
/** A room's name and area where it has place for them. */
function RoomLabel({ room: { outline, area }, title }: { room: Room; title: string }) {
  const locale = useLocale();
  if (outline.length < 3) return null;
  const point = labelPoint(outline);
  const [x, y] = point;
  const { wide } = freeAround(outline, point);
  const size = Math.min(small, (wide / Math.max(title.length, 5)) * 1.7);
  return (
    <text className={`${shapesStyles.label} ${shapesStyles.overLines}`} x={x} y={y} fontSize={size}>
      <tspan x={x}>{title}</tspan>
      <tspan x={x} dy="1.3em">
        {areaText(area, locale)}
      </tspan>
    </text>
  );
}
