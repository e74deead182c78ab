import { useSyncExternalStore } from 'react';
import type { DraftState } from './draft-state.ts';

type Draft = { isUnsaved: () => boolean; state: () => Pick<DraftState, 'saving'>; subscribe: (listen: () => void) => () => void };

const unsaved = new Set<Draft>();
const listeners = new Set<() => void>();

/** From now on a release waits for what is typed in the draft. */
export function watchDraft(draft: Draft): void {
  draft.subscribe(() => {
    if (draft.isUnsaved()) unsaved.add(draft);
    else unsaved.delete(draft);
    for (const listen of listeners) listen();
  });
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Whether something that was typed in this tab is not saved yet, because it is on its way or because a person has to choose first. */
export const useUnsaved = (): 'saving' | 'undecided' | null =>
  useSyncExternalStore(subscribe, () =>
    unsaved.size === 0 ? null : [...unsaved].some((draft) => draft.state().saving === 'undecided') ? 'undecided' : 'saving',
  );
