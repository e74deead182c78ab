import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActorKind } from '../../contract/office/audit.ts';
import type { ProcessOperation } from '../../contract/office/writers.ts';

/** Who writes at this moment, what they do and with which request: the database notes it with each change of a record. */
export type Acting = {
  kind: ActorKind;
  /** Null where the kind says everything, and for a visitor without an account. */
  id: string | null;
  /** The id of the operation, or the name of the job or command. */
  operation: string;
  requestId: string | null;
  why?: string | undefined;
};

const storage = new AsyncLocalStorage<Acting>();

/** Does the work in the name of the actor, with everything that it awaits; work within it may act in another name. */
export const actAs = <Outcome>(acting: Acting, work: () => Outcome): Outcome => storage.run(acting, work);

/** Does the work in the same name and with the same request as before, under an operation of its own. */
export function actFor<Outcome>(part: Partial<Acting> & { operation: ProcessOperation }, work: () => Outcome): Outcome {
  return storage.run({ kind: 'system', id: null, requestId: null, ...storage.getStore(), ...part }, work);
}

/** The statement that gives the actor to the database until the transaction ends; null when no actor is named. */
export function actingStatement(): string | null {
  const acting = storage.getStore();
  if (!acting) return null;
  const { kind, id, operation, requestId, why } = acting;
  const text = JSON.stringify({ kind, id, operation, request_id: requestId, why: why || null });
  // The text may be that of a person; \ stands for itself between plain quotes.
  return `set local domivka.acting = '${text.replaceAll("'", "''")}'`;
}
