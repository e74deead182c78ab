import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { metresFrom, minutesStraight, placeAt } from '../../../../../plans/ground/near.ts';
import { ask } from '../../../../data/ask.ts';
import * as m from '../../../../paraglide/messages.js';
import { useForm } from '../../form/form-context.ts';
import styles from '../drawing.module.css';
import { arrowStep, historyKey } from '../keys.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import { useHistory } from '../use-drawing.ts';
import { Zoomed } from '../zoomed.tsx';
import map from './ground-map.module.css';
import { type Ground, GroundMap } from './ground-map.tsx';

type Point = { lat: number; lng: number };
type Step = [east: number, south: number];
export type PlaceRow = { project: string; minutes: number; point: Point };

const rowQuery = (release: number, part: string, name: string) => ({
  queryKey: ['content-row', release, part, name, 'read'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    ask('GET /office/api/content/row', { query: { part, name, release: String(release) }, signal }),
  enabled: name !== '',
});

type Props = { release: number; content: PlaceRow };

/** A place near a project: its pin on the drawn ground around the gate. */
export function PlaceEditor({ release, content }: Props) {
  const { project } = content;
  const ground = useQuery(rowQuery(release, 'surroundings', project));
  const story = useQuery(rowQuery(release, 'project', project));
  const contentOf = ({ data }: typeof ground) => (data?.draft ?? data?.live)?.content ?? null;
  if (project === '') return <p className={styles.hint}>{m.drawing_no_project()}</p>;
  const [around, gate] = [contentOf(ground) as Ground | null, (contentOf(story) as { point?: Point | null } | null)?.point];
  if (!around || !gate) return ground.data && story.data ? <p className={styles.hint}>{m.drawing_place_no_ground()}</p> : null;
  return <PlaceMap key={project} content={content} gate={gate} ground={around} />;
}

type MapProps = { content: PlaceRow; ground: Ground; gate: Point };

function PlaceMap({ content, ground, gate }: MapProps) {
  const { change } = useForm();
  const history = useHistory(content.point, (point) => change(['point'], point));
  const svg = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Step | null>(null);
  // A new place has no point yet: its pin stands at the gate.
  const isPlaced = content.point.lat !== 0 || content.point.lng !== 0;
  const at: Step = dragged ?? (isPlaced ? metresFrom(gate, content.point) : [0, 0]);
  const [frame] = useState(() => {
    const half = Math.max(ground.reach, Math.abs(at[0]) / 1.5, Math.abs(at[1])) + 60;
    return { width: 3 * half, height: 2 * half };
  });
  const put = (to: Step, key: string | null = null) => {
    const [lng, lat] = placeAt(gate, to);
    history.put({ lat: degrees(lat), lng: degrees(lng) }, key);
  };
  const stepOf = ({ clientX, clientY }: MouseEvent): Step => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return at;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [Math.min(Math.max(x, -frame.width / 2), frame.width / 2), Math.min(Math.max(y, -frame.height / 2), frame.height / 2)];
  };
  const metres = Math.round(Math.hypot(...at));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole editor, which has a button for each
    <div
      className={styles.single}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        const way = historyKey(event);
        if (way) history[way]();
        else if (step && svg.current?.contains(event.target as Node)) put([at[0] + step[0], at[1] + step[1]], 'arrows');
        else return;
        event.preventDefault();
      }}
    >
      <h3 className={styles.title}>{m.drawing_title_place()}</h3>
      <p className={styles.small}>{m.drawing_small_screen()}</p>
      <Zoomed frame={frame} tools={<UndoButtons history={history} />}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the pin and the two coordinates below */}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no other element for a group */}
        <svg
          ref={svg}
          className={map.map}
          role="group"
          aria-label={m.drawing_title_place()}
          viewBox={`${-frame.width / 2} ${-frame.height / 2} ${frame.width} ${frame.height}`}
          onClick={(event) => put(stepOf(event))}
        >
          <GroundMap ground={ground} />
          {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing */}
          <g
            className={map.pin}
            role="button"
            tabIndex={0}
            aria-label={m.drawing_place_pin({ metres })}
            onClick={(event) => event.stopPropagation()}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(at);
            }}
            onPointerMove={(event) => dragged && setDragged(stepOf(event))}
            onPointerUp={() => {
              if (dragged) put(dragged);
              setDragged(null);
            }}
            onPointerCancel={() => setDragged(null)}
          >
            <path d={`M${at.join(' ')}h0`} />
            <path d={`M${at.join(' ')}h0`} />
          </g>
        </svg>
      </Zoomed>
      <p className={styles.hint} role="status">
        {m.drawing_place_way({ metres, minutes: minutesStraight(at) })}
      </p>
      <p className={`${styles.hint} ${styles.moving}`}>{m.drawing_place_moving()}</p>
    </div>
  );
}

/** About a metre. */
const degrees = (value: number): number => Math.round(value * 100_000) / 100_000;
