import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import type { DraftFault } from '../../../../../contract/office/releases/releases.ts';
import * as m from '../../../../paraglide/messages.js';
import { Coordinate } from '../coordinate.tsx';
import styles from '../drawing.module.css';
import type { FloorRow } from './floor-places.ts';

type Props = {
  row: FloorRow;
  building: BuildingAnswer;
  faults: readonly DraftFault[];
  onChange: (row: FloorRow, key: string | null) => void;
};
const framed = new Set(['section', 'floors', 'width', 'height', 'turn']);

/** Which storeys a plan is of, and how large it is. */
export function FloorFrame({ row, building, faults, onChange }: Props) {
  const [from, to] = row.floors;
  const numbers = [
    { name: 'from', label: m.drawing_floor_from(), value: from, set: (value: number) => ({ floors: [value, to] as [number, number] }) },
    { name: 'to', label: m.drawing_floor_to(), value: to, set: (value: number) => ({ floors: [from, value] as [number, number] }) },
    { name: 'width', label: m.drawing_floor_width(), value: row.width, set: (value: number) => ({ width: value }) },
    { name: 'height', label: m.drawing_floor_height(), value: row.height, set: (value: number) => ({ height: value }) },
  ];
  return (
    <div className={styles.frame}>
      <label className={styles.choice}>
        <span>{m.drawing_section()}</span>
        <select value={row.section} onChange={({ target }) => onChange({ ...row, section: target.value }, null)}>
          {!building.sections.some(({ id }) => id === row.section) && <option value={row.section}>{row.section}</option>}
          {building.sections.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {numbers.map(({ name, label, value, set }) => (
        <div key={name} className={styles.choice}>
          <span aria-hidden="true">{label}</span>
          <Coordinate label={label} value={value} onChange={(next) => onChange({ ...row, ...set(Math.round(next)) }, name)} />
        </div>
      ))}
      {faults
        .filter(({ path }) => framed.has(path[0] ?? ''))
        .map(({ path, message }) => (
          <p key={path.join('.')} className={styles.fault}>
            {message}
          </p>
        ))}
    </div>
  );
}
