import { ok, type Result } from '../../base/result.ts';
import type { OperationKey } from '../../contract/operation-types.ts';
import type { Deals } from '../../domain/deals/deals.ts';
import type { KeyedAnswer, KeyedRequest } from '../../platform/idempotency/idempotency.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Asked, CodesOf } from '../handler.ts';
import { noStore } from '../read-form.ts';
import { answerRefusal, type RefusalWith, wordRefusal } from '../refusals.ts';

type Transaction = Parameters<Deals['makeDeal']>[0];

type Keyed<Refused extends { kind: string }> = {
  /** The scope of the key: its name in the stored rows, which must not change. */
  operation: string;
  owner: string;
  body: object;
  /** The call of an external service, before the transaction; skipped when the answer is stored already. */
  before?: () => Promise<Result<unknown, Refused>>;
  /** Queues the work, or refuses without it. */
  queue?: <Answer>(goOn: () => Promise<Answer>) => Promise<Result<Answer, Refused>>;
  /** Its answer is stored, and therefore must not name a person. */
  work: (transaction: Transaction) => Promise<Result<object, Refused>>;
  /** Adds the present personal data to the stored answer. */
  whole?: (stored: object) => Promise<object>;
};

/** A POST of a client: one effect and one answer for each key. A refusal is not stored: the same key may come again. */
export function makeKeyedPost<Key extends OperationKey>({ idempotency }: Pick<ApiDependencies, 'idempotency'>) {
  type Refused = RefusalWith<CodesOf<Key>>;
  return async (
    { c, idempotencyKey: key }: Pick<Asked<Key>, 'c' | 'idempotencyKey'>,
    { operation, owner, body, before, queue, work, whole }: Keyed<Refused>,
  ): Promise<Response> => {
    const request: KeyedRequest = { owner, key, operation, body };
    const known = before ? await idempotency.known(request) : ok(null);
    if (!known.ok) return answerRefusal(c, known.refusal);
    const send = async ({ status, answer }: KeyedAnswer) =>
      c.json(whole && status < 400 ? await whole(answer) : answer, status as 200, noStore);
    if (known.value) return send(known.value);
    const prepared: Result<unknown, Refused> = before ? await before() : ok(null);
    const goOn = () =>
      idempotency.once(request, async (transaction) => {
        const result = prepared.ok ? await work(transaction) : prepared;
        return result.ok ? { status: 200, answer: result.value } : wordRefusal(c, result.refusal);
      });
    const outcome = queue ? await queue(goOn) : ok(await goOn());
    const done = outcome.ok ? outcome.value : outcome;
    return done.ok ? send(done.value) : answerRefusal(c, done.refusal);
  };
}
