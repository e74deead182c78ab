import { useQuery } from '@tanstack/react-query';
import { ownedFields } from '../../../contract/office/prices/prices.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { ask } from '../../data/ask.ts';
import { meQuery } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import styles from './imports.module.css';

const names: Record<(typeof ownedFields)[number], () => string> = {
  price: m.imports_owned_price,
  status: m.imports_owned_status,
  facts: m.imports_owned_facts,
  project: m.imports_owned_project,
};

/** What the office decides in each project; feeds and the CRM decide the rest. */
export function OfficeFields() {
  const query = useQuery({ queryKey: ['office-fields'], queryFn: ({ signal }) => ask('GET /office/api/office-fields', { signal }) });
  const { data: me } = useQuery(meQuery);
  const { run, busy, problem } = useCommand('POST /office/api/office-fields/save', { refreshes: ['office-fields'] });
  const mayChange = me?.rights.some(({ right }) => right === 'import.approve') ?? false;
  return (
    <details className={styles.owned}>
      <summary className={record.discloses}>{m.imports_owned_title()}</summary>
      <p className={styles.quiet}>{m.imports_owned_about()}</p>
      <QueryState query={query} />
      <Refusal text={problem?.message} />
      {query.data && (
        <RecordTable columns={[m.prices_col_project(), ...ownedFields.map((fields) => names[fields]())]}>
          {query.data.projects.map(({ id, name, office }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {ownedFields.map((fields) => (
                <td key={fields}>
                  <Checkbox
                    checked={office.includes(fields)}
                    disabled={busy || !mayChange}
                    aria-label={`${name}, ${names[fields]()}: ${m.imports_owned_office()}`}
                    onChange={({ target }) =>
                      void run({ project: id, office: target.checked ? [...office, fields] : office.filter((one) => one !== fields) })
                    }
                  >
                    {m.imports_owned_office()}
                  </Checkbox>
                </td>
              ))}
            </tr>
          ))}
        </RecordTable>
      )}
    </details>
  );
}
