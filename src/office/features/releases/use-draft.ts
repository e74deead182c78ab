import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSameJson, mergeFields } from '../../../base/json/merge-fields.ts';
import type { ContentRowAnswer, DraftFault } from '../../../contract/office/releases/releases.ts';
import { ask } from '../../data/ask.ts';
import { queries } from '../../data/queries.ts';
import { useCommand } from '../../data/use-command.ts';
import { keyOfPath } from './form/form-context.ts';
import { blankOf, type FormSchema, type Path, setAt } from './form/form-schema.ts';

type Of = { release: number; part: string; name: string };
type Content = object | null;
type Saving = 'untouched' | 'saving' | 'saved' | 'unsaved';
/** What is typed and what it is based on: a version of the draft, and the content of that version. */
type Work = { content: Content; base: Content; version: number };

const pauseMs = 800;
const againMs = 4_000;

const storedAt = ({ release, part, name }: Of) => `draft/${release}/${part}/${name}`;
function stored(of: Of): Work | null {
  const text = sessionStorage.getItem(storedAt(of));
  return text === null ? null : (JSON.parse(text) as Work);
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string, unknown> | null)?.[name], value);

/** The row as the release has it, else as the site has it, else a blank one. */
function readWork({ draft, live, schema }: ContentRowAnswer): Work {
  const base = (draft ? draft.content : (live?.content ?? blankOf(schema as FormSchema))) as Content;
  return { content: base, base, version: draft?.version ?? 0 };
}

/**
 * Edits one row of a release. What is typed is saved a moment later, over what was read alone: what another person has saved meanwhile is
 * merged field by field, and a field that both have changed is left to the person. Until the server has it, it stands in the session's
 * storage.
 */
export function useDraft(of: Of, onSaved: () => void) {
  const { release, part, name } = of;
  const query = useQuery({
    queryKey: ['content-row', release, part, name],
    queryFn: ({ signal }) => ask('GET /office/api/content/row', { query: { part, name, release: String(release) }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { run } = useCommand('POST /office/api/drafts/save', { refreshes: ['release', 'content-rows'] });
  const [work, setWork] = useState<Work | null>(() => stored(of));
  const [saving, setSaving] = useState<Saving>('untouched');
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly DraftFault[] | null>(null);
  const [theirs, setTheirs] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [isMerged, setMerged] = useState(false);
  const current = useRef(work);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback((next: Work) => {
    current.current = next;
    setWork(next);
  }, []);

  const { data } = query;
  useEffect(() => {
    if (data && !current.current) write(readWork(data));
  }, [data, write]);

  /** Lays what was typed over what another person has saved. */
  const merge = useCallback((mine: Work, newest: ContentRowAnswer): Work => {
    const their = readWork(newest);
    const { value, conflicts } = mergeFields({ base: mine.base, ours: mine.content, theirs: their.content });
    setTheirs(new Map(conflicts.map((path) => [keyOfPath(path), at(their.content, path)])));
    setMerged(true);
    return { content: value as Content, base: their.content, version: their.version };
  }, []);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = current.current;
    if (!sent || isBusy.current) return;
    isBusy.current = true;
    setSaving('saving');
    const answer = await run({ release, part, name, version: sent.version, content: sent.content as never });
    let isDone = false;
    if (answer) {
      const newest = current.current ?? sent;
      isDone = newest.content === sent.content;
      write({ content: newest.content, base: sent.content, version: answer.version });
      setFaults(answer.faults);
      if (isDone) sessionStorage.removeItem(storedAt({ release, part, name }));
      setSavedAt(new Date().toISOString());
      onSaved();
    } else {
      const newest = await ask('GET /office/api/content/row', { query: { part, name, release: String(release) } }).catch(() => null);
      const mine = current.current ?? sent;
      if (newest && (newest.draft?.version ?? 0) !== mine.version) write(merge(mine, newest));
      else setSaving('unsaved');
    }
    isBusy.current = false;
    if (isDone) setSaving('saved');
    else timer.current = setTimeout(() => void save(), answer ? 0 : againMs);
  }, [run, release, part, name, write, merge, onSaved]);

  const changeAll = useCallback(
    (content: Content) => {
      const before = current.current;
      if (!before) return;
      const next = { ...before, content };
      write(next);
      sessionStorage.setItem(storedAt({ release, part, name }), JSON.stringify(next));
      setSaving('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    [release, part, name, write, save],
  );

  // What a session has left unsaved is saved when its form opens again; what is typed is saved when the form is left.
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady && stored({ release, part, name })) void save();
    return () => {
      if (stored({ release, part, name })) void save();
    };
  }, [isReady, release, part, name, save]);

  const change = useCallback(
    (path: Path, value: unknown) => changeAll(setAt(current.current?.content, path, value) as Content),
    [changeAll],
  );
  const takeTheirs = useCallback(
    (path: Path) => {
      const key = keyOfPath(path);
      if (theirs.has(key)) change(path, theirs.get(key));
      setTheirs(new Map([...theirs].filter(([one]) => one !== key)));
    },
    [theirs, change],
  );
  const live = (data?.live?.content ?? null) as Content;
  return {
    ...{ query, work, saving, savedAt, theirs, isMerged, live, change, changeAll, takeTheirs },
    faults: faults ?? data?.draft?.faults ?? [],
    isChanged: work !== null && work.version > 0 && !isSameJson(work.content, live),
    /** Drops what this session has typed, once the draft is dropped. */
    forget() {
      clearTimeout(timer.current);
      sessionStorage.removeItem(storedAt(of));
      void queries.invalidateQueries({ queryKey: ['release'] });
    },
  };
}
