import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../data/ask.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import record from '../../parts/record.module.css';

/** All open requests of an absent person go to another. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { data } = useQuery({
    queryKey: ['requests', 'owners'],
    queryFn: ({ signal }) => ask('GET /office/api/requests/owners', { signal }),
  });
  const { run, busy, problem, answer } = useCommand('POST /office/api/requests/move', { refreshes: ['requests', 'notices'] });
  const owners = data?.owners ?? [];
  const person = (label: string, value: string, onChoose: (id: string) => void, isOffered: (one: (typeof owners)[number]) => boolean) => (
    <label className={record.filter}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{m.inbox_move_choose()}</option>
        {owners.filter(isOffered).map(({ id, name, open }) => (
          <option key={id} value={id}>
            {m.inbox_assign_open({ name, open })}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <DialogForm
      busy={busy}
      problem={problem}
      onClose={onClose}
      title={m.inbox_move_title()}
      action={m.inbox_move_do()}
      isReady={from !== '' && to !== ''}
      onSubmit={() => run({ fromId: from, toId: to })}
      result={answer && <p role="status">{m.inbox_move_done({ count: answer.moved })}</p>}
    >
      <p>{m.inbox_move_about()}</p>
      {person(m.inbox_move_from(), from, setFrom, ({ id, open }) => id !== to && open > 0)}
      {person(m.inbox_move_to(), to, setTo, ({ id, mayOwn }) => id !== from && mayOwn)}
    </DialogForm>
  );
}
