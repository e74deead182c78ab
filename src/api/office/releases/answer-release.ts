import { ok, type Result } from '../../../base/result.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { wholeRelease } from './release-answers.ts';

type Stored = { number: number };
type Asker = Parameters<typeof wholeRelease>[2];

/** One step of a release and the release after it: the same for every step. */
export const stepOf = <Refusal extends { kind: string }>(
  deps: OfficeDependencies,
  asker: Asker,
  number: number,
  step: (transaction: OpenKysely) => Promise<Result<object, Refusal>>,
) => ({
  async work(transaction: OpenKysely): Promise<Result<Stored, Refusal>> {
    const done = await step(transaction);
    return done.ok ? ok({ number }) : done;
  },
  whole: () => wholeRelease(deps, number, asker),
});
