import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { ask } from '../../data/ask.ts';
import { formatMoney } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import record from '../record.module.css';

/** A free flat by its number; `isTaken`: the one that the client asked about is not free. */
export function QuoteFlat({ isTaken, onChoose }: { isTaken: boolean; onChoose: (id: number | null) => void }) {
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: ['flats', number.trim()],
    queryFn: ({ signal }) => ask('GET /office/api/flats', { query: { number: number.trim() }, signal }),
    enabled: number.trim() !== '',
  });
  const flats = (data?.flats ?? []).filter(({ status }) => status === 'available');
  const flat = flats.find(({ id }) => id === chosen) ?? flats[0];
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
        {...(data && flats.length === 0 && { error: m.quotes_none_free() })}
      />
      {flat && (
        <label className={record.filter}>
          <span>{m.deals_desk_which()}</span>
          <select value={flat.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {flats.map((one) => (
              <option key={one.id} value={one.id}>
                {[one.flat.number, one.flat.project?.name, one.flat.section, formatMoney(one.price)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
