/**
 * A service of somebody else that does not do now what was asked of it: it is down, too slow, or answers what cannot be read. Nothing
 * is known of what it did with the request. The API answers 503 with `Retry-After`. Its message names nobody and repeats no answer.
 */
export class Unreachable extends Error {
  readonly retryAfterSeconds: number;
  constructor(service: string, why: string, retryAfterSeconds = 5) {
    super(`${service} ${why}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
