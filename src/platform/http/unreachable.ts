/**
 * An external service cannot do the request now: it is down, too slow, or its answer is unreadable. Whether it has processed the
 * request is unknown. The API answers 503 with `Retry-After`. The message names no person and repeats no answer.
 */
export class Unreachable extends Error {
  readonly retryAfterSeconds: number;
  constructor(service: string, why: string, retryAfterSeconds = 5) {
    super(`${service} ${why}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
