import { type Kysely, sql } from 'kysely';
import type { OpenKysely } from './open-kysely.ts';

/** The channel of change notifications; the payload is the topic. */
export const changeChannel = 'change';

/**
 * Notifies every process, this one too, that the data of a topic changed; the notification leaves when the caller's transaction commits and
 * not at all when it rolls back. Writers of one topic wait for each other from here to their commit, so call it last.
 */
export async function announceChange(transaction: OpenKysely, topic: string): Promise<void> {
  await sql`insert into change (topic, version) values (${topic}, 1)
    on conflict (topic) do update set version = change.version + 1
    returning pg_notify(${changeChannel}, topic)`.execute(transaction);
}

export const readVersions = 'select topic, version from change';
export type TopicVersion = { topic: string; version: number };

/** Turns readings of the `change` table into calls: each watcher is called once for each version after its subscription. */
export class ChangeWatchers {
  readonly #watchers = new Set<{ topic: string; onChange: () => void }>();
  readonly #seen = new Map<string, number>();
  readonly #onFault: (fault: unknown) => void;

  constructor(onFault: (fault: unknown) => void) {
    this.#onFault = onFault;
  }

  add(topic: string, onChange: () => void): () => void {
    const watcher = { topic, onChange };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Changes from before the first subscription: no callback is called for them. */
  start(versions: TopicVersion[]): void {
    for (const { topic, version } of versions) this.#seen.set(topic, version);
  }

  see(versions: TopicVersion[]): void {
    for (const { topic, version } of versions) {
      // Unequal, not greater: a restored backup may carry a lower version with other data.
      if (this.#seen.get(topic) === version) continue;
      this.#seen.set(topic, version);
      for (const watcher of [...this.#watchers].filter((each) => each.topic === topic)) this.#call(watcher.onChange);
    }
  }

  #call(onChange: () => void): void {
    try {
      onChange();
    } catch (fault) {
      this.#onFault(fault);
    }
  }
}

/** How often a topic was announced; all processes know the same. */
export async function readTopicVersion(db: Kysely<unknown>, topic: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from change where topic = ${topic}`.execute(db);
  return Number(rows[0]?.version ?? 0);
}

/** The present versions; none when the table does not exist yet. */
export async function currentVersions(db: Kysely<unknown>): Promise<TopicVersion[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('change') is not null as there`.execute(db);
  return rows[0]?.there ? (await sql.raw<TopicVersion>(readVersions).execute(db)).rows : [];
}
