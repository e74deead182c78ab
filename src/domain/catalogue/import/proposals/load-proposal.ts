import { importInventory } from '../import-inventory.ts';
import type { ImportOptions } from '../import-options.ts';
import { answersOf } from '../sheets/answers.store.ts';
import type { Answers } from '../sheets/questions.ts';
import type { Proposal } from './proposal.store.ts';
import { openFile } from './proposal-file.store.ts';
import type { ProposalsContext } from './proposals-context.ts';

type Options = Omit<ImportOptions, 'skipBad' | 'answers'> & { given?: Answers };

/** Imports the file of a proposal, or tries to, with what its source has answered. */
export async function loadProposal(
  { currentRate, hasSource, ...context }: ProposalsContext,
  { number, source }: Proposal,
  { given = {}, ...options }: Options,
) {
  const { db } = context;
  const feed = { name: source, open: () => openFile(db, number) };
  const answers = { ...(await answersOf(db, source)), ...given };
  return importInventory({ ...context, rate: currentRate() }, feed, {
    ...options,
    skipBad: true,
    isByHand: true,
    overridesSource: hasSource,
    answers,
  });
}
