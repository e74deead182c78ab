import { Unreachable } from '../http/unreachable.ts';

/** Means that the database is unreachable, not that it refused a statement. */
export class DatabaseAway extends Unreachable {
  constructor(why: string) {
    super('the database', why, 2);
  }
}
const away = () => new DatabaseAway('is away');

/**
 * Whether the database is available. During an outage every query is refused at once instead of waiting, and queries that were waiting when
 * it began are refused.
 */
export class Presence {
  readonly #waiting = new Set<() => void>();
  #isAway = false;
  #outages = 0;
  #onLeave: () => void = () => undefined;

  get isAway(): boolean {
    return this.#isAway;
  }

  /** How often it has become available again: data read during an outage may be incomplete. */
  get outages(): number {
    return this.#outages;
  }

  onLeave(listener: () => void): void {
    this.#onLeave = listener;
  }

  leave(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    for (const giveUp of [...this.#waiting]) giveUp();
    this.#onLeave();
  }

  comeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#outages += 1;
  }

  /** Throws `DatabaseAway` when the database is unreachable or becomes so meanwhile; whether the statement was executed is then unknown. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (this.#isAway) return Promise.reject(away());
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(away());
      this.#waiting.add(giveUp);
      const done = () => this.#waiting.delete(giveUp);
      question().then(
        (answer) => {
          done();
          resolve(answer);
        },
        (fault: unknown) => {
          done();
          reject(isOutage(fault) ? new DatabaseAway(`failed (${codeOf(fault)})`) : fault);
        },
      );
    });
  }
}

/** The connection or the server failed, not the query: connection, shutdown, start, no disk space, a standby, a lock timeout. */
const states = /^(08|53)...$|^(57P0[1-5]|55P03|25006|25P03)$/;
const lines = /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)/;
/** The driver has no codes for its own faults. */
const words =
  /^(Connection terminated|timeout exceeded when|timeout expired|Client (was closed|has encountered)|Received unexpected|the database worker|Cannot use a pool after)/;

function isOutage(fault: unknown): boolean {
  const code = codeOf(fault);
  return states.test(code) || lines.test(code) || (fault instanceof Error && words.test(fault.message));
}

export function codeOf(fault: unknown): string {
  const [first] = fault instanceof AggregateError ? fault.errors : [fault];
  return typeof first?.code === 'string' ? first.code : '';
}
