import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { LegalVersionRow } from '../../../contract/office/releases/legal.ts';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';
import { LegalText } from '../../parts/legal-text.tsx';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import styles from './releases.module.css';

const pageName = (page: LegalVersionRow['page']): string =>
  page === 'terms-of-use' ? m.releases_legal_terms() : m.releases_legal_privacy();
const termOf = ({ since, until }: LegalVersionRow): string =>
  until === null
    ? m.releases_legal_now({ at: formatMoment(since) })
    : m.releases_legal_until({ at: formatMoment(since), until: formatMoment(until) });

/** The legal texts of the site as they were at each time. */
export function LegalPage() {
  const [parameters, setParameters] = useSearchParams();
  const [page, number] = [parameters.get('page'), parameters.get('number')];
  const query = useQuery({ queryKey: ['legal-versions'], queryFn: ({ signal }) => ask('GET /office/api/legal/versions', { signal }) });
  return (
    <>
      <ScreenHead title={m.releases_legal_title()} about={m.releases_legal_about()} />
      <QueryState query={query} />
      {query.data && (
        <RecordTable columns={[m.releases_legal_version(), m.releases_legal_when()]}>
          {query.data.versions.map((version) => (
            <tr key={`${version.page}/${version.number}`}>
              <th scope="row">
                <button
                  type="button"
                  className={record.opens}
                  aria-pressed={version.page === page && `${version.number}` === number}
                  onClick={() => setParameters({ page: version.page, number: `${version.number}` })}
                >
                  {m.releases_legal_name({ name: pageName(version.page), number: version.number })}
                </button>
              </th>
              <td>{termOf(version)}</td>
            </tr>
          ))}
        </RecordTable>
      )}
      {(page === 'terms-of-use' || page === 'privacy-policy') && number && <Version page={page} number={number} />}
    </>
  );
}

/** Both languages side by side. */
function Version({ page, number }: { page: LegalVersionRow['page']; number: string }) {
  const query = useQuery({
    queryKey: ['legal-version', page, number],
    queryFn: ({ signal }) => ask('GET /office/api/legal/version', { query: { page, number }, signal }),
  });
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  return (
    <section className={styles.legal}>
      <h2 className={styles.heading}>{m.releases_legal_name({ name: pageName(data.page), number: data.number })}</h2>
      <p className={record.quiet}>{termOf(data)}</p>
      <LegalText chapters={data.chapters} />
    </section>
  );
}
