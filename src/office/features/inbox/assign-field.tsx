import { useQuery } from '@tanstack/react-query';
import type { WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import { ask } from '../../data/ask.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { Refusal } from '../../parts/refusal.tsx';

/** Gives the request to a colleague; beside each name how many that person has. */
export function AssignField({ request: { id, version, owner } }: { request: WholeRequest }) {
  const { data } = useQuery({
    queryKey: ['requests', 'owners'],
    queryFn: ({ signal }) => ask('GET /office/api/requests/owners', { signal }),
  });
  const { run, busy, problem } = useCommand('POST /office/api/requests/assign', { refreshes: ['request', 'requests', 'notices'] });
  const assign = async (ownerId: string) => {
    if (ownerId && !(await run({ id, version, ownerId }))) await queries.invalidateQueries({ queryKey: ['request'] });
  };
  return (
    <>
      <label className={record.filter}>
        <span>{m.inbox_assign()}</span>
        <select value={owner?.id ?? ''} disabled={busy || !data} onChange={({ target }) => void assign(target.value)}>
          {owner === null && <option value="">{m.inbox_no_owner()}</option>}
          {data?.owners
            .filter(({ id: one, mayOwn }) => mayOwn || one === owner?.id)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {m.inbox_assign_open({ name: one.name, open: one.open })}
              </option>
            ))}
        </select>
      </label>
      <Refusal text={problem?.message} />
    </>
  );
}
