import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyPlugin, PostgresDialect, type PostgresPool, type TransactionBuilder } from 'kysely';
import type { OpenKysely } from './open-kysely.ts';

type Work = { isOpen: boolean };
type Transactions = AsyncLocalStorage<Work>;
type Builder = TransactionBuilder<Record<string, unknown>>;

/** The same transaction, whose work is known to `transactions` as long as it holds its connection. */
function watched(builder: Builder, transactions: Transactions): Builder {
  const { execute, setIsolationLevel, setAccessMode } = builder;
  return Object.assign(builder, {
    setIsolationLevel: (...level: Parameters<typeof setIsolationLevel>) => watched(setIsolationLevel.apply(builder, level), transactions),
    setAccessMode: (...mode: Parameters<typeof setAccessMode>) => watched(setAccessMode.apply(builder, mode), transactions),
    execute: (work: Parameters<typeof execute>[0]) =>
      execute.call(builder, (own) => {
        const mine = { isOpen: true };
        return transactions.run(mine, async () => {
          try {
            return await work(own);
          } finally {
            // What the work has started without waiting for it goes on afterwards, and may ask.
            mine.isOpen = false;
          }
        });
      }),
  });
}

class WatchedKysely extends Kysely<Record<string, unknown>> {
  readonly #pool: PostgresPool;
  readonly #transactions: Transactions;
  readonly #plugins: KyselyPlugin[];

  constructor(pool: PostgresPool, transactions: Transactions, plugins: KyselyPlugin[] = []) {
    super({ dialect: new PostgresDialect({ pool }), plugins });
    this.#pool = pool;
    this.#transactions = transactions;
    this.#plugins = plugins;
  }

  override withPlugin(plugin: KyselyPlugin): WatchedKysely {
    return new WatchedKysely(this.#pool, this.#transactions, [...this.#plugins, plugin]);
  }

  override transaction(): Builder {
    return watched(super.transaction(), this.#transactions);
  }
}

/**
 * A database on a pool. A transaction that asks for a second connection beside its own is refused: on the embedded database, which has one,
 * it would wait for itself, and everybody else with it; on PostgreSQL a few of them at once would empty the pool and wait for each other.
 */
export function watchedKysely(pool: PostgresPool): OpenKysely {
  const transactions: Transactions = new AsyncLocalStorage();
  const connect = async () => {
    if (transactions.getStore()?.isOpen) throw new Error('the outer database is used inside a transaction: pass the transaction on');
    return pool.connect();
  };
  return new WatchedKysely({ connect, end: () => pool.end(), options: pool.options }, transactions) as unknown as OpenKysely;
}
