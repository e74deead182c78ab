import type { XY } from '../../../../../base/geometry/outline.ts';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import * as m from '../../../../paraglide/messages.js';
import { Coordinate } from '../coordinate.tsx';
import styles from '../drawing.module.css';
import { type FlatPlace, type FloorRow, layoutOf, type PlacedFlat } from './floor-places.ts';

type ListProps = {
  places: readonly FlatPlace[];
  row: FloorRow;
  building: BuildingAnswer;
  chosen: number | null;
  isWrong: (at: number) => boolean;
  onChoose: (position: number) => void;
};

const isOther = ({ layouts, placed }: FlatPlace, { flats }: FloorRow): boolean =>
  layouts.length > 0 && placed !== null && !layouts.includes(flats[placed]?.layout ?? '');

/** The places of flats on these storeys, with those that are not on the plan or have another layout in the catalogue. */
export function FlatList({ places, row, building, chosen, isWrong, onChoose }: ListProps) {
  const missing = places.filter(({ placed }) => placed === null).length;
  const stateOf = (place: FlatPlace): [string, string | undefined] => {
    if (place.placed === null) return [m.drawing_flat_missing(), styles.fault];
    if (isWrong(place.placed)) return [m.drawing_wrong(), styles.fault];
    if (isOther(place, row)) return [m.drawing_flat_other(), styles.fault];
    const id = row.flats[place.placed]?.layout ?? '';
    return [layoutOf(building, id)?.name ?? id, styles.hint];
  };
  return (
    <section className={styles.list}>
      <p role="status" className={missing > 0 ? styles.fault : styles.hint}>
        {missing > 0 ? m.drawing_flats_missing({ count: missing }) : m.drawing_flats_complete()}
      </p>
      <ul className={styles.places} aria-label={m.drawing_flat_places()}>
        {places.map((place) => {
          const [state, look] = stateOf(place);
          return (
            <li key={place.position}>
              <button type="button" aria-pressed={chosen === place.position} onClick={() => onChoose(place.position)}>
                <span>{m.drawing_flat_place({ position: place.position })}</span> <span className={look}>{state}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type DetailsProps = {
  place: FlatPlace;
  row: FloorRow;
  building: BuildingAnswer;
  faults: readonly string[];
  onChange: (at: number, next: Partial<PlacedFlat>, key: string | null) => void;
  onFlats: (flats: PlacedFlat[]) => void;
};

/** One place: its layout, turned and placed in numbers as well. */
export function FlatDetails({ place, row, building, faults, onChange, onFlats }: DetailsProps) {
  const { position, placed: at, layouts } = place;
  const flat = at === null ? undefined : row.flats[at];
  const nameOf = (id: string) => layoutOf(building, id)?.name ?? id;
  const add = () => {
    const layout = layouts[0] ?? building.layouts[0]?.id ?? '';
    onFlats([...row.flats, { position, layout, at: [Math.round(row.width / 2), Math.round(row.height / 2)], turn: 0 }]);
  };
  return (
    <section className={styles.details}>
      <h4 className={styles.title}>{m.drawing_flat_place({ position })}</h4>
      {layouts.length > 0 && <p className={styles.hint}>{m.drawing_flat_in_catalogue({ names: layouts.map(nameOf).join(', ') })}</p>}
      {faults.map((message) => (
        <p key={message} className={styles.fault}>
          {message}
        </p>
      ))}
      {flat && at !== null && <PlacedFields flat={flat} at={at} building={building} onChange={onChange} />}
      <p className={styles.tools}>
        {/* One button through both states: it keeps the focus. */}
        <button type="button" onClick={flat && at !== null ? () => onChange(at, { turn: (flat.turn + 90) % 360 }, null) : add}>
          {flat ? m.drawing_flat_turn() : m.drawing_flat_put()}
        </button>
        {flat && (
          <button type="button" onClick={() => onFlats(row.flats.filter((one) => one !== flat))}>
            {m.drawing_flat_remove()}
          </button>
        )}
      </p>
      {flat && <p className={styles.hint}>{m.drawing_flat_moving()}</p>}
    </section>
  );
}

type FieldsProps = { flat: PlacedFlat; at: number } & Pick<DetailsProps, 'building' | 'onChange'>;

function PlacedFields({ flat, at, building, onChange }: FieldsProps) {
  const [x, y] = flat.at;
  const axes = [
    { label: m.drawing_flat_x(), value: x, to: (value: number): XY => [value, y] },
    { label: m.drawing_flat_y(), value: y, to: (value: number): XY => [x, value] },
  ];
  return (
    <>
      <label className={styles.choice}>
        <span>{m.drawing_flat_layout()}</span>
        <select value={flat.layout} onChange={({ target }) => onChange(at, { layout: target.value }, null)}>
          {!layoutOf(building, flat.layout) && <option value={flat.layout}>{flat.layout}</option>}
          {building.layouts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.frame}>
        {axes.map(({ label, value, to }) => (
          <div key={label} className={styles.choice}>
            <span aria-hidden="true">{label}</span>
            <Coordinate label={label} value={value} onChange={(next) => onChange(at, { at: to(next) }, `${at}/${label}`)} />
          </div>
        ))}
      </div>
    </>
  );
}
