import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import type { Plan } from '../../../../../contract/pictures.ts';
import { planFrame } from '../../../../../plans/layout/plan-frame.ts';
import { planShapes } from '../../../../../plans/layout/plan-shapes.ts';
import { ask } from '../../../../data/ask.ts';
import { useLocale } from '../../../../data/use-locale.ts';
import * as m from '../../../../paraglide/messages.js';
import { QueryState } from '../../../../parts/query-state.tsx';
import { useForm } from '../../form/form-context.ts';
import styles from '../drawing.module.css';
import { historyKey } from '../keys.ts';
import shapes from '../shapes.module.css';
import { UndoButtons } from '../undo-buttons.tsx';
import { useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import { DragPoint } from './drag-point.tsx';
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
  if (id === '' || query.isError) return <p className={styles.hint}>{m.drawing_tour_no_layout()}</p>;
  return query.data ? <Editor row={content} plan={query.data.layout.plan} /> : <QueryState query={query} />;
}

type Put = (scenes: Scene[], of: { isDone: boolean; key: string | null }) => void;

function Editor({ row, plan }: { row: TourRow; plan: Plan }) {
  const { change } = useForm();
  const locale = useLocale();
  const history = useHistory(row, (next) => change([], next));
  const [moving, setMoving] = useState<Scene[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const scenes = moving ?? row.scenes;
  const scene = scenes[chosen];
  const put: Put = (next, { isDone, key }) => {
    setMoving(isDone ? null : next);
    if (isDone) history.put({ ...row, scenes: next }, key);
  };
  const nameOf = (index: number): string => row[locale].rooms[index] || (row.scenes[index]?.id ?? '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each
    <div
      className={styles.editor}
      onKeyDown={(event) => {
        const way = event.target instanceof HTMLInputElement ? null : historyKey(event);
        if (!way) return;
        event.preventDefault();
        history[way]();
      }}
    >
      <h3 className={styles.title}>{m.drawing_title_tour()}</h3>
      <p className={styles.small}>{m.drawing_small_screen()}</p>
      <Zoomed frame={planFrame(plan)} tools={<UndoButtons history={history} />}>
        <TourPlan {...{ plan, scenes, chosen, put, nameOf }} onChoose={setChosen} />
      </Zoomed>
      <div className={styles.side}>
        <SceneList
          {...{ scenes, chosen, nameOf }}
          onChoose={setChosen}
          onAdd={() => {
            history.put(addScene(row, [Math.round(plan.width / 2), Math.round(plan.height / 2)]));
            setChosen(row.scenes.length);
          }}
        />
        {scene && (
          <SceneDetails
            {...{ scenes, nameOf }}
            at={chosen}
            onChange={(next, key) => put(next, { isDone: true, key })}
            onRemove={() => history.put(removeScene(row, chosen))}
          />
        )}
      </div>
    </div>
  );
}

type PlanProps = {
  plan: Plan;
  scenes: Scene[];
  chosen: number;
  put: Put;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
};

function TourPlan({ plan, scenes, chosen, put, nameOf, onChoose }: PlanProps) {
  const frame = planFrame(plan);
  const { rooms, windows, doors, walls } = planShapes(plan);
  const scene = scenes[chosen];
  const set = (index: number, next: Partial<Scene>) => scenes.map((one, at) => (at === index ? { ...one, ...next } : one));
  const indexOf = (id: string) => scenes.findIndex((one) => one.id === id);
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
      {scenes.flatMap(({ at, links }) =>
        links.map(({ through }) => <path key={`${at} ${through}`} className={shapes.way} d={line(at, through)} />),
      )}
      {scene && <path className={shapes.look} d={line(scene.at, headingPoint(scene))} />}
      {scene?.links.map(({ to, through }) => (
        <DragPoint
          key={to}
          kind="door"
          at={through}
          label={m.drawing_tour_door({ name: nameOf(indexOf(to)) })}
          onMove={(next, of) => put(moveDoor(scenes, scene.id, to, next), of)}
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
          onMove={(at, of) => put(set(index, { at }), of)}
        />
      ))}
      {scene && (
        <DragPoint
          kind="look"
          at={headingPoint(scene)}
          label={m.drawing_tour_look({ name: nameOf(chosen) })}
          onMove={(to, of) => put(set(chosen, { heading: headingTo(scene.at, to) }), of)}
        />
      )}
    </svg>
  );
}

const line = (from: XY, to: XY): string => `M${from.join(' ')}L${to.join(' ')}`;
