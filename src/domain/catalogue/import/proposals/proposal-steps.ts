import type { ImportState, ImportStep } from '../../../../contract/office/imports/imports.ts';

/** `version` is the one that the person has seen. */
export type Seen = { number: number; version: number };
export type UnknownProposal = { kind: 'unknown-import' };
/** Another state or version than the person has seen. */
export type ProposalMoved = { kind: 'import-moved' };

/** The steps that each state allows. */
const stepsOf: Record<ImportState, readonly ImportStep[]> = {
  new: ['read', 'discard'],
  questions: ['answer', 'read', 'discard'],
  refused: ['read', 'discard'],
  open: ['choose', 'approve', 'read', 'discard'],
  applied: ['undo'],
  undone: [],
  discarded: [],
};
export const allowedImportSteps = ({ state }: { state: ImportState }): readonly ImportStep[] => stepsOf[state];
export const may = (proposal: { state: ImportState }, step: ImportStep): boolean => allowedImportSteps(proposal).includes(step);
