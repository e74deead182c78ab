import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { slugify } from '../../../base/transliterate.ts';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import typography from '../../../ui/text/typography.module.css';
import { ask } from '../../data/ask.ts';
import { formatMoment } from '../../data/format.ts';
import { useHoldsEverywhere } from '../../data/use-holds-everywhere.ts';
import * as m from '../../paraglide/messages.js';
import { partName } from '../../parts/part-names.ts';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { CameraNote, NewCameras } from './cameras.tsx';
import { changeText } from './draft-list.tsx';
import { MoveRow, OrderNote, useOrder } from './move-row.tsx';
import styles from './releases.module.css';

type Props = { release: ReleaseRow; part: string; open: (next: Record<string, string>) => void };

/** The rows of a part of the site, to change one or to add one. */
export function BrowseContent({ release, part, open }: Props) {
  const [typed, setTyped] = useState('');
  const number = String(release.number);
  const parts = useQuery({ queryKey: ['content-parts'], queryFn: ({ signal }) => ask('GET /office/api/content', { signal }) });
  const query = useQuery({
    queryKey: ['content-rows', number, part],
    queryFn: ({ signal }) => ask('GET /office/api/content/rows', { query: { part, release: number }, signal }),
  });
  const order = useOrder({ release, part, rows: query.data });
  const isOfAll = useHoldsEverywhere('content.draft');
  const wanted = typed.trim().toLowerCase();
  const rows = (query.data?.rows ?? []).filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(wanted));
  const unwritten = (query.data?.unwritten ?? []).filter(({ title }) => title.toLowerCase().includes(wanted));
  const isEntries = parts.data?.parts.find((one) => one.part === part)?.isEntries ?? false;
  return (
    <>
      <button type="button" className={record.opens} onClick={() => open({})}>
        {m.releases_back()}
      </button>
      <search className={record.filters}>
        <label className={record.filter}>
          <span>{m.releases_part()}</span>
          <select value={part} onChange={({ target }) => open({ panel: 'content', part: target.value })}>
            {parts.data?.parts.map((one) => (
              <option key={one.part} value={one.part}>
                {partName(one.part)}
              </option>
            ))}
          </select>
        </label>
        <TextField
          label={m.releases_search()}
          name="q"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {part === 'legal_chapter' && (
        <Link className={record.opens} to="/releases/legal">
          {m.releases_legal_all()}
        </Link>
      )}
      <QueryState query={query} />
      {query.data && rows.length + unwritten.length === 0 && (
        <p className={typography.quiet}>{isOfAll || wanted ? m.releases_rows_nothing() : m.releases_layouts_shared()}</p>
      )}
      <ul className={styles.rows}>
        {rows.map(({ name, title, from, untranslated, stale, change }) => (
          <li key={name} className={styles.movable}>
            <button type="button" className={record.opens} onClick={() => open({ panel: 'row', part, name })}>
              {title}
            </button>
            <span className={record.note}>
              {[
                name !== title && name,
                from && formatMoment(from),
                change && changeText(change),
                stale > 0 && m.releases_stale({ count: stale }),
                untranslated > 0 && m.releases_untranslated({ count: untranslated }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {part === 'camera' && <CameraNote name={name} />}
            {wanted === '' && change !== 'removed' && <MoveRow order={order} name={name} title={title} />}
          </li>
        ))}
      </ul>
      {release.allowed.includes('edit') &&
        unwritten.map(({ name, title }) => (
          <p key={name} className={styles.newRow}>
            {part === 'layout_plan' ? m.drawing_layout_of_source({ title }) : m.releases_unwritten({ title })}
            <Button kind="quiet" arrow={false} onClick={() => open({ panel: 'row', part, name })}>
              {part === 'layout_plan' ? m.drawing_layout_draw() : m.releases_write()}
            </Button>
          </p>
        ))}
      {part === 'camera' && release.allowed.includes('edit') && query.data && (
        <NewCameras taken={query.data.rows.map(({ name }) => name)} onMake={(name) => open({ panel: 'row', part, name })} />
      )}
      <OrderNote order={order} by={query.data?.order.by} />
      {isEntries && part !== 'layout_plan' && release.allowed.includes('edit') && (
        <NewRow taken={(query.data?.rows ?? []).map(({ name }) => name)} onMake={(name) => open({ panel: 'row', part, name })} />
      )}
    </>
  );
}

const longestAddress = 150;

function NewRow({ taken, onMake }: { taken: readonly string[]; onMake: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const slug = slugify(typed);
  const isTaken = taken.includes(slug);
  const isLong = slug.length > longestAddress;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slug && !isTaken && !isLong) onMake(slug);
  };
  return (
    <form className={styles.newRow} onSubmit={submit} noValidate>
      <TextField
        label={m.releases_slug()}
        name="slug"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        {...(isTaken
          ? { error: m.releases_slug_taken() }
          : isLong
            ? { error: m.shell_field_too_long() }
            : slug && slug !== typed && { hint: slug })}
      />
      <Button type="submit" kind="quiet" arrow={false} disabled={!slug || isTaken || isLong}>
        {m.releases_add_row()}
      </Button>
    </form>
  );
}
