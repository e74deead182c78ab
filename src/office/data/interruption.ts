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

let current: (Interruption & { settled: Promise<string>; leave: () => void }) | null = null;
/** A person has closed the login, to look at the page below it or to copy from it. */
let isDeclined = false;
const listeners = new Set<() => void>();

function show(next: typeof current): void {
  current = next;
  for (const listen of listeners) listen();
}

/** Resolves when the person has done it. Requests that are interrupted at the same time for the same reason wait together. */
export const interrupt = (kind: 'login' | 'proof'): Promise<string> => (current?.kind === kind ? current.settled : open(kind, null));

/**
 * As a login that a request waits for, where no person has pressed anything: it takes the place of nothing that is open, and does not come
 * again by itself once a person has closed it, until there is a session again. A screen that is opened (`isFirst`) is pressed for.
 */
export function interruptUnasked({ isFirst }: { isFirst: boolean }): Promise<string> {
  if (current?.kind === 'login') return current.settled;
  return current || (isDeclined && !isFirst) ? Promise.reject(new Dismissed()) : open('login', null);
}

/** A request that needs a session has been answered. */
export function noteSession(): void {
  isDeclined = false;
}

/** Resolves with the signature of one request, which is of no use for another. */
export const interruptToSign = (act: ActToSign): Promise<string> => open('act', act);

function open(kind: Interruption['kind'], act: ActToSign | null): Promise<string> {
  current?.leave();
  const { promise: settled, resolve, reject } = Promise.withResolvers<string>();
  const done = (signature: string) => {
    noteSession();
    show(null);
    resolve(signature);
  };
  const leave = () => {
    show(null);
    reject(new Dismissed());
  };
  const dismiss = () => {
    isDeclined ||= kind === 'login';
    leave();
  };
  show({ kind, act, settled, done, dismiss, leave });
  return settled;
}

export const openInterruption = (): Interruption | null => current;

export const useInterruption = (): Interruption | null =>
  useSyncExternalStore((listen) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  }, openInterruption);
