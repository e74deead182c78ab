import type { Clock } from '../../../../base/clock.ts';
import { writtenBy } from '../../../../base/json/text-pairs.ts';
import type { DraftFault } from '../../../../contract/office/releases/releases.ts';
import { keyOfPath } from '../form/form-context.ts';
import { type Path, setAt } from '../form/form-schema.ts';
import {
  begunWith,
  type Content,
  decidedIn,
  isUnsavedIn,
  mergedWith,
  type Row,
  savedAs,
  untouched,
  type Work,
  workOf,
} from './draft-state.ts';
import { makeCell, makeTurns } from './turns.ts';

type Answer = { version: number; faults: DraftFault[]; stale: string[] };
type Materials = {
  /** Where what is typed stands until the server has it. */
  stored: { read: () => string | null; write: (text: string) => void; remove: () => void };
  /** The row as the server has it; null where it cannot be reached. */
  read: () => Promise<Row | null>;
  /** Saves over a version; null where it was refused, or did not arrive. Resolves as soon as there is an answer. */
  send: (saved: Pick<Work, 'version' | 'content' | 'writtenFor'>) => Promise<Answer | null>;
  /** Reads anew what the save has changed elsewhere: a release is published over its newest version. */
  refresh: () => Promise<unknown>;
  clock: Clock;
};

const pauseMs = 800;
const againMs = 4_000;

/**
 * Edits one row of a release. What is typed is saved a moment later, over what was read alone: what another person has saved meanwhile is
 * merged field by field, and a field that both have changed is left to the person: a list or a group before it is saved. One save at a
 * time; what did not arrive is sent again. What was saved is stored no longer from the answer on: a page that is left right after it
 * begins with what the server has.
 */
export function makeDraftStore({ stored, read, send, refresh, clock }: Materials) {
  const { read: state, set, subscribe } = makeCell(untouched);
  let isLeft = false;
  let isForgotten = false;
  const saves = makeTurns(() => {
    const { work, their } = state();
    return work && !their ? save(work) : null;
  });

  /** Takes over the row that was read; what an earlier session has left unsaved comes before it, and is saved. */
  function begin(row: Row): void {
    isLeft = false;
    if (state().work) return;
    const left = stored.read();
    set(begunWith(row, left));
    if (left !== null) saves.now();
  }

  async function save(sent: Work): Promise<void> {
    set({ saving: 'saving' });
    const answer = await send({ version: sent.version, content: sent.content, writtenFor: sent.writtenFor });
    if (isForgotten) return;
    const mine = state().work ?? sent;
    if (answer) {
      const work = savedAs(answer.version, sent, mine);
      if (mine === sent) stored.remove();
      else stored.write(JSON.stringify(work));
      set({ work, faults: answer.faults, stale: answer.stale, savedAt: clock().toISOString() });
      await refresh();
      if (stored.read() !== null) saves.later(0);
      else if (!isForgotten) set({ saving: 'saved' });
    } else {
      const newest = await read();
      if (isForgotten) return;
      const isMoved = newest !== null && (newest.draft?.version ?? 0) !== mine.version;
      set(newest && isMoved ? mergedWith(workOf(newest), state().work ?? mine) : { saving: 'unsaved' });
      // Of a form that was left nothing is sent for ever: what was typed stands until it is opened again.
      if (isMoved || !isLeft) saves.later(isMoved ? 0 : againMs);
    }
  }

  function changeAll(content: Content): void {
    const { work: before, their } = state();
    if (!before) return;
    const work = { ...before, content, writtenFor: writtenBy(before.writtenFor, before.content, content) };
    stored.write(JSON.stringify(work));
    set({ work, saving: their ? 'undecided' : 'saving' });
    saves.later(pauseMs);
  }
  const change = (path: Path, value: unknown) => changeAll(setAt(state().work?.content, path, value) as Content);
  /** The draft was dropped: nothing of it is saved any more. */
  function forget(): void {
    isForgotten = true;
    saves.stop();
    stored.remove();
    set({ work: null });
  }

  return {
    state,
    subscribe,
    begin,
    /** Whether something that was typed is on its way to the server. */
    isUnsaved: () => isUnsavedIn(state(), isLeft),
    change,
    changeAll,
    /** Saves what stands once more, because what it names has changed: the server says anew what is wrong with it. */
    check: () => changeAll(state().work?.content ?? null),
    takeTheirs(path: Path) {
      const key = keyOfPath(path);
      const value = state().theirs.get(key);
      set({ theirs: new Map([...state().theirs].filter(([one]) => one !== key)) });
      change(path, value);
    },
    decide(path: Path, isTheirs: boolean): void {
      const decided = decidedIn(state(), path, isTheirs);
      if (!decided) return;
      set(decided.next);
      changeAll(decided.content);
    },
    setStale: (stale: readonly string[]) => set({ stale }),
    /** Saves at once what is not saved yet: the form is left. */
    leave() {
      isLeft = true;
      set({});
      if (stored.read() !== null) saves.now();
    },
    forget,
    /** Has the draft dropped: nothing is saved meanwhile, and what is typed is saved after all where that is refused. */
    async drop(run: (version: number) => Promise<unknown>): Promise<boolean> {
      if (saves.isHeld()) return false;
      await saves.hold();
      const isDropped = Boolean(await run(state().work?.version ?? 0));
      saves.release();
      if (isDropped) forget();
      else if (stored.read() !== null) saves.later(0);
      return isDropped;
    },
  };
}
