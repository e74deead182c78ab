import type { ZodMiniType } from 'zod/mini';
import { ok, type Result } from '../../base/result.ts';
import type { ClientSession } from '../../domain/clients/clients.ts';
import type { Deals } from '../../domain/deals/deals.ts';
import type { KeyedAnswer } from '../../platform/idempotency/idempotency.ts';
import { clientOf } from '../clients/bearer.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import type { FieldErrors } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal, type Refusal, wordRefusal } from '../refusals.ts';

type Asked<Fields> = { fields: Fields; asker: ClientSession };
type Transaction = Parameters<Deals['makeDeal']>[0];

type Keyed<Fields> = {
  operation: string;
  schema: ZodMiniType<Fields>;
  /** What the schema cannot say of a field. */
  beyond?: (given: Readonly<Record<string, unknown>>) => FieldErrors;
  /** What has to be asked of others first, outside the transaction; not asked again when the answer is known. */
  before?: (asked: Asked<Fields>) => Promise<Result<unknown, Refusal>>;
  /** Lets the work go on at its time, or refuses without it. */
  gate?: <Answer>(asked: Asked<Fields>, goOn: () => Promise<Answer>) => Promise<Result<Answer, Refusal>>;
  /** What it answers is kept, and therefore names nobody. */
  work: (transaction: Transaction, asked: Asked<Fields>) => Promise<Result<object, Refusal>>;
  /** Adds to what was kept what names people, as it is now. */
  whole?: (kept: object, asked: Asked<Fields>) => Promise<object>;
};

/**
 * A post of a client: one effect and one answer for each of his keys; one that comes without a key is a new one each time. What was refused
 * is not kept: the same key may come again.
 */
export function makeKeyedPost({ idempotency }: Pick<ApiHouse, 'idempotency'>) {
  return async <Fields extends object>(
    c: ApiContext,
    { operation, schema, beyond, before, gate, work, whole }: Keyed<Fields>,
  ): Promise<Response> => {
    const form = await readForm(c, schema, { key: 'made', ...(beyond && { beyond }) });
    if (form instanceof Response) return form;
    const asked = { fields: form.fields, asker: clientOf(c) };
    const request = { owner: asked.asker.clientId, key: form.idempotencyKey, operation, body: form.fields };
    const known = before ? await idempotency.known(request) : ok(null);
    if (!known.ok) return answerRefusal(c, known.refusal);
    const send = async ({ status, answer }: KeyedAnswer) =>
      c.json(whole && status < 400 ? await whole(answer, asked) : answer, status as 200, noStore);
    if (known.value) return send(known.value);
    const prepared: Result<unknown, Refusal> = before ? await before(asked) : ok(null);
    const goOn = () =>
      idempotency.once(request, async (transaction) => {
        const result = prepared.ok ? await work(transaction, asked) : prepared;
        return result.ok ? { status: 200, answer: result.value } : wordRefusal(c, result.refusal);
      });
    const gone = gate ? await gate(asked, goOn) : ok(await goOn());
    const done = gone.ok ? gone.value : gone;
    return done.ok ? send(done.value) : answerRefusal(c, done.refusal);
  };
}
