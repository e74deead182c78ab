import type { Clock } from '../../../../base/clock.ts';
import { mergeFields } from '../../../../base/json/merge-fields.ts';
import { type WrittenFor, writtenBy } from '../../../../base/json/text-pairs.ts';
import type { ContentRowAnswer } from '../../../../contract/office/releases/content-rows.ts';
import type { DraftFault } from '../../../../contract/office/releases/releases.ts';
import { keyOfPath } from '../form/form-context.ts';
import { blankOf, type FormSchema, type Path, setAt } from '../form/form-schema.ts';

type Content = object | null;
/** What is typed, and what it is based on: a version of the draft with its content. */
type Work = { content: Content; base: Content; version: number /** Of English texts that are not saved yet. */; writtenFor: WrittenFor };
type Row = Pick<ContentRowAnswer, 'draft' | 'live' | 'schema' | 'stale'>;
export type DraftState = {
  work: Work | null;
  saving: 'untouched' | 'saving' | 'saved' | 'unsaved';
  savedAt: string | null;
  faults: readonly DraftFault[];
  /** English texts whose Ukrainian ones have changed since. */
  stale: readonly string[];
  /** Fields that another person has changed, too, by their paths. */
  theirs: ReadonlyMap<string, unknown>;
  isMerged: boolean;
};

type Materials = {
  /** Where what is typed stands until the server has it. */
  stored: { read: () => string | null; write: (text: string) => void; remove: () => void };
  /** The row as the server has it; null where it cannot be reached. */
  read: () => Promise<Row | null>;
  /** Saves over a version; null where it was refused, or did not arrive. */
  send: (
    saved: Pick<Work, 'version' | 'content' | 'writtenFor'>,
  ) => Promise<{ version: number; faults: DraftFault[]; stale: string[] } | null>;
  clock: Clock;
};

const pauseMs = 800;
const againMs = 4_000;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string, unknown> | null)?.[name], value);

/** The row as the release has it, else as the site has it, else a blank one. */
function workOf({ draft, live, schema }: Row): Work {
  const base = (draft ? draft.content : (live?.content ?? blankOf(schema as FormSchema))) as Content;
  return { content: base, base, version: draft?.version ?? 0, writtenFor: {} };
}

/** What is typed, laid over what another person has saved. */
function mergedWith(row: Row, mine: Work): Pick<DraftState, 'work' | 'theirs' | 'isMerged'> {
  const their = workOf(row);
  const { value, conflicts } = mergeFields({ base: mine.base, ours: mine.content, theirs: their.content });
  const theirs = new Map(conflicts.map((path) => [keyOfPath(path), at(their.content, path)]));
  return { work: { ...their, base: their.content, content: value as Content, writtenFor: mine.writtenFor }, theirs, isMerged: true };
}

/**
 * Edits one row of a release. What is typed is saved a moment later, over what was read alone: what another person has saved meanwhile is
 * merged field by field, and a field that both have changed is left to the person. One save at a time; what did not arrive is sent again.
 */
export function makeDraftStore({ stored, read, send, clock }: Materials) {
  let state: DraftState = { work: null, saving: 'untouched', savedAt: null, faults: [], stale: [], theirs: new Map(), isMerged: false };
  let isBusy = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next };
    for (const listen of listeners) listen();
  }
  function saveIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  /** Takes over the row that was read; what an earlier session has left unsaved comes before it, and is saved. */
  function begin(row: Row): void {
    isLeft = false;
    if (state.work) return;
    const left = stored.read();
    set({
      work: left === null ? workOf(row) : { ...workOf(row), ...(JSON.parse(left) as Partial<Work>) },
      faults: row.draft?.faults ?? [],
      stale: row.stale,
    });
    if (left !== null) void save();
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const sent = state.work;
    if (!sent || isBusy) return;
    isBusy = true;
    set({ saving: 'saving' });
    const answer = await send({ version: sent.version, content: sent.content, writtenFor: sent.writtenFor });
    const mine = state.work ?? sent;
    if (answer) {
      const isDone = mine.content === sent.content;
      if (isDone) stored.remove();
      const writtenFor = isDone ? {} : mine.writtenFor;
      set({ work: { content: mine.content, base: sent.content, version: answer.version, writtenFor } });
      set({ faults: answer.faults, stale: answer.stale });
      set({ savedAt: clock().toISOString(), saving: isDone ? 'saved' : 'saving' });
      if (!isDone) saveIn(0);
    } else {
      const newest = await read();
      const isMoved = newest !== null && (newest.draft?.version ?? 0) !== mine.version;
      if (newest && isMoved) set(mergedWith(newest, state.work ?? mine));
      else set({ saving: 'unsaved' });
      // Of a form that was left nothing is sent for ever: what was typed stands until it is opened again.
      if (isMoved || !isLeft) saveIn(isMoved ? 0 : againMs);
    }
    isBusy = false;
  }

  function changeAll(content: Content): void {
    if (!state.work) return;
    const work = { ...state.work, content, writtenFor: writtenBy(state.work.writtenFor, state.work.content, content) };
    stored.write(JSON.stringify(work));
    set({ work, saving: 'saving' });
    saveIn(pauseMs);
  }
  const change = (path: Path, value: unknown) => changeAll(setAt(state.work?.content, path, value) as Content);

  return {
    state: () => state,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    begin,
    /** Whether something that was typed is on its way to the server. */
    isUnsaved: () => state.work !== null && (state.saving === 'saving' || (state.saving === 'unsaved' && !isLeft)),
    change,
    changeAll,
    /** Saves what stands once more, because what it names has changed: the server says anew what is wrong with it. */
    check: () => changeAll(state.work?.content ?? null),
    takeTheirs(path: Path) {
      const key = keyOfPath(path);
      const value = state.theirs.get(key);
      set({ theirs: new Map([...state.theirs].filter(([one]) => one !== key)) });
      change(path, value);
    },
    setStale: (stale: readonly string[]) => set({ stale }),
    /** Saves at once what is not saved yet: the form is left. */
    leave() {
      isLeft = true;
      if (stored.read() !== null) void save();
    },
    /** The draft was dropped: nothing of it is saved any more. */
    forget() {
      clearTimeout(timer);
      stored.remove();
      set({ work: null });
    },
  };
}
