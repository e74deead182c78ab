import type { ZodMiniType } from 'zod/mini';
import { ok, type Result } from '../../base/result.ts';
import type { ClientSession } from '../../domain/clients/clients.ts';
import type { Deals } from '../../domain/deals/deals.ts';
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
  work: (transaction: Transaction, asked: Asked<Fields>) => Promise<Result<object, Refusal>>;
};

/** A post of a client: one effect and one answer for each of his keys; one that comes without a key is a new one each time. */
export function makeKeyedPost({ idempotency }: Pick<ApiHouse, 'idempotency'>) {
  return async <Fields extends object>(
    c: ApiContext,
    { operation, schema, beyond, before, gate, work }: Keyed<Fields>,
  ): Promise<Response> => {
    const form = await readForm(c, schema, { key: 'made', ...(beyond && { beyond }) });
    if (form instanceof Response) return form;
    const asked = { fields: form.fields, asker: clientOf(c) };
    const request = { owner: asked.asker.clientId, key: form.idempotencyKey, operation, body: form.fields };
    const known = before ? await idempotency.known(request) : ok(null);
    if (!known.ok) return answerRefusal(c, known.refusal);
    if (known.value) return c.json(known.value.answer, known.value.status as 200, noStore);
    const prepared: Result<unknown, Refusal> = before ? await before(asked) : ok(null);
    const goOn = () =>
      idempotency.once(request, async (transaction) => {
        const result = prepared.ok ? await work(transaction, asked) : prepared;
        return result.ok ? { status: 200, answer: result.value } : wordRefusal(c, result.refusal);
      });
    const gone = gate ? await gate(asked, goOn) : ok(await goOn());
    const done = gone.ok ? gone.value : await idempotency.keep(request, wordRefusal(c, gone.refusal));
    return done.ok ? c.json(done.value.answer, done.value.status as 200, noStore) : answerRefusal(c, done.refusal);
  };
}
