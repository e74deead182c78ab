import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OfficeProblem } from '../../contract/office/errors.ts';
import { type OfficeAnswerOf, type OfficeBodyOf, officeProblemOf } from '../../contract/office/office-client.ts';
import type { OfficeKey } from '../../contract/office/operations.ts';
import * as m from '../paraglide/messages.js';
import { ask } from './ask.ts';
import { Dismissed, interrupt } from './interruption.ts';
import { queries } from './queries.ts';

type Command = Extract<OfficeKey, `POST ${string}`>;
type Send = (key: Command, question: { body?: unknown; key: string }) => Promise<never>;

/** Sends a command; where a login or a passkey is needed first, opens it over the page and then sends the same command. */
async function send<Key extends Command>(operation: Key, body: OfficeBodyOf<Key>, key: string): Promise<OfficeAnswerOf<Key>> {
  for (;;) {
    try {
      return await (ask as Send)(operation, { body, key });
    } catch (fault) {
      const code = officeProblemOf(fault)?.code;
      if (code === 'not-logged-in') await interrupt('login');
      else if (code === 'proof-needed') await interrupt('proof');
      else throw fault;
    }
  }
}

const unreached = (): OfficeProblem => ({ message: m.shell_unreached(), statusCode: 503 });

/**
 * One command of the office: what it refuses as a problem, whether it is busy, and an idempotency key that stays until the server has
 * answered, so that a repeated press has one effect. After success the named queries are asked again.
 */
export function useCommand<Key extends Command>(operation: Key, { refreshes = [] }: { refreshes?: readonly string[] } = {}) {
  const key = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn(body: OfficeBodyOf<Key>) {
      key.current ??= crypto.randomUUID();
      return send(operation, body, key.current);
    },
    onSuccess: () => Promise.all(refreshes.map((name) => queries.invalidateQueries({ queryKey: [name] }))),
    onSettled(_answer, fault) {
      // A fault of the server or of the network does not say whether it had its effect.
      if (!fault || (officeProblemOf(fault)?.statusCode ?? 500) < 500) key.current = null;
    },
  });
  const { error } = mutation;
  const problem = error && !(error instanceof Dismissed) ? (officeProblemOf(error) ?? unreached()) : null;
  return {
    /** Resolves with the answer, or with null where it was refused or dismissed. */
    run: (body: OfficeBodyOf<Key>): Promise<OfficeAnswerOf<Key> | null> => mutation.mutateAsync(body).catch(() => null),
    busy: mutation.isPending,
    problem,
    answer: mutation.data ?? null,
    reset: mutation.reset,
  };
}
