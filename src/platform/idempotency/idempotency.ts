import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { dayMs } from '../../base/durations.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { OpenKysely } from '../database/database.ts';
import type { IdempotencyTables } from './idempotency.tables.ts';

/** `owner` is the caller: two owners may choose the same key. */
export type KeyedRequest = { owner: string; key: string; operation: string; body: object };
export type KeyedAnswer = { status: number; answer: object };
export type KeyUsedOtherwise = { kind: 'key-used-otherwise' };

type Context = { db: Kysely<IdempotencyTables>; clock: Clock };

/** The limit of waiting for another request with the key, after which the caller is asked to try again; its key then finds the result. */
const lockWithin = '5s';

const retentionMs = 7 * dayMs;

/** The same fields in another order are the same body. */
const hashOf = (body: object): string =>
  hash('sha256', JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))), 'base64url');

/** Ends a transaction with an answer that leaves nothing behind. */
class Refused extends Error {
  readonly answer: KeyedAnswer;
  constructor(answer: KeyedAnswer) {
    super('refused');
    this.answer = answer;
  }
}

const isRefusal = ({ status }: KeyedAnswer): boolean => status >= 400;

/** One effect and one answer for each key of an owner, for all repeated and simultaneous requests. */
export function makeIdempotency({ db, clock }: Context) {
  function compare(
    found: Pick<IdempotencyTables['idempotent_request'], 'operation' | 'body_hash' | 'status' | 'answer'>,
    asked: KeyedRequest,
  ) {
    if (found.operation !== asked.operation || found.body_hash !== hashOf(asked.body))
      return refuse({ kind: 'key-used-otherwise' } as const);
    if (found.status === null || found.answer === null) throw new Error('a key was committed without its answer');
    return ok({ status: found.status, answer: found.answer });
  }

  const find = (from: Kysely<IdempotencyTables>, { owner, key }: KeyedRequest) =>
    from
      .selectFrom('idempotent_request')
      .select(['operation', 'body_hash', 'status', 'answer'])
      .where('owner', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();

  /** Claims the key; undefined when another caller has it. */
  const take = (from: Kysely<IdempotencyTables>, { owner, key, operation, body }: KeyedRequest) =>
    from
      .insertInto('idempotent_request')
      .values({
        owner,
        key,
        operation,
        body_hash: hashOf(body),
        created_at: clock(),
        status: null,
        answer: null,
      })
      .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
      .returning('answer')
      .executeTakeFirst();

  /** The stored answer, or null when this key is new; refuses a key that came with another body or for something else. */
  async function known(asked: KeyedRequest): Promise<Result<KeyedAnswer | null, KeyUsedOtherwise>> {
    const found = await find(db, asked);
    return found ? compare(found, asked) : ok(null);
  }

  /**
   * Does the work and stores its answer in one transaction, or returns the answer that was stored first; refuses a key that came with
   * another body or for another operation. A second request with a key in progress waits for that work. A throw leaves no trace, and
   * neither does a refusal, whatever was written before it: its key is free, and refusals fill no table.
   */
  function once(
    asked: KeyedRequest,
    work: (transaction: OpenKysely) => Promise<KeyedAnswer>,
  ): Promise<Result<KeyedAnswer, KeyUsedOtherwise>> {
    const done = db.transaction().execute(async (transaction) => {
      await sql`select set_config('lock_timeout', ${lockWithin}, true)`.execute(transaction);
      const { owner, key } = asked;
      if (!(await take(transaction, asked))) {
        const found = await find(transaction, asked);
        if (!found) throw new Error('a key that was taken is gone');
        return compare(found, asked);
      }
      const done = await work(transaction);
      if (isRefusal(done)) throw new Refused(done);
      const stored = await transaction
        .updateTable('idempotent_request')
        .set({ status: done.status, answer: JSON.stringify(done.answer) as never })
        .where('owner', '=', owner)
        .where('key', '=', key)
        .returning('answer')
        .executeTakeFirstOrThrow();
      // Byte for byte as every later request with this key will read it.
      return ok({ status: done.status, answer: stored.answer ?? done.answer });
    });
    return done.catch((cause: unknown) => {
      if (cause instanceof Refused) return ok(cause.answer);
      throw cause;
    });
  }

  /** Deletes all stored answers of one owner, in the caller's transaction. */
  async function forgetOwner(transaction: OpenKysely, owner: string): Promise<void> {
    await transaction.deleteFrom('idempotent_request').where('owner', '=', owner).execute();
  }

  /** Keys are stored for a week. */
  async function forgetOld(): Promise<void> {
    await db
      .deleteFrom('idempotent_request')
      .where('created_at', '<', new Date(clock().getTime() - retentionMs))
      .execute();
  }

  return { known, once, forgetOwner, forgetOld };
}
export type Idempotency = ReturnType<typeof makeIdempotency>;
