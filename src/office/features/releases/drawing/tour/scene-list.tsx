import type { XY } from '../../../../../base/geometry/outline.ts';
import { Checkbox } from '../../../../../ui/controls/checkbox.tsx';
import * as m from '../../../../paraglide/messages.js';
import { Coordinate } from '../coordinate.tsx';
import styles from '../drawing.module.css';
import { joinScenes, partScenes, type Scene } from './tour-scenes.ts';

type ListProps = {
  scenes: readonly Scene[];
  chosen: number;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
  onAdd: () => void;
};

/** The scenes of a tour, and those that no door leads to. */
export const SceneList = ({ scenes, chosen, nameOf, onChoose, onAdd }: ListProps) => (
  <section className={styles.list}>
    <ul className={styles.places} aria-label={m.drawing_tour_scenes()}>
      {scenes.map(({ id }, index) => (
        <li key={id}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <span>{nameOf(index)}</span>
            {index > 0 && !scenes.some(({ links }) => links.some(({ to }) => to === id)) && (
              <span className={styles.fault}>{m.drawing_tour_no_door()}</span>
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
  scenes: readonly Scene[];
  at: number;
  nameOf: (index: number) => string;
  onChange: (scenes: Scene[], key: string | null) => void;
  onRemove: () => void;
};

/** One scene in numbers, and the scenes that it has doors to. */
export function SceneDetails({ scenes, at, nameOf, onChange, onRemove }: DetailsProps) {
  const scene = scenes[at];
  if (!scene) return null;
  const [x, y] = scene.at;
  const set = (next: Partial<Scene>) => scenes.map((one, index) => (index === at ? { ...one, ...next } : one));
  const numbers = [
    { label: m.drawing_flat_x(), value: x, to: (value: number) => set({ at: [value, y] as XY }) },
    { label: m.drawing_flat_y(), value: y, to: (value: number) => set({ at: [x, value] as XY }) },
    { label: m.drawing_tour_heading(), value: scene.heading, to: (value: number) => set({ heading: value }) },
  ];
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{nameOf(at)}</h4>
      <div className={styles.frame}>
        {numbers.map(({ label, value, to }) => (
          <div key={label} className={styles.choice}>
            <span aria-hidden="true">{label}</span>
            <Coordinate label={label} value={value} onChange={(next) => onChange(to(next), `${scene.id}/${label}`)} />
          </div>
        ))}
      </div>
      <fieldset className={styles.doors}>
        <legend>{m.drawing_tour_doors()}</legend>
        {scenes.map(({ id }, index) => {
          const isJoined = scene.links.some(({ to }) => to === id);
          return (
            index !== at && (
              <Checkbox
                key={id}
                checked={isJoined}
                onChange={() => onChange(isJoined ? partScenes(scenes, scene.id, id) : joinScenes(scenes, at, index), null)}
              >
                {nameOf(index)}
              </Checkbox>
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
