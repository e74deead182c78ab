import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { fieldError } from '../../data/field-error.ts';
import { formatMoney } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import { type FoundFlat, useFlatsByNumber } from '../../data/use-flats-by-number.ts';
import * as m from '../../paraglide/messages.js';
import { FlatSelect } from '../../parts/flat-select.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { withoutSent } from '../../parts/unsent-text.ts';
import { flatName, flatPlace } from './deal-texts.ts';
import styles from './deals.module.css';

const statusNames = {
  available: m.deals_flat_available,
  held: m.deals_flat_held,
  reserved: m.deals_flat_reserved,
  sold: m.deals_flat_sold,
} as const;
const textOf = ({ flat, price, status }: FoundFlat) =>
  [flatName(flat), flatPlace(flat), formatMoney(price), statusNames[status]()].join(' · ');

/** A client at the desk or on the telephone: number of the flat, phone, name, and it is reserved. */
export function DeskForm() {
  const { number, setNumber, flats, flat, choose, isNone } = useFlatsByNumber();
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const { run, busy, problem, answer, reset } = useCommand('POST /office/api/deals/hold', { refreshes: ['deals', 'flats'] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!flat || !(await run({ apartmentId: flat.id, phone, name }))) return;
    setNumber(withoutSent(number));
    setPhone(withoutSent(phone));
    setName(withoutSent(name));
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
          {...(isNone && { error: m.deals_desk_none() })}
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
      {flat && <FlatSelect flats={flats} flat={flat} textOf={textOf} onChoose={choose} />}
      <Refusal text={problem?.message} />
      {answer && (
        <p role="status">
          <Link to={`/deals/${answer.deal.number}`}>{m.deals_desk_done({ number: answer.deal.number })}</Link>
        </p>
      )}
    </form>
  );
}
