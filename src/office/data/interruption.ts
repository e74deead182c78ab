import { useSyncExternalStore } from 'react';

/** What a person has to do before a request can go on: log in again, or use a passkey. */
export type Interruption = { kind: 'login' | 'proof'; done: () => void; dismiss: () => void };

/** Rejects a request whose interruption was dismissed: nothing was sent, and what was typed stays. */
export class Dismissed extends Error {}

let current: (Interruption & { settled: Promise<void> }) | null = null;
const listeners = new Set<() => void>();

function show(next: typeof current): void {
  current = next;
  for (const listen of listeners) listen();
}

/** Resolves when the person has done it. Requests that are interrupted at the same time for the same reason wait together. */
export function interrupt(kind: Interruption['kind']): Promise<void> {
  if (current?.kind === kind) return current.settled;
  current?.dismiss();
  const { promise: settled, resolve, reject } = Promise.withResolvers<void>();
  const end = (settle: () => void) => () => {
    show(null);
    settle();
  };
  show({ kind, settled, done: end(resolve), dismiss: end(() => reject(new Dismissed())) });
  return settled;
}

export const useInterruption = (): Interruption | null =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => current,
  );
