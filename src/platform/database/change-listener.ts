import pg from 'pg';
import { changeChannel, readVersions, type TopicVersion } from './change.ts';

const everyMs = 500;
/** A connection that is silent for so long counts as lost and is closed: it may be dead without an error. */
const answerWithinMs = 2_000;
/** Short, so that a connection that loses all packets is replaced soon after the network is repaired. */
const connectWithinMs = 1_000;
/** The socket of a connection that was given up is destroyed. */
const destroyAfterMs = 5_000;
const tickMs = 100;

type Listening = {
  see: (versions: TopicVersion[]) => void;
  /** Once an outage. */
  onFault: (fault: unknown) => void;
  /** The connection is silent or broken. */
  onAway: () => void;
  onBack: () => void;
};

/**
 * Holds one PostgreSQL connection that listens for changes, and reads the versions twice a second as well: a notification is lost while the
 * connection is down, and poolers swallow them all. A lost connection is replaced at once, and again at each reading until it works. These
 * readings detect an outage and its end.
 */
export class ChangeListener {
  readonly #config: pg.ClientConfig;
  readonly #hearing: Listening;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #reading: Promise<void> | null = null;
  #again = false;
  #down = false;
  #stopped = false;

  constructor(config: pg.ClientConfig, listening: Listening) {
    this.#hearing = listening;
    this.#config = {
      ...config,
      application_name: 'domivka changes',
      connectionTimeoutMillis: destroyAfterMs,
      keepAlive: true,
    };
  }

  start(): void {
    if (this.#timer) return;
    this.#timer = setInterval(() => this.#read(), everyMs);
    this.#timer.unref();
    this.#read();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopped = true;
    await this.#reading;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #read(): void {
    if (this.#stopped) return;
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
    let silent: NodeJS.Timeout | undefined;
    let ticksLeft = (this.#client ? answerWithinMs : connectWithinMs) / tickMs;
    // Counted in ticks: a process that was busy itself for so long must not take that for a silent database.
    const silence = new Promise<never>((_resolve, reject) => {
      silent = setInterval(() => {
        ticksLeft -= 1;
        if (ticksLeft <= 0) reject(new Error('the database is silent'));
      }, tickMs);
    });
    const reading = this.#versions();
    // The query of a closed connection may fail later.
    reading.catch(() => undefined);
    try {
      const versions = await Promise.race([reading, silence]);
      this.#down = false;
      this.#hearing.onBack();
      this.#hearing.see(versions);
    } catch (fault) {
      const lost = this.#client;
      this.#client = null;
      lost?.end().catch(() => undefined);
      this.#hearing.onAway();
      if (!this.#down) this.#hearing.onFault(fault);
      this.#down = true;
    } finally {
      clearInterval(silent);
    }
  }

  async #versions(): Promise<TopicVersion[]> {
    const client = this.#client ?? (await this.#connect());
    return (await client.query<TopicVersion>(readVersions)).rows;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    let stands = false;
    this.#client = client;
    client.on('error', () => {
      if (!stands || this.#client !== client) return;
      this.#client = null;
      this.#read();
    });
    client.on('notification', () => {
      if (this.#client === client) this.#read();
    });
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    stands = true;
    return client;
  }
}
