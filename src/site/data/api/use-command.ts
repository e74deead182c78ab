import { useRef, useState } from 'react';
import { problemOf } from '../../../contract/client.ts';
import type { Problem } from '../../../contract/errors.ts';

/** The result of a command; `problem` is null when no answer came, or when the browser itself refused, as `fault` says. */
type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; problem: Problem | null; fault: unknown };

/**
 * Sends one command at a time; `busy` is the one under way. The same command goes out under the same idempotency key until it is
 * answered: a refusal is an answer, a fault of the server and silence are none.
 */
export function useCommand<Command extends string>() {
  const [busy, setBusy] = useState<Command | null>(null);
  const keys = useRef(new Map<Command, string>());
  const isUnderWay = useRef(false);

  /** Null while another command is under way. */
  async function run<Answer>(command: Command, send: (key: string) => Promise<Answer>): Promise<Outcome<Answer> | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(command);
    const key = keys.current.get(command) ?? crypto.randomUUID();
    keys.current.set(command, key);
    try {
      const answer = await send(key);
      keys.current.delete(command);
      return { ok: true, answer };
    } catch (fault) {
      const problem = problemOf(fault);
      if (problem && problem.statusCode < 500) keys.current.delete(command);
      return { ok: false, problem, fault };
    } finally {
      isUnderWay.current = false;
      setBusy(null);
    }
  }
  return { busy, run };
}
