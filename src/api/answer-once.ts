import { ok, type Result } from '../base/result.ts';
import type { Operation } from '../contract/operation.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { Idempotency, KeyedAnswer } from '../platform/idempotency/idempotency.ts';
import type { ApiContext } from './dependencies.ts';
import { noStore } from './read-form.ts';
import { answerRefusal, type Refusal, wordRefusal } from './refusals.ts';

type Transaction = Parameters<Deals['makeDeal']>[0];

export type Effect<Answer, Refused extends { kind: string }, Before = null> = {
  /** The command behind the key, where its fields do not identify it. */
  body?: object;
  /** Work outside of the transaction: it must be harmless when repeated, and is skipped when the answer is stored. */
  before?: () => Promise<Result<Before, Refused>>;
  /** Lets the work go on at its time, or refuses without it. */
  queue?: <Done>(goOn: () => Promise<Done>) => Promise<Result<Done, Refused>>;
  /** Its answer is stored, and therefore must not name a person. */
  work: (transaction: Transaction, before: Before) => Promise<Result<Answer, Refused>> | Result<Answer, Refused>;
  /** Adds personal data, as it is now, to the stored answer. */
  whole?: (stored: Answer) => Promise<Answer>;
};

/** How long the page was open when it was sent is another time at each try. */
const sameAtEachTry = ({ elapsed: _elapsed, ...fields }: { elapsed?: unknown }): object => fields;

type Sent = { c: ApiContext; owner: string | undefined; idempotencyKey: string; fields: object };

/** One effect and one answer for each `Idempotency-Key` of an operation. A refusal is not stored: the same key may come again, corrected. */
export function makeAnswerOnce(idempotency: Idempotency, key: string, { answer, invalidFields }: Operation) {
  const operation = key.replace(/^POST \/api\/(\{locale\}\/)?/, '');
  const success = ('status' in answer && answer.status) || 200;
  return ({ c, owner = `visitor of ${operation}`, idempotencyKey, fields }: Sent) =>
    async ({ body = fields, before, queue, work, whole }: Effect<object, Refusal, unknown>): Promise<Response> => {
      const request = { owner, key: idempotencyKey, operation, body: sameAtEachTry(body) };
      const send = async ({ status, answer: stored }: KeyedAnswer) =>
        c.json(whole && status < 400 ? await whole(stored) : stored, status as 200, noStore);
      const known = before ? await idempotency.known(request) : ok(null);
      if (!known.ok) return answerRefusal(c, known.refusal);
      if (known.value) return send(known.value);
      const prepared = before ? await before() : ok(null);
      const goOn = () =>
        idempotency.once(request, async (transaction) => {
          const result = prepared.ok ? await work(transaction, prepared.value) : prepared;
          return result.ok ? { status: success, answer: result.value } : wordRefusal(c, result.refusal, invalidFields);
        });
      const outcome = queue ? await queue(goOn) : ok(await goOn());
      const done = outcome.ok ? outcome.value : outcome;
      return done.ok ? send(done.value) : answerRefusal(c, done.refusal, invalidFields);
    };
}
