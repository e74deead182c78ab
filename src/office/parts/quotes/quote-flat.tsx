import { useEffect } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { formatMoney } from '../../data/format.ts';
import { type FoundFlat, useFlatsByNumber } from '../../data/use-flats-by-number.ts';
import * as m from '../../paraglide/messages.js';
import { FlatSelect } from '../flat-select.tsx';

const isFree = ({ status }: FoundFlat) => status === 'available';
const textOf = ({ flat, price }: FoundFlat) =>
  [flat.number, flat.project?.name, flat.section, formatMoney(price)].filter(Boolean).join(' · ');

/** A free flat by its number; `isTaken`: the one that the client asked about is not free. */
export function QuoteFlat({ isTaken, onChoose }: { isTaken: boolean; onChoose: (id: number | null) => void }) {
  const { number, setNumber, flats, flat, choose, isNone } = useFlatsByNumber(isFree);
  const id = flat?.id ?? null;
  useEffect(() => onChoose(id), [id, onChoose]);
  return (
    <>
      {isTaken && <p>{m.quotes_taken()}</p>}
      <TextField
        label={m.deals_desk_number()}
        name="flat"
        autoComplete="off"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        {...(isNone && { error: m.quotes_none_free() })}
      />
      {flat && <FlatSelect flats={flats} flat={flat} textOf={textOf} onChoose={choose} />}
    </>
  );
}
