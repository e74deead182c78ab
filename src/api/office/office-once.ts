import { randomUUID } from 'node:crypto';
import type { Result } from '../../base/result.ts';
import type { OfficeOperation } from '../../contract/office/office-operation.ts';
import type { SignedAct, Staff } from '../../domain/staff/staff.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { OfficeContext } from './office-dependencies.ts';
import { sendOfficeProblem } from './office-problem.ts';
import { type OfficeRefusal, wordOfficeRefusal } from './office-refusals.ts';

/** `sign` reads the signature of the request: undefined without one, null for one that does not fit. */
type Sent = {
  c: OfficeContext;
  owner: string;
  idempotencyKey: string;
  fields: object;
  sign: () => Promise<SignedAct | null | undefined>;
};
type AnyEffect = {
  before?: () => Promise<Result<unknown, OfficeRefusal>>;
  work: (transaction: OpenKysely, before: unknown, act: string | null) => Promise<Result<object, OfficeRefusal>>;
  whole: (stored: object) => object | null | Promise<object | null>;
};

/** An act without a signature, which is never stored for good. */
const rehearsedAct = (staffId: string, operation: string): SignedAct => ({
  id: randomUUID(),
  staffId,
  operation,
  nonce: '',
  challenge: randomUUID(),
  signed: null,
});

/** One effect and one answer for each key of a person. A refusal is not stored: the same key may come again, corrected. */
export function makeOfficeOnce(idempotency: Idempotency, staff: Pick<Staff, 'storeAct'>, { id, signs }: OfficeOperation) {
  return ({ c, owner, idempotencyKey, fields, sign }: Sent) =>
    async ({ before, work, whole }: AnyEffect): Promise<Response> => {
      const request = { owner: `staff ${owner}`, key: idempotencyKey, operation: `office ${id}`, body: fields };
      const decline = (refusal: OfficeRefusal) => sendOfficeProblem(c, wordOfficeRefusal(c, refusal));
      const answer = async (stored: object) => {
        const found = await whole(stored);
        return found ? c.json(found) : decline({ kind: 'changed-meanwhile' });
      };
      const known = before || signs ? await idempotency.known(request) : null;
      if (known && !known.ok) return decline(known.refusal);
      if (known?.value) return answer(known.value.answer);
      // A repeated request is answered above: its signature is used up.
      const signed = signs ? await sign() : undefined;
      // No person signs what will be refused: without a signature, all is done but for the end, and undone.
      const isRehearsal = signs === 'always' && signed === undefined;
      const act = isRehearsal ? rehearsedAct(owner, id) : signed;
      if (act === null) return decline({ kind: 'act-not-signed' });
      const prepared = await before?.();
      if (prepared && !prepared.ok) return decline(prepared.refusal);
      const refused: OfficeRefusal[] = [];
      const outcome = await idempotency.once(request, async (transaction) => {
        if (act) await staff.storeAct(transaction, act);
        const done = await work(transaction, prepared?.value ?? null, act?.id ?? null);
        if (done.ok && !isRehearsal) return { status: 200, answer: done.value };
        const refusal = done.ok ? ({ kind: 'act-not-signed' } as const) : done.refusal;
        refused.push(refusal);
        return wordOfficeRefusal(c, refusal);
      });
      if (!outcome.ok) return decline(outcome.refusal);
      const [refusal] = refused;
      return refusal ? decline(refusal) : answer(outcome.value.answer);
    };
}
