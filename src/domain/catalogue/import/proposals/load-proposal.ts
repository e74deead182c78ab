import { importInventory } from '../import-inventory.ts';
import type { ImportOptions } from '../import-options.ts';
import { answersOf } from '../sheets/answers.store.ts';
import type { Answers } from '../sheets/questions.ts';
import type { Proposal } from './proposal.store.ts';
import { openFile } from './proposal-file.store.ts';
import type { ProposalsContext } from './proposals-context.ts';
import { unpackRecords } from './stored-records.ts';

type Options = Omit<ImportOptions, 'skipBad' | 'answers'> & { given?: Answers };

/**
 * Imports the file of a proposal, or tries to, with what its source has answered. That a person approves what a feed or the CRM says makes it
 * no word of the office.
 */
export async function loadProposal(
  { currentRate, hasSource, ...context }: ProposalsContext,
  { number, source, origin }: Proposal,
  { given = {}, ...options }: Options,
) {
  const { db } = context;
  const packed = () => openFile(db, number);
  const feed = origin === 'crm' ? { name: source, records: await unpackRecords(packed()) } : { name: source, open: packed };
  const isByHand = origin === 'office';
  const answers = { ...(await answersOf(db, source)), ...given };
  return importInventory({ ...context, rate: currentRate() }, feed, {
    ...options,
    skipBad: true,
    inOwnName: true,
    isByHand,
    overridesSource: isByHand && hasSource,
    answers,
  });
}
