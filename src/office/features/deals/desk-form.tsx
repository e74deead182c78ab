import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { fieldError } from '../../data/field-error.ts';
import { formatMoney } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';
import { flatName, flatPlace } from './deal-texts.ts';
import styles from './deals.module.css';

const statusNames = {
  available: m.deals_flat_available,
  held: m.deals_flat_held,
  reserved: m.deals_flat_reserved,
  sold: m.deals_flat_sold,
} as const;

/** A client at the desk or on the telephone: number of the flat, phone, name, and it is reserved. */
export function DeskForm() {
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const { data } = useQuery({
    queryKey: ['flats', number.trim()],
    queryFn: ({ signal }) => ask('GET /office/api/flats', { query: { number: number.trim() }, signal }),
    enabled: number.trim() !== '',
  });
  const { run, busy, problem, answer, reset } = useCommand('POST /office/api/deals/hold', { refreshes: ['deals', 'flats'] });
  const flats = data?.flats ?? [];
  const flat = flats.find(({ id }) => id === chosen) ?? flats[0];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!flat || !(await run({ apartmentId: flat.id, phone, name }))) return;
    setNumber('');
    setPhone('');
    setName('');
  };
  const wrongPhone = fieldError(problem, 'phone');
  return (
    <form className={styles.desk} onSubmit={(event) => void submit(event)} onChange={() => answer && reset()} noValidate>
      <h2 className={typography.name}>{m.deals_desk_title()}</h2>
      <div className={styles.fields}>
        <TextField
          label={m.deals_desk_number()}
          name="flat"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          {...(data && flats.length === 0 && { error: m.deals_desk_none() })}
        />
        <TextField
          label={m.deals_desk_phone()}
          name="phone"
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          {...wrongPhone}
        />
        <TextField
          label={m.deals_desk_name()}
          name="name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          {...fieldError(problem, 'name')}
        />
        <Button type="submit" arrow={false} disabled={busy || !flat}>
          {m.deals_desk_hold()}
        </Button>
      </div>
      {flats.length > 0 && flat && (
        <label className={record.filter}>
          <span>{m.deals_desk_which()}</span>
          <select value={flat.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {flats.map((one) => (
              <option key={one.id} value={one.id}>
                {[flatName(one.flat), flatPlace(one.flat), formatMoney(one.price), statusNames[one.status]()].join(' · ')}
              </option>
            ))}
          </select>
        </label>
      )}
      <Refusal text={problem?.message} />
      {answer && (
        <p role="status">
          <Link to={`/deals/${answer.deal.number}`}>{m.deals_desk_done({ number: answer.deal.number })}</Link>
        </p>
      )}
    </form>
  );
}
