import pg from 'pg';
import { changeChannel, readVersions, type TopicVersion } from './change.ts';

const everyMs = 500;
const answerWithinMs = 5000;

/**
 * Keeps one PostgreSQL connection of its own that listens for changes, and reads the versions twice a second as well:
 * a notification is lost while the connection is down, and poolers swallow them all. A lost connection is replaced at
 * once, and again at each reading until it stands. Calls `see` with what it reads; `onFault` once per outage.
 */
export class ChangeListener {
  readonly #config: pg.ClientConfig;
  readonly #see: (versions: TopicVersion[]) => void;
  readonly #onFault: (fault: unknown) => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #down = false;

  constructor(config: pg.ClientConfig, see: (versions: TopicVersion[]) => void, onFault: (fault: unknown) => void) {
    this.#config = {
      ...config,
      application_name: 'domivka changes',
      query_timeout: answerWithinMs,
      connectionTimeoutMillis: answerWithinMs,
      keepAlive: true,
    };
    this.#see = see;
    this.#onFault = onFault;
  }

  start(): void {
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#read(), everyMs);
    this.#timer.unref();
    this.#read();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#again = false;
    await this.#reading;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #read(): void {
    if (this.#reading !== null) {
      this.#again = true;
      return;
    }
    this.#reading = this.#readOnce().finally(() => {
      this.#reading = null;
      if (!this.#again) return;
      this.#again = false;
      this.#read();
    });
  }

  async #readOnce(): Promise<void> {
    try {
      this.#client ??= await this.#connect();
      const { rows } = await this.#client.query<TopicVersion>(readVersions);
      this.#down = false;
      this.#see(rows);
    } catch (fault) {
      const lost = this.#client;
      this.#client = null;
      lost?.end().catch(() => undefined);
      if (!this.#down) this.#onFault(fault);
      this.#down = true;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#read();
    });
    client.on('notification', () => {
      if (this.#client === client) this.#read();
    });
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      return client;
    } catch (fault) {
      client.end().catch(() => undefined);
      throw fault;
    }
  }
}
