import type { Locale } from '../../../base/locale.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { StaffSession } from '../../../domain/staff/staff.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { wholeImport } from './import-answers.ts';

type Deps = Pick<OfficeDependencies, 'imports' | 'staff' | 'catalogue' | 'deals' | 'clock'>;
type Asked = { fields: { number: number }; session: StaffSession; locale: Locale };

/** One step of a proposal, and the proposal after it: the same for every step. */
export const stepOf = <Refusal extends { kind: string }>(
  deps: Deps,
  { fields: { number }, ...asker }: Asked,
  step: (transaction: OpenKysely) => Promise<Result<object, Refusal>>,
) => ({
  async work(transaction: OpenKysely): Promise<Result<object, Refusal>> {
    const done = await step(transaction);
    return done.ok ? ok({ number }) : done;
  },
  whole: () => wholeImport(deps, number, asker),
});

/** A step that reads the file: outside of the transaction, because it has sessions and transactions of its own. */
export const readingStepOf = <Refusal extends { kind: string }>(
  deps: Deps,
  { fields: { number }, ...asker }: Asked,
  step: () => Promise<Result<object, Refusal>>,
) => ({
  before: step,
  work: async (): Promise<Result<object, Refusal>> => ok({ number }),
  whole: () => wholeImport(deps, number, asker),
});
