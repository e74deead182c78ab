import type { Result } from '../../base/result.ts';
import type { OperationKey } from '../../contract/operation-types.ts';
import type { KeyedAnswer, KeyedRequest } from '../../platform/idempotency/idempotency.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Asked, CodesOf } from '../handler.ts';
import { noStore } from '../read-form.ts';
import { answerRefusal, type RefusalWith } from '../refusals.ts';

/** The time that the page was open differs at each try. */
const sameAtEachTry = ({ elapsed: _elapsed, ...fields }: { elapsed?: unknown }): object => fields;

type Form<Key extends OperationKey> = Pick<Asked<Key>, 'c' | 'idempotencyKey'> & {
  /** The scope of the key: its name in the stored rows, which must not change. */
  operation: string;
  body: object;
};

/**
 * A form of a visitor whose effect is idempotent by its key already: the first answer is repeated, and the key with another body is
 * refused. A refusal is not stored: the same key may come again corrected.
 */
export function makeKeyedForm<Key extends OperationKey>({ idempotency }: Pick<ApiDependencies, 'idempotency'>) {
  type Refused = RefusalWith<CodesOf<Key>>;
  return async (
    { c, idempotencyKey: key, operation, body }: Form<Key>,
    work: () => Promise<Result<KeyedAnswer, Refused>>,
  ): Promise<Response> => {
    const asked: KeyedRequest = { owner: `visitor of ${operation}`, key, operation, body: sameAtEachTry(body) };
    const known = await idempotency.known(asked);
    if (!known.ok) return answerRefusal(c, known.refusal);
    if (known.value) return c.json(known.value.answer, known.value.status as 200, noStore);
    const done = await work();
    if (!done.ok) return answerRefusal(c, done.refusal);
    const stored = await idempotency.store(asked, done.value);
    return stored.ok ? c.json(stored.value.answer, stored.value.status as 200, noStore) : answerRefusal(c, stored.refusal);
  };
}
