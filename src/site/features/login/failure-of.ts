import type { Problem } from '../../../contract/errors.ts';

/** Why a request of the account failed, where no field of it is wrong. */
export type Failure = { kind: 'offline' | 'failed' | 'unavailable' | 'working' } | { kind: 'wait'; seconds: number };

/** How long to wait where the refusal does not say it, in seconds. */
const usualWait = 60;

/** `problem` is null when no answer came. */
export function failureOf(problem: Problem | null): Failure {
  switch (problem?.code) {
    case 'too-often':
    case 'work-needed':
      return { kind: 'wait', seconds: problem.retryAfter ?? usualWait };
    case 'unreachable':
      return { kind: 'unavailable' };
    default:
      return { kind: problem ? 'failed' : 'offline' };
  }
}
