import { useSyncExternalStore } from 'react';

/** A request that has to be signed, and in words what the person signs by it. */
export type ActToSign = { operation: string; payload: Record<string, unknown>; words: string };

/** What a person has to do before a request can go on: log in again, use a passkey, or sign this very request. */
export type Interruption = {
  kind: 'login' | 'proof' | 'act';
  act: ActToSign | null;
  done: (signature: string) => void;
  dismiss: () => void;
};

/** Rejects a request whose interruption was dismissed: nothing was sent, and what was typed stays. */
export class Dismissed extends Error {}

let current: (Interruption & { settled: Promise<string> }) | null = null;
const listeners = new Set<() => void>();

function show(next: typeof current): void {
  current = next;
  for (const listen of listeners) listen();
}

/** Resolves when the person has done it. Requests that are interrupted at the same time for the same reason wait together. */
export const interrupt = (kind: 'login' | 'proof'): Promise<string> => (current?.kind === kind ? current.settled : open(kind, null));

/** Resolves with the signature of one request, which is of no use for another. */
export const interruptToSign = (act: ActToSign): Promise<string> => open('act', act);

function open(kind: Interruption['kind'], act: ActToSign | null): Promise<string> {
  current?.dismiss();
  const { promise: settled, resolve, reject } = Promise.withResolvers<string>();
  const done = (signature: string) => {
    show(null);
    resolve(signature);
  };
  const dismiss = () => {
    show(null);
    reject(new Dismissed());
  };
  show({ kind, act, settled, done, dismiss });
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
