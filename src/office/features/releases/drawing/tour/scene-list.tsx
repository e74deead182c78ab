import type { XY } from '../../../../../base/geometry/outline.ts';
import { type Frame, pointIn } from '../../../../../plans/shapes/edit-outlines.ts';
import { Checkbox } from '../../../../../ui/controls/checkbox.tsx';
import * as m from '../../../../paraglide/messages.js';
import { Field } from '../../form/fields.tsx';
import { Coordinate } from '../coordinate.tsx';
import styles from '../drawing.module.css';
import { joinScenes, moveDoor, partScenes, type Scene, type TourRow } from './tour-scenes.ts';

type ListProps = {
  scenes: readonly Scene[];
  chosen: number;
  nameOf: (index: number) => string;
  faultsOf: (index: number) => readonly object[];
  onChoose: (index: number) => void;
  onAdd: () => void;
};

/** The scenes of a tour, and those that no door leads to. */
export const SceneList = ({ scenes, chosen, nameOf, faultsOf, onChoose, onAdd }: ListProps) => (
  <section className={styles.list}>
    <ul className={styles.places} aria-label={m.drawing_tour_scenes()}>
      {scenes.map(({ id }, index) => (
        <li key={id}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <span>{nameOf(index)}</span>
            {index > 0 && !scenes.some(({ links }) => links.some(({ to }) => to === id)) ? (
              <span className={styles.fault}>{m.drawing_tour_no_door()}</span>
            ) : (
              faultsOf(index).length > 0 && <span className={styles.fault}>{m.drawing_wrong()}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
    <button type="button" className={styles.action} onClick={onAdd}>
      {m.drawing_tour_add()}
    </button>
  </section>
);

type DetailsProps = {
  row: TourRow;
  scenes: readonly Scene[];
  at: number;
  plan: Frame | null;
  faults: readonly string[];
  nameOf: (index: number) => string;
  onChange: (scenes: Scene[], key: string | null) => void;
  onRemove: () => void;
};

/** One scene in numbers, and the scenes that it has doors to. */
export function SceneDetails({ row, scenes, at, plan, faults, nameOf, onChange, onRemove }: DetailsProps) {
  const scene = scenes[at];
  if (!scene) return null;
  const inPlan = (point: XY): XY => (plan ? pointIn(plan, point) : point);
  const set = (next: Partial<Scene>, key: string) => {
    const changed = scenes.map((one, index) => (index === at ? { ...one, ...next } : one));
    onChange(changed, `${scene.id}/${key}`);
  };
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{nameOf(at)}</h4>
      {faults.map((message) => (
        <p key={message} className={styles.fault}>
          {message}
        </p>
      ))}
      <Field schema={{ type: 'string' }} value={row.uk.rooms[at]} path={['uk', 'rooms', `${at}`]} label={m.drawing_tour_name_uk()} />
      <Field schema={{ type: 'string' }} value={row.en.rooms[at]} path={['en', 'rooms', `${at}`]} label={m.drawing_tour_name_en()} />
      <Field
        schema={{ type: 'string', format: 'picture' }}
        value={row.gallery[at]}
        path={['gallery', `${at}`]}
        label={m.drawing_tour_panorama()}
      />
      <div className={styles.frame}>
        <Place of={nameOf(at)} at={scene.at} onChange={(next, axis) => set({ at: inPlan(next) }, axis)} />
        <div className={styles.choice}>
          <span aria-hidden="true">{m.drawing_tour_heading()}</span>
          <Coordinate label={m.drawing_tour_heading()} value={scene.heading} onChange={(heading) => set({ heading }, 'heading')} />
        </div>
      </div>
      <fieldset className={styles.doors}>
        <legend>{m.drawing_tour_doors()}</legend>
        {scenes.map(({ id }, index) => {
          const door = scene.links.find(({ to }) => to === id);
          const name = nameOf(index);
          return (
            index !== at && (
              <div key={id}>
                <Checkbox
                  checked={door !== undefined}
                  onChange={() => onChange(door ? partScenes(scenes, scene.id, id) : joinScenes(scenes, at, index), null)}
                >
                  {name}
                </Checkbox>
                {door && (
                  <div className={styles.frame}>
                    <Place
                      of={m.drawing_tour_door({ name })}
                      at={door.through}
                      onChange={(next, axis) => onChange(moveDoor(scenes, scene.id, id, inPlan(next)), `${scene.id}/${id}/${axis}`)}
                    />
                  </div>
                )}
              </div>
            )
          );
        })}
      </fieldset>
      <p className={styles.hint}>{m.drawing_tour_moving()}</p>
      <button type="button" className={styles.action} onClick={onRemove}>
        {m.drawing_tour_remove()}
      </button>
    </section>
  );
}

type PlaceProps = { of: string; at: XY; onChange: (to: XY, axis: string) => void };

/** A point of the plan in numbers. */
const Place = ({ of, at: [x, y], onChange }: PlaceProps) =>
  [
    { axis: 'x', value: x, label: m.drawing_flat_x(), to: (next: number): XY => [next, y] },
    { axis: 'y', value: y, label: m.drawing_flat_y(), to: (next: number): XY => [x, next] },
  ].map(({ axis, value, label, to }) => (
    <div key={axis} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <Coordinate label={`${of}: ${label}`} value={value} onChange={(next) => onChange(to(next), axis)} />
    </div>
  ));
