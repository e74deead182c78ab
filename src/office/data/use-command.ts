import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OfficeProblem } from '../../contract/office/errors.ts';
import { type OfficeAnswerOf, type OfficeBodyOf, officeProblemOf, signatureHeader } from '../../contract/office/office-client.ts';
import type { OfficeKey, OfficeTable } from '../../contract/office/operations.ts';
import * as m from '../paraglide/messages.js';
import { ask } from './ask.ts';
import { withoutCorrected } from './field-error.ts';
import { Dismissed, interrupt, interruptToSign } from './interruption.ts';
import { queries } from './queries.ts';

type Command = Extract<OfficeKey, `POST ${string}`>;
type Send = (key: Command, question: { body?: unknown; key: string; headers?: Record<string, string> }) => Promise<never>;
/** A command that moves rights or money says in words what the person signs. */
type Signing<Key extends Command> = OfficeTable[Key] extends { signs: string } ? { act: (body: OfficeBodyOf<Key>) => string } : object;
type Options<Key extends Command> = { refreshes?: readonly string[] } & Signing<Key>;
type AnyAct = { act?: (body: unknown) => string };

/** Sends a command; where a login, a passkey or a signature is needed first, opens it over the page and then sends the same command. */
async function send<Key extends Command>(
  operation: Key,
  { body, key, words }: { body: OfficeBodyOf<Key>; key: string; words: string },
): Promise<OfficeAnswerOf<Key>> {
  let signature: string | null = null;
  for (;;) {
    try {
      return await (ask as Send)(operation, { body, key, ...(signature !== null && { headers: { [signatureHeader]: signature } }) });
    } catch (fault) {
      const code = officeProblemOf(fault)?.code;
      if (code === 'not-logged-in') await interrupt('login');
      else if (code === 'proof-needed') await interrupt('proof');
      else if (code === 'act-not-signed') signature = await interruptToSign({ operation, payload: { ...(body as object) }, words });
      else throw fault;
    }
  }
}

/** What a person reads of a failed request; null where there is none, or where the person has closed what it needed. */
export const problemOf = (fault: unknown): OfficeProblem | null =>
  fault && !(fault instanceof Dismissed) ? (officeProblemOf(fault) ?? { message: m.shell_unreached(), statusCode: 503 }) : null;

/**
 * One command of the office: what it refuses as a problem, whether it is busy, and an idempotency key that stays until the server has
 * answered, so that a repeated press has one effect. After success the named queries are asked again.
 */
export function useCommand<Key extends Command>(
  operation: Key,
  ...[options]: object extends Options<Key> ? [options?: Options<Key>] : [options: Options<Key>]
) {
  const { refreshes = [] } = options ?? {};
  const { act } = (options ?? {}) as AnyAct;
  const key = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn(body: OfficeBodyOf<Key>) {
      key.current ??= crypto.randomUUID();
      return send(operation, { body, key: key.current, words: act?.(body) ?? '' });
    },
    onSuccess: () => Promise.all(refreshes.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
    onSettled(_answer, fault) {
      // A fault of the server or of the network does not say whether it had its effect.
      if (!fault || (officeProblemOf(fault)?.statusCode ?? 500) < 500) key.current = null;
    },
  });
  /** What is wrong with a field is said until the field is changed. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { error } = mutation;
  useEffect(() => {
    setChanged([]);
    if (!error) return;
    const note = ({ target }: Event) => setChanged((names) => [...names, (target as HTMLInputElement).name]);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [error]);
  return {
    /** Resolves with the answer, or with null where it was refused or dismissed. */
    run: (body: OfficeBodyOf<Key>): Promise<OfficeAnswerOf<Key> | null> => mutation.mutateAsync(body).catch(() => null),
    busy: mutation.isPending,
    problem: withoutCorrected(problemOf(error), changed),
    answer: mutation.data ?? null,
    reset: mutation.reset,
  };
}
