import { mergeFields } from '../../../../base/json/merge-fields.ts';
import type { WrittenFor } from '../../../../base/json/text-pairs.ts';
import type { ContentRowAnswer } from '../../../../contract/office/releases/content-rows.ts';
import type { DraftFault } from '../../../../contract/office/releases/releases.ts';
import { keyOfPath } from '../form/form-context.ts';
import { blankOf, type FormSchema, type Path, setAt } from '../form/form-schema.ts';

export type Content = object | null;
/** What is typed, and what it is based on: a version of the draft with its content. */
export type Work = {
  content: Content;
  base: Content;
  version: number /** Of English texts that are not saved yet. */;
  writtenFor: WrittenFor;
};
export type Row = Pick<ContentRowAnswer, 'draft' | 'live' | 'schema' | 'stale'>;
export type DraftState = {
  work: Work | null;
  saving: 'untouched' | 'saving' | 'saved' | 'unsaved' | 'undecided';
  savedAt: string | null;
  faults: readonly DraftFault[];
  /** English texts whose Ukrainian ones have changed since. */
  stale: readonly string[];
  /** Fields that another person has changed, too, by their paths. */
  theirs: ReadonlyMap<string, unknown>;
  /** Lists, groups and whole rows of that kind: nothing is saved until the person has chosen one of the two. */
  undecided: ReadonlyMap<string, unknown>;
  /** What another person has saved, while something of it is undecided. */
  their: Work | null;
  isMerged: boolean;
};

/** What stands in a value at a path. */
export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, name) => (one as Record<string, unknown> | null | undefined)?.[name], value);
const isWide = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The row as the release has it, else as the site has it, else a blank one. */
export function workOf({ draft, live, schema }: Row): Work {
  const base = (draft ? draft.content : (live?.content ?? blankOf(schema as FormSchema))) as Content;
  return { content: base, base, version: draft?.version ?? 0, writtenFor: {} };
}

/**
 * What is typed, laid over what another person has saved, and the fields that both have changed. While one of them is undecided the work
 * stands on what it was based on before: a save of it, also in a later session, is refused and merged anew.
 */
export function mergedWith(their: Work, mine: Work): Partial<DraftState> {
  const { value, conflicts } = mergeFields({ base: mine.base, ours: mine.content, theirs: their.content });
  const wide = conflicts.filter((path) => isWide(at(value, path)) || isWide(at(their.content, path)));
  const theirsAt = (paths: string[][]) => new Map(paths.map((path) => [keyOfPath(path), at(their.content, path)]));
  const content = value as Content;
  const isUndecided = wide.length > 0;
  return {
    work: isUndecided ? { ...mine, content } : { ...their, content, writtenFor: mine.writtenFor },
    their: isUndecided ? their : null,
    ...(isUndecided && { saving: 'undecided' }),
    theirs: theirsAt(conflicts.filter((path) => !wide.includes(path))),
    undecided: theirsAt(wide),
    isMerged: true,
  };
}

/** The work after a save of `sent`, with what was changed while that was under way. */
export const savedAs = (version: number, sent: Work, mine: Work): Work => ({
  content: mine.content,
  base: sent.content,
  version,
  writtenFor: mine === sent ? {} : mine.writtenFor,
});

export const untouched: DraftState = {
  work: null,
  saving: 'untouched',
  savedAt: null,
  faults: [],
  stale: [],
  theirs: new Map(),
  undecided: new Map(),
  their: null,
  isMerged: false,
};

/** The row that was read, with what an earlier session has left unsaved. */
export const begunWith = (row: Row, left: string | null): Partial<DraftState> => ({
  work: left === null ? workOf(row) : { ...workOf(row), ...(JSON.parse(left) as Partial<Work>) },
  faults: row.draft?.faults ?? [],
  stale: row.stale,
});

/** Whether something that was typed is on its way to the server; nothing waits for a form that was left. */
export const isUnsavedIn = ({ work, saving }: DraftState, isLeft: boolean): boolean =>
  work !== null && (saving === 'saving' || (!isLeft && (saving === 'unsaved' || saving === 'undecided')));

/** After a choice between theirs and what was typed here; the last one puts the work onto what they have saved. */
export function decidedIn(state: DraftState, path: Path, isTheirs: boolean): { next: Partial<DraftState>; content: Content } | null {
  const { work, their } = state;
  const key = keyOfPath(path);
  if (!work || !their || !state.undecided.has(key)) return null;
  const content = isTheirs ? (setAt(work.content, path, state.undecided.get(key)) as Content) : work.content;
  const undecided = new Map([...state.undecided].filter(([one]) => one !== key));
  if (undecided.size > 0) return { next: { undecided }, content };
  return { next: { undecided, their: null, work: { ...work, base: their.base, version: their.version } }, content };
}
