/** Why a row of a file, or a record of it, cannot be taken. */
export const rowProblemCodes = [
  'above-house',
  'columns',
  'conflict',
  'decimals',
  'duplicate',
  'floor-unsaid',
  'heading',
  'not-a-number',
  'not-an-address',
  'not-points',
  'not-positive',
  'off-plan',
  'out-of-range',
  'per-metre',
  'required',
  'several-sections',
  'too-long',
  'unknown',
  'unreadable',
] as const;
export type RowProblemCode = (typeof rowProblemCodes)[number];

/** Why nothing of a file can be read. */
export const fileProblemCodes = [
  'column-missing',
  'column-twice',
  'connection-lost',
  'doctype',
  'empty',
  'encoding',
  'external-links',
  'formula',
  'macros',
  'malformed',
  'no-flats',
  'not-a-feed',
  'too-large',
  'truncated',
] as const;
export type FileProblemCode = (typeof fileProblemCodes)[number];

/** Changes beyond the limits: a person confirms them. */
export const warningCodes = ['drift', 'jump', 'odd-price', 'sales', 'too-many-gone'] as const;
export type WarningCode = (typeof warningCodes)[number];

export type ProblemCode = RowProblemCode | FileProblemCode | WarningCode | 'question';
