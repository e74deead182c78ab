import type { FoundFlat } from '../data/use-flats-by-number.ts';
import * as m from '../paraglide/messages.js';
import record from './record.module.css';

type Props = { flats: readonly FoundFlat[]; flat: FoundFlat; onChoose: (id: number) => void; textOf: (flat: FoundFlat) => string };

/** Which of the flats that bear one number in several buildings. */
export const FlatSelect = ({ flats, flat, onChoose, textOf }: Props) => (
  <label className={record.filter}>
    <span>{m.deals_desk_which()}</span>
    <select value={flat.id} onChange={({ target }) => onChoose(Number(target.value))}>
      {flats.map((one) => (
        <option key={one.id} value={one.id}>
          {textOf(one)}
        </option>
      ))}
    </select>
  </label>
);
