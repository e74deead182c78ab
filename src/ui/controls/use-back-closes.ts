import { useEffect, useLayoutEffect, useRef } from 'react';
import { enterDialog, isDialogEntry } from './dialog-entry.ts';

/** Closes the open dialog. */
let close: (() => void) | null = null;
let page = '';
/** Whether the entry of a dialog that has closed is being left. */
let isLeaving = false;

function onPop(event: PopStateEvent): void {
  if (isLeaving) {
    isLeaving = false;
    event.stopImmediatePropagation();
    if (close) enterDialog();
    return;
  }
  if (!close || isDialogEntry() || location.pathname !== page) return;
  // The page stays: the router, which would load it anew, hears nothing.
  event.stopImmediatePropagation();
  const closing = close;
  close = null;
  closing();
}

function hold(onBack: () => void): () => void {
  // Captured, so that it comes before the router; adding it again adds nothing.
  window.addEventListener('popstate', onPop, true);
  close = onBack;
  page = location.pathname;
  if (!isLeaving && !isDialogEntry()) enterDialog();
  return () => {
    if (close !== onBack) return;
    close = null;
    if (isLeaving || !isDialogEntry() || location.pathname !== page) return;
    isLeaving = true;
    history.back();
  };
}

/** An open dialog has a history entry of its own above its page's: Back closes it, and what closes it otherwise removes the entry. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before other effects of the opening, which may change the address of the entry.
  useLayoutEffect(() => {
    if (open) return hold(() => latest.current());
  }, [open]);
}
