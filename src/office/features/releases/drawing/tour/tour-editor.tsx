import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import type { Plan } from '../../../../../contract/pictures.ts';
import { planFrame } from '../../../../../plans/layout/plan-frame.ts';
import { planShapes } from '../../../../../plans/layout/plan-shapes.ts';
import { pointIn } from '../../../../../plans/shapes/edit-outlines.ts';
import { ask } from '../../../../data/ask.ts';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import { FormContext, useForm } from '../../form/form-context.ts';
import { setAt } from '../../form/form-schema.ts';
import { DragPoint } from '../drag-point.tsx';
import styles from '../drawing.module.css';
import { historyKey } from '../keys.ts';
import shapes from '../shapes.module.css';
import { UndoButtons } from '../undo-buttons.tsx';
import { useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';

import { SceneDetails, SceneList } from './scene-list.tsx';
import { addScene, headingPoint, headingTo, moveDoor, removeScene, type Scene, type TourRow } from './tour-scenes.ts';

/** The scenes of a tour on the plan of their layout: where one stands, where one looks first, and the doors between. */
export function TourEditor({ content }: { content: TourRow }) {
  const id = content.layout ?? '';
  const query = useQuery({
    queryKey: ['layout', id],
    queryFn: ({ signal }) => ask('GET /office/api/content/layout', { query: { id }, signal }),
    enabled: id !== '',
    retry: false,
  });
  // A tour may do without a plan.
  if (id === '' || query.isError) return <Editor row={content} plan={null} />;
  return query.data ? <Editor row={content} plan={query.data.layout.plan} /> : <QueryState query={query} />;
}

type EditorProps = { row: TourRow; plan: Plan | null };

function Editor({ row, plan }: EditorProps) {
  const form = useForm();
  const { change, faults } = form;
  const locale = useLocale();
  const history = useHistory(row, (next) => change([], next));
  const [dragged, setDragged] = useState<Scene[] | null>(null);
  const [picked, choose] = useState(0);
  const scenes = dragged ?? row.scenes;
  // An undone step may have taken the chosen scene.
  const chosen = Math.max(0, Math.min(picked, scenes.length - 1));
  const put = (next: Scene[], key: string | null) => history.put({ ...row, scenes: next }, key);
  const nameOf = (index: number): string => row[locale].rooms[index] || (row.scenes[index]?.id ?? '');
  const faultsOf = (index: number) => faults.filter(({ path }) => sceneAt(path) === index);
  /** Names and panoramas are steps of the editor, too. */
  const fields = {
    ...form,
    change: (path: readonly string[], value: unknown) => history.put(setAt(row, path, value) as TourRow, path.join('.')),
  };
  return (
    <FormContext value={fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each */}
      <div
        className={styles.editor}
        onKeyDown={(event) => {
          const way = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox' ? null : historyKey(event);
          if (!way) return;
          event.preventDefault();
          history[way]();
        }}
      >
        <h3 className={styles.title}>{m.drawing_title_tour()}</h3>
        <p className={styles.small}>{m.drawing_small_screen()}</p>
        {plan ? (
          <Zoomed frame={planFrame(plan)} tools={<UndoButtons history={history} />}>
            <TourPlan plan={plan} scenes={scenes} chosen={chosen} put={put} nameOf={nameOf} onDrag={setDragged} onChoose={choose} />
          </Zoomed>
        ) : (
          <p className={styles.hint}>{m.drawing_tour_no_layout()}</p>
        )}
        <div className={styles.side}>
          <SceneList
            scenes={scenes}
            chosen={chosen}
            nameOf={nameOf}
            faultsOf={faultsOf}
            onChoose={choose}
            onAdd={() => {
              history.put(addScene(row, plan ? [Math.round(plan.width / 2), Math.round(plan.height / 2)] : [0, 0]));
              choose(row.scenes.length);
            }}
          />
          {scenes[chosen] && (
            <SceneDetails
              row={row}
              scenes={scenes}
              nameOf={nameOf}
              plan={plan}
              at={chosen}
              faults={faultsOf(chosen).flatMap(({ path, message }) => (path[0] === 'scenes' ? [message] : []))}
              onChange={put}
              onRemove={() => history.put(removeScene(row, chosen))}
            />
          )}
        </div>
      </div>
    </FormContext>
  );
}

/** The scene that a fault is about: scenes, their panoramas and their names stand in one order. */
function sceneAt([field, ...rest]: readonly string[]): number | null {
  const at = field === 'scenes' || field === 'gallery' ? rest[0] : rest[0] === 'rooms' ? rest[1] : undefined;
  return at === undefined ? null : Number(at);
}

type PlanProps = {
  plan: Plan;
  scenes: Scene[];
  chosen: number;
  put: (scenes: Scene[], key: string | null) => void;
  onDrag: (scenes: Scene[] | null) => void;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
};

function TourPlan({ plan, scenes, chosen, put, onDrag, nameOf, onChoose }: PlanProps) {
  const frame = planFrame(plan);
  const { rooms, windows, doors, walls } = planShapes(plan);
  const scene = scenes[chosen];
  const set = (index: number, next: Partial<Scene>) => scenes.map((one, at) => (at === index ? { ...one, ...next } : one));
  const indexOf = (id: string) => scenes.findIndex((one) => one.id === id);
  /** What a point of the plan moves, where it is put. */
  const moves = (of: (to: XY) => Scene[]) => ({
    onDrag: (to: XY | null) => onDrag(to && of(pointIn(plan, to))),
    onMove: (to: XY, key: string | null) => put(of(pointIn(plan, to)), key),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no other element for a group of handles
    <svg
      className={shapes.shapes}
      data-plan
      role="group"
      aria-label={m.drawing_canvas_plan()}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
    >
      <path className={shapes.floor} d={rooms.map(({ path }) => path).join('')} />
      <path className={shapes.lines} d={windows + doors} />
      <path className={shapes.walls} d={walls} />
      {scenes.flatMap(({ id, at, links }) =>
        links.map(({ to, through }) => <path key={`${id} ${to}`} className={shapes.way} d={line(at, through)} />),
      )}
      {scene && <path className={shapes.look} d={line(scene.at, headingPoint(scene))} />}
      {scene?.links.map(({ to, through }) => (
        <DragPoint
          key={to}
          kind="door"
          at={through}
          label={m.drawing_tour_door({ name: nameOf(indexOf(to)) })}
          {...moves((next) => moveDoor(scenes, scene.id, to, next))}
        />
      ))}
      {scenes.map((one, index) => (
        <DragPoint
          key={one.id}
          kind="scene"
          at={one.at}
          isChosen={index === chosen}
          label={m.drawing_tour_scene({ name: nameOf(index) })}
          onFocus={() => onChoose(index)}
          {...moves((at) => set(index, { at }))}
        />
      ))}
      {scene && (
        <DragPoint
          kind="look"
          at={headingPoint(scene)}
          label={m.drawing_tour_look({ name: nameOf(chosen) })}
          onDrag={(to) => onDrag(to && set(chosen, { heading: headingTo(scene.at, to) }))}
          onMove={(to, key) => put(set(chosen, { heading: headingTo(scene.at, to) }), key)}
        />
      )}
    </svg>
  );
}

const line = (from: XY, to: XY): string => `M${from.join(' ')}L${to.join(' ')}`;
