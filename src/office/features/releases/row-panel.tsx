import { useEffect, useMemo } from 'react';
import type { ReleaseRow } from '../../../contract/office/releases/releases.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatMoment } from '../../data/format.ts';
import { useCommand } from '../../data/use-command.ts';
import * as m from '../../paraglide/messages.js';
import { partName, rowTitle } from '../../parts/part-names.ts';
import { QueryState } from '../../parts/query-state.tsx';
import record from '../../parts/record.module.css';
import { CameraState } from './cameras.tsx';
import { type DraftState, at as valueAt } from './draft/draft-state.ts';
import { useDraft } from './draft/use-draft.ts';
import { labelOf } from './form/field-labels.ts';
import { Field, Fields } from './form/fields.tsx';
import { FormContext, pathOfKey } from './form/form-context.ts';
import { type FormSchema, kindOf, type Path } from './form/form-schema.ts';
import { TheirVersion } from './form/their-version.tsx';
import { OtherAddress } from './other-address.tsx';
import { pageOfEntry } from './page-of-entry.ts';
import styles from './releases.module.css';
import { isInForm, pageOfDrawing, RowDrawing, withoutDrawn } from './row-drawing.tsx';
import { RowSteps } from './row-steps.tsx';
import { UsedBy } from './used-by.tsx';

type Props = {
  release: ReleaseRow;
  part: string;
  name: string;
  /** The field that was clicked in the page. */
  at: string | null;
  open: (next: Record<string, string>) => void;
  /** Turns the preview to a page. */
  showPage: (path: string) => void;
};

/** The form of one row of a release. */
export function RowPanel({ release, part, name, at, open, showPage }: Props) {
  const { store, query, work, saving, savedAt, faults, stale, theirs, undecided, isMerged, isChanged, live } = useDraft({
    release: release.number,
    part,
    name,
  });
  const { run: confirmOne } = useCommand('POST /office/api/translations/confirm', { refreshes: ['content-rows'] });
  const choices = query.data?.choices;
  const isOpen = release.allowed.includes('edit');
  const isAtRest = isOpen && (saving === 'untouched' || saving === 'saved');
  const version = work?.version ?? 0;
  const form = useMemo(
    () => ({
      faults,
      stale,
      theirs,
      choices: choices ?? {},
      focus: at,
      change: store.change,
      takeTheirs: store.takeTheirs,
      undecided,
      decide: store.decide,
      check: store.check,
      isLocked: !isOpen,
      confirm: isAtRest
        ? async (path: Path) => {
            const done = await confirmOne({ release: release.number, part, name, version, field: path.join('.') });
            if (done) store.setStale(done.stale);
          }
        : null,
    }),
    [faults, stale, theirs, undecided, choices, at, store, isOpen, isAtRest, version, part, name, release.number, confirmOne],
  );
  // An entry has a page of its own once nothing is wrong with it; who has clicked a text in a page stays there.
  const hasPage = at === null && isAtRest && faults.length === 0 && work?.content != null && (version > 0 || live !== null);
  const page = (hasPage && pageOfEntry({ part, name }, work.content)) || (query.data?.page ?? pageOfDrawing(part, work?.content ?? null));
  useEffect(() => {
    if (page) showPage(page);
  }, [page, showPage]);
  if (!work || !query.data) return <QueryState query={query} />;
  const schema = query.data.schema as FormSchema;
  const moveTo = (free: string) => {
    store.forget();
    open({ panel: 'row', part, name: free });
  };
  return (
    <>
      <p className={styles.bar}>
        <button type="button" className={record.opens} onClick={() => open({})}>
          {m.releases_back()}
        </button>
        <SaveState saving={saving} savedAt={savedAt} isLive={!isChanged && live !== null} />
      </p>
      <h2 className={styles.heading}>
        {partName(part)} <span className={record.quiet}>{rowTitle(query.data)}</span>
      </h2>
      <RowNotes
        part={part}
        name={name}
        content={work.content}
        faults={faults}
        isMerged={isMerged}
        theirs={theirs}
        undecided={undecided}
        store={store}
      />
      {query.data.draft?.base === null && live !== null && work.content !== null && (
        <OtherAddress release={release} part={part} name={name} work={work} onMoved={moveTo} />
      )}
      {work.content === null ? (
        <p>{m.releases_removed_about()}</p>
      ) : (
        <FormContext value={form}>
          <fieldset className={styles.form} disabled={!isOpen}>
            <RowDrawing release={release.number} part={part} name={name} content={work.content} />
            {kindOf(schema) === 'list' ? (
              <Field schema={schema} value={work.content} path={[]} label={partName(part)} />
            ) : (
              <Fields schema={withoutDrawn(part, schema)} value={work.content} path={[]} />
            )}
          </fieldset>
        </FormContext>
      )}
      <UsedBy rows={query.data.usedBy} isRemoved={work.content === null} open={open} />
      {isOpen && saving !== 'undecided' && (
        <RowSteps of={{ release: release.number, part, name }} store={store} work={work} live={live} onDropped={() => open({})} />
      )}
    </>
  );
}

type NotesProps = Pick<Props, 'part' | 'name'> &
  Pick<DraftState, 'faults' | 'isMerged' | 'theirs' | 'undecided'> &
  Pick<ReturnType<typeof useDraft>, 'store'> & { content: unknown };

/** What is to be known of a row beside its fields. */
const RowNotes = ({ part, name, content, faults, isMerged, theirs, undecided, store }: NotesProps) => (
  <>
    {[...theirs, ...undecided].map(([key, value]) => {
      const path = pathOfKey(key);
      if (isInForm(part, content, path)) return null;
      const label = path.length > 0 ? labelOf(path) : partName(part);
      const ways = undecided.has(key)
        ? { onTake: () => store.decide(path, true), onKeep: () => store.decide(path, false) }
        : { onTake: () => store.takeTheirs(path) };
      return <TheirVersion key={key} label={label} value={value} ours={valueAt(content, path)} {...ways} />;
    })}
    {isMerged && theirs.size + undecided.size === 0 && <p className={typography.quiet}>{m.releases_merged()}</p>}
    {faults.map(
      ({ path, message }) =>
        path.length === 0 && (
          <p key={message} className={typography.failure}>
            {message}
          </p>
        ),
    )}
    {part === 'camera' && <CameraState name={name} />}
    {part === 'offer' && (content as { forEveryone?: unknown } | null)?.forEveryone === false && (
      <p className={typography.quiet}>{m.releases_offer_with_condition()}</p>
    )}
  </>
);

type SaveStateProps = Pick<DraftState, 'saving' | 'savedAt'> & { /** Whether the form shows what the site has. */ isLive: boolean };

const SaveState = ({ saving, savedAt, isLive }: SaveStateProps) => (
  <span role="status" className={saving === 'unsaved' || saving === 'undecided' ? record.late : record.quiet}>
    {saving === 'saving' && m.releases_saving()}
    {saving === 'saved' && savedAt && m.releases_saved({ at: formatMoment(savedAt) })}
    {saving === 'unsaved' && m.releases_unsaved()}
    {saving === 'undecided' && m.releases_undecided()}
    {saving === 'untouched' && isLive && m.releases_untouched()}
  </span>
);
