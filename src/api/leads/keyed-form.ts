import type { Result } from '../../base/result.ts';
import type { KeyedAnswer, KeyedRequest } from '../../platform/idempotency/idempotency.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { noStore } from '../read-form.ts';
import { answerRefusal, type Refusal } from '../refusals.ts';

/** How long the page was open when it was sent is another time at each try. */
const sameAtEachTry = ({ elapsed: _elapsed, ...fields }: { elapsed?: unknown }): object => fields;

/**
 * A form whose work has one effect by its key already: what was answered first is answered again, and the key with another body is
 * refused. What was refused is not kept: the same key may come again mended.
 */
export function makeKeyedForm({ idempotency }: Pick<ApiHouse, 'idempotency'>) {
  return async (c: ApiContext, form: KeyedRequest, work: () => Promise<Result<KeyedAnswer, Refusal>>): Promise<Response> => {
    const asked = { ...form, body: sameAtEachTry(form.body) };
    const known = await idempotency.known(asked);
    if (!known.ok) return answerRefusal(c, known.refusal);
    if (known.value) return c.json(known.value.answer, known.value.status as 200, noStore);
    const done = await work();
    if (!done.ok) return answerRefusal(c, done.refusal);
    const kept = await idempotency.keep(asked, done.value);
    return kept.ok ? c.json(kept.value.answer, kept.value.status as 200, noStore) : answerRefusal(c, kept.refusal);
  };
}
