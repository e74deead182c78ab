import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { ask } from '../../data/ask.ts';
import { useHoldsEverywhere } from '../../data/use-holds-everywhere.ts';
import * as m from '../../paraglide/messages.js';
import { QueryState } from '../../parts/query-state.tsx';
import { BrowseContent } from './browse-content.tsx';
import { DraftList } from './draft-list.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { changesOffers, ReleaseFlats } from './release-flats.tsx';
import { ReleaseHead } from './release-head.tsx';
import styles from './releases.module.css';
import { isWide } from './row-drawing.tsx';
import { RowPanel } from './row-panel.tsx';

const lookEveryMs = 10_000;

/** Where visitors see prices and statuses first. */
const listOfFlats = '/apartments/';

/** A release: what it changes, the form of one row of it, and beside them the site as it will be. */
export function ReleasePage() {
  const number = useParams().number ?? '';
  const [parameters, setParameters] = useSearchParams();
  const [side, setSide] = useState<'changes' | 'page'>('changes');
  const [page, showPage] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['release', number],
    queryFn: ({ signal }) => ask('GET /office/api/release', { query: { number }, signal }),
    refetchInterval: lookEveryMs,
  });
  const open = useCallback(
    (next: Record<string, string>) => {
      setParameters(next);
      setSide('changes');
    },
    [setParameters],
  );
  const isOfAll = useHoldsEverywhere('content.draft');
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const isGone = officeProblemOf(query.error)?.code === 'unknown-release';
  // What a person has typed stays to be copied.
  const { drafts, breaks, withheld, release } = isGone ? { ...data, withheld: null, release: { ...data.release, allowed: [] } } : data;
  const [panel, part, name] = [parameters.get('panel'), parameters.get('part') ?? '', parameters.get('name') ?? ''];
  const changesFlats = release.prices + release.statuses > 0;
  const isOpen = release.allowed.includes('edit');
  return (
    <>
      <ReleaseHead release={release} drafts={drafts} withheld={withheld} />
      {isOfAll && (
        <p className={styles.sides}>
          {(['changes', 'page'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
              {one === 'changes' ? m.releases_show_changes() : m.releases_show_page()}
            </button>
          ))}
        </p>
      )}
      <div
        className={styles.bench}
        data-side={side}
        data-panel={(panel === 'row' && isWide(part)) || !isOfAll ? 'drawing' : (panel ?? undefined)}
      >
        <section className={styles.panel}>
          {isGone ? (
            <p role="alert" className={styles.about}>
              {m.releases_gone()}
            </p>
          ) : (
            <QueryState query={query} />
          )}
          {!isOpen && !isGone && (
            <p className={styles.about}>{release.state === 'scheduled' ? m.releases_readonly() : m.releases_over()}</p>
          )}
          {panel === 'row' && (
            <RowPanel
              key={`${part}/${name}`}
              release={release}
              part={part}
              name={name}
              open={open}
              showPage={showPage}
              at={parameters.get('at')}
            />
          )}
          {panel === 'content' && <BrowseContent release={release} part={part} open={open} />}
          {panel !== 'row' && panel !== 'content' && (
            <>
              {(changesFlats || changesOffers(drafts)) && <ReleaseFlats release={release} />}
              {(drafts.length > 0 || !changesFlats || isOpen) && (
                <DraftList release={release} drafts={drafts} breaks={breaks} open={open} firstPart={isOfAll ? 'page' : 'layout_plan'} />
              )}
            </>
          )}
        </section>
        {isOfAll && (
          <PreviewFrame
            key={release.number}
            release={release}
            opens={page ?? (changesFlats && drafts.length === 0 ? listOfFlats : null)}
            onFound={({ part: of, name: row, path }) => open({ panel: 'row', part: of, name: row, at: path.join('\u0000') })}
          />
        )}
      </div>
    </>
  );
}
