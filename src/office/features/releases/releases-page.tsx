import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { fieldError } from '../../data/field-error.ts';
import { formatMoment } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import { useHoldsEverywhere } from '../../data/use-holds-everywhere.ts';
import * as m from '../../paraglide/messages.js';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { RecordTable } from '../../parts/record-table.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { NewNews } from './new-news.tsx';

const lookEveryMs = 10_000;

/** The state of a release with its instant. */
export function stateText({ state, publishAt, publishedAt, undoneAt }: ReleaseRow): string {
  if (state === 'draft') return m.releases_state_draft();
  if (state === 'scheduled') return m.releases_state_scheduled({ at: formatMoment(publishAt ?? '') });
  if (state === 'published') return m.releases_state_published({ at: formatMoment(publishedAt ?? '') });
  return m.releases_state_undone({ at: formatMoment(undoneAt ?? '') });
}

/** What changes on the site together: in progress, scheduled, published. */
export function ReleasesPage() {
  const [isNew, setNew] = useState<'release' | 'news' | null>(null);
  const query = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => ask('GET /office/api/releases', { signal }),
    refetchInterval: lookEveryMs,
  });
  const releases = query.data?.releases ?? [];
  const isOfAll = useHoldsEverywhere('content.draft');
  return (
    <>
      <ScreenHead title={m.releases_title()} about={isOfAll ? m.releases_about() : m.releases_about_own()}>
        {isOfAll && (
          <Button kind="quiet" arrow={false} onClick={() => setNew('news')}>
            {m.releases_new_news()}
          </Button>
        )}
        <Button arrow={false} onClick={() => setNew('release')}>
          {m.releases_new()}
        </Button>
      </ScreenHead>
      {isOfAll && (
        <p>
          <Link className={record.opens} to="/releases/translations">
            {m.releases_translations()}
          </Link>
        </p>
      )}
      <QueryState query={query} />
      {query.data && releases.length === 0 && <p className={typography.quiet}>{m.releases_nothing()}</p>}
      {releases.length > 0 && (
        <RecordTable columns={[m.releases_col_name(), m.releases_col_state(), m.releases_col_rows(), m.releases_col_who()]}>
          {releases.map((release) => (
            <tr key={release.number}>
              <th scope="row">
                <Link to={`/releases/${release.number}`} className={record.opens}>
                  {release.name}
                </Link>
              </th>
              <td>
                {stateText(release)}
                {release.heldBack && <span className={`${record.note} ${record.late}`}>{heldBackText(release.heldBack)}</span>}
              </td>
              <td>
                {(release.drafts > 0 || release.prices + release.statuses === 0) && m.releases_rows({ count: release.drafts })}
                {release.prices > 0 && <span className={record.note}>{m.prices_of_release({ count: release.prices })}</span>}
                {release.statuses > 0 && <span className={record.note}>{m.prices_statuses_of_release({ count: release.statuses })}</span>}
              </td>
              <td>
                {release.by.name}
                <span className={record.note}>{formatMoment(release.madeAt)}</span>
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
      {isNew === 'release' && <NewRelease onClose={() => setNew(null)} />}
      {isNew === 'news' && <NewNews onClose={() => setNew(null)} />}
    </>
  );
}

export const heldBackText = (why: NonNullable<ReleaseRow['heldBack']>): string =>
  why === 'conflicts' ? m.releases_held_back_conflicts() : m.releases_held_back_faults();

function NewRelease({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const navigate = useNavigate();
  const { run, busy, problem } = useCommand('POST /office/api/releases/make', { refreshes: ['releases'] });
  const submit = async () => {
    const made = await run({ name });
    if (made) void navigate(`/releases/${made.release.number}`);
    return made;
  };
  return (
    <DialogForm title={m.releases_new()} action={m.releases_make()} busy={busy} problem={problem} onClose={onClose} onSubmit={submit}>
      <TextField
        label={m.releases_name()}
        hint={m.releases_name_hint()}
        name="name"
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        {...fieldError(problem, 'name')}
      />
    </DialogForm>
  );
}
