import { useSyncExternalStore } from 'react';

type Draft = { isUnsaved: () => boolean; subscribe: (listen: () => void) => () => void };

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

/** Whether something that was typed in this tab is not saved yet. */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, () => unsaved.size > 0);
