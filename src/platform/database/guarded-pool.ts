import type { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Presence } from './presence.ts';

type WithStream = { connection: { stream: Socket } };

/** A pool behind `presence`: a connection whose answer is not awaited any more is discarded, and no connection outlives an outage. */
export function guardedPool(pool: pg.Pool, presence: Presence): PostgresPool {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // A network outage leaves connections that are dead without an error.
  presence.onLeave(() => {
    for (const client of [...open]) (client as unknown as WithStream).connection.stream.destroy();
  });

  async function connect(): Promise<PostgresPoolClient> {
    let lending: Promise<pg.PoolClient> | undefined;
    const lent = await presence
      .ask(() => {
        lending = pool.connect();
        return lending;
      })
      .catch((fault: unknown) => {
        // The answer may still come; no caller waits for it then.
        lending?.then(
          (late) => late.release(true),
          () => undefined,
        );
        throw fault;
      });
    let isSpoilt = false;
    const client = {
      query: async (text: string, values: readonly unknown[] = []) => {
        try {
          return await presence.ask(() => lent.query(text, [...values]));
        } catch (fault) {
          // Faults of the statement itself leave the connection usable.
          isSpoilt ||= !isQuestionsOwn(fault);
          throw fault;
        }
      },
      release: (destroy?: boolean) => lent.release(destroy || isSpoilt),
    };
    return client as unknown as PostgresPoolClient;
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

const isQuestionsOwn = (fault: unknown): boolean => (fault as { severity?: unknown }).severity === 'ERROR';
