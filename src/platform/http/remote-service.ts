import type { Clock } from '../../base/clock.ts';
import { Unreachable } from './unreachable.ts';

const failuresInARow = 3;
const tryAgainMs = 1_000;
/** A request that has taken this part of its time limit is likely to fail. */
const suspectAfter = 3 / 8;
/** The time limit for a service that was down a moment ago. */
const shortPatienceMs = 1_500;
/** Documents of 10 MB travel in answers. */
const largestAnswer = 12 * 1024 * 1024;

export type Send = (address: string, init: RequestInit) => Promise<Response>;
/** `text` is the bytes decoded as UTF-8. */
type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string };
type Question<Value> = {
  path: string;
  init?: RequestInit;
  /** Parses the answer; undefined when it is invalid. A fault that it throws is an answer too: the service is available. */
  read: (answer: Answer) => Value | undefined;
};
type Settings = { name: string; address: string; clock: Clock; patienceMs?: number; send?: Send };

/**
 * The client of one external service. A request has a time limit and is sent once: the caller decides whether to repeat it. After three
 * failures in a row, or while three hang, the circuit opens: every request is refused at once, and one in each second probes whether the
 * service is back; the first success closes the circuit. Throws `Unreachable`.
 */
export function makeRemoteService({ name, address, clock, patienceMs = 5_000, send = fetch }: Settings) {
  let failures = 0;
  let hanging = new Set<object>();
  let triedAt = 0;

  const succeed = () => {
    failures = 0;
    hanging = new Set();
  };

  const isShut = () => failures + hanging.size >= failuresInARow;
  /** While the circuit is open the beginning of a probe counts: one that hangs must not delay the next. */
  const noteTry = () => {
    if (!isShut()) triedAt = clock().getTime();
  };

  async function attempt<Value>(question: Question<Value>): Promise<Value> {
    const call = {};
    const slow = setTimeout(() => {
      noteTry();
      hanging.add(call);
    }, patienceMs * suspectAfter);
    slow.unref();
    try {
      return await callOnce(question);
    } finally {
      clearTimeout(slow);
      hanging.delete(call);
    }
  }

  async function callOnce<Value>({ path, init, read }: Question<Value>): Promise<Value> {
    const failed = (why: string) => {
      noteTry();
      failures += 1;
      return new Unreachable(name, why);
    };
    let answer: Answer;
    try {
      const response = await send(`${address}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
      answer = answerOf(response, await bytesOf(response));
    } catch (fault) {
      throw failed(`did not answer (${whyOf(fault)})`);
    }
    let value: Value | undefined;
    try {
      value = answer.status < 500 ? read(answer) : undefined;
    } catch (refused) {
      succeed();
      throw refused;
    }
    if (value === undefined) throw failed(`answered ${answer.status} and nothing that can be used`);
    succeed();
    return value;
  }

  async function ask<Value>(question: Question<Value>): Promise<Value> {
    if (!isShut()) return attempt(question);
    const now = clock().getTime();
    // A clock that was set back must not hold the circuit open.
    if (Math.abs(now - triedAt) < tryAgainMs) throw new Unreachable(name, 'has just been down', 2);
    triedAt = now;
    const trying = attempt(question);
    // Continues without its caller, and closes the circuit when a slow service answers after all.
    trying.catch(() => undefined);
    return Promise.race([trying, refuseAfter(shortPatienceMs, name)]);
  }
  return { ask };
}

/** A service that sends without end must not fill the memory. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestAnswer) throw Object.assign(new Error('too large'), { name: 'TooLarge' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const answerOf = ({ status, headers }: Response, bytes: Uint8Array): Answer => ({
  status,
  headers,
  bytes,
  get text() {
    return new TextDecoder().decode(bytes);
  },
});

function refuseAfter(ms: number, name: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Unreachable(name, 'is still slow', 2)), ms).unref();
  });
}

function whyOf(fault: unknown): string {
  const { name, cause } = (fault ?? {}) as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}

/** The JSON of an answer, or undefined. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
