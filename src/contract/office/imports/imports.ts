import * as z from 'zod/mini';
import { standingQuotesSchema } from '../quotes.ts';
import { moneySchema, personSchema } from '../refunds.ts';
import { fileProblemCodes, rowProblemCodes, warningCodes } from './problem-codes.ts';

export const importLimits = {
  fileMegabytes: 100,
  nameLongest: 200,
  whyLongest: 500,
  answerLongest: 100,
  sourceLongest: 100,
  rowsOfPage: 100,
} as const;

/**
 * `new` was not read yet; `questions` are open; `refused` cannot be read, or could not be compared; `open` waits for an approval. What
 * passes by itself is `applied` at once.
 */
export const importStates = ['new', 'questions', 'refused', 'open', 'applied', 'undone', 'discarded'] as const;
export type ImportState = (typeof importStates)[number];
/** `office`: a person has given the file here; `command`: on the command line. */
export const importOrigins = ['office', 'feed', 'command', 'crm'] as const;
export type ImportOrigin = (typeof importOrigins)[number];
/** The kinds of changes of a flat, which may have several. `held`: a deal holds it, so that its status or its end stays as it is. */
export const importKinds = ['new', 'price', 'status', 'gone', 'returned', 'other', 'held'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importChoices = ['take', 'keep'] as const;
export type ImportChoice = (typeof importChoices)[number];
/** Why a change begins as one to keep: people have kept the same one of this source out before, or taken it back. */
export const importDeclined = ['kept', 'undone'] as const;
export type ImportDeclined = (typeof importDeclined)[number];
/** The steps that may be taken with a proposal now. */
const importSteps = ['read', 'answer', 'choose', 'approve', 'discard', 'undo'] as const;
export type ImportStep = (typeof importSteps)[number];

const proposalNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
const version = z.int().check(z.gte(0), z.lte(2_147_483_647));
const typedNumber = z.string('repeated').check(z.regex(/^[1-9]\d{0,8}$/, 'malformed'));
const source = z.string().check(z.minLength(1, 'required'), z.maxLength(300, 'too-long'));
const questionKey = z.string().check(z.minLength(1, 'required'), z.maxLength(80, 'too-long'));
const answer = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(importLimits.answerLongest, 'too-long'));

const counts = z.object({ rows: z.int(), left: z.int() });
const rowSchema = z.object({
  number: z.int(),
  source: z.string(),
  fileName: z.string(),
  origin: z.enum(importOrigins),
  state: z.enum(importStates),
  by: z.nullable(personSchema),
  /** Times are ISO 8601. */
  madeAt: z.string(),
  appliedAt: z.nullable(z.string()),
  appliedBy: z.nullable(personSchema),
  undoneAt: z.nullable(z.string()),
  /** Flats by what changes of them, and how many of them are not taken. */
  counts: z.object({ all: counts, ...Object.fromEntries(importKinds.map((kind) => [kind, counts])) } as Record<
    ImportKind | 'all',
    typeof counts
  >),
  /** Rows of the file that cannot be read. */
  refusedRows: z.int(),
  hasWarnings: z.boolean(),
  version: z.int(),
});
export type ImportRow = z.infer<typeof rowSchema>;

/** Rows of a file that a message names; `record` where it is about one flat. */
const problemSchema = z.object({
  line: z.int(),
  field: z.string(),
  code: z.enum([...rowProblemCodes, ...fileProblemCodes, ...warningCodes, 'question']),
  message: z.string(),
  record: z.nullable(z.string()),
  /** The values in the message. */
  said: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportProblem = z.infer<typeof problemSchema>;

/**
 * What the source has to answer once. `candidates` are the certain answers; `free`: any other that the field can have is one, too. `samples`
 * are what the file says there, one for each candidate where it is a column; of a project its name as the person reads it, empty for a new one.
 */
const questionSchema = z.object({
  key: z.string(),
  field: z.string(),
  message: z.string(),
  candidates: z.array(z.string()),
  free: z.boolean(),
  line: z.int(),
  count: z.int(),
  samples: z.array(z.string()),
});
export type ImportQuestion = z.infer<typeof questionSchema>;

export const importsSchema = z.object({ imports: z.array(rowSchema), next: z.nullable(z.int()) });
export const importsQuerySchema = z.strictObject({ before: z.optional(typedNumber) });
export const importQuerySchema = z.strictObject({ number: typedNumber });

export const importAnswerSchema = z.object({
  import: z.object({
    ...rowSchema.shape,
    questions: z.array(questionSchema),
    /** The answers that were given for the source before. */
    answers: z.array(z.object({ key: z.string(), answer: z.string() })),
    /** Of a file that waits: the sources of files that people give, of which it may be. */
    sources: z.array(z.string()),
    /** Why nothing can be taken of the file; null where it was read. */
    refusal: z.nullable(z.object({ kind: z.string(), message: z.string() })),
    /** Of a feed or the CRM: what it does not change without a person. */
    byHand: z.nullable(z.array(z.enum(importKinds))),
    /** The quotes that its prices mean something for, while it waits for an approval. */
    quotes: z.nullable(standingQuotesSchema),
    /** The problems that a person has to confirm. */
    warnings: z.array(problemSchema),
    /** Columns that were not understood, and records that are no flats for sale. */
    passedOver: z.array(z.string()),
    leftOut: z.array(z.object({ what: z.string(), count: z.int() })),
    /** Listed projects and sections that the file has not. `gone`: flats of them leave the site; else all stay. */
    missing: z.array(z.object({ project: z.string(), section: z.nullable(z.string()), flats: z.int(), gone: z.boolean() })),
    /** Projects that the site does not have yet, while it waits for an approval; `near` is the one that may be meant. */
    newProjects: z.array(z.object({ name: z.string(), near: z.nullable(z.string()) })),
    /** Projects, sections, layouts and benefits that are new or change. They are not undone. */
    houses: z.int(),
    why: z.nullable(z.string()),
    /** While it waits for an approval: changes that begin as ones to keep. */
    declined: z.int(),
    /** After an undo: flats that have gone back, were touched since, or are in a deal. */
    undone: z.nullable(z.object({ back: z.int(), touched: z.int(), deal: z.int() })),
    allowed: z.array(z.enum(importSteps)),
  }),
});
export type WholeImport = z.infer<typeof importAnswerSchema>['import'];

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const change = <Value extends z.ZodMiniType>(of: Value) => z.nullable(z.object({ before: z.nullable(of), after: z.nullable(of) }));
const flatRowSchema = z.object({
  turn: z.int(),
  flat: z.string(),
  number: z.string(),
  project: z.string(),
  /** Where the catalogue has the flat; null for a new one. */
  section: z.nullable(z.string()),
  line: z.int(),
  kinds: z.array(z.enum(importKinds)),
  price: change(moneySchema),
  status: change(z.string()),
  held: z.nullable(z.object({ before: z.string(), after: z.string() })),
  /** Other values of the flat, by the names of the feed. */
  others: z.array(z.object({ field: z.string(), before: value, after: value })),
  choice: z.enum(importChoices),
  declined: z.nullable(z.enum(importDeclined)),
  undone: z.nullable(z.enum(['back', 'touched', 'deal'])),
});
export type ImportFlatRow = z.infer<typeof flatRowSchema>;

const filter = {
  kind: z.optional(z.enum(importKinds, 'unknown')),
  /** A number of a flat. */
  flat: z.optional(z.string('repeated').check(z.trim(), z.maxLength(40, 'too-long'))),
};
export const importRowsQuerySchema = z.strictObject({
  number: typedNumber,
  after: z.optional(z.string('repeated').check(z.regex(/^\d{1,9}$/, 'malformed'))),
  ...filter,
});
/** In the order of the file, a hundred at a time after the turn `after`; `next` is null on the last page. */
export const importRowsSchema = z.object({ rows: z.array(flatRowSchema), count: z.int(), next: z.nullable(z.int()) });

export const importProblemsQuerySchema = z.strictObject({
  number: typedNumber,
  skip: z.optional(z.string('repeated').check(z.regex(/^\d{1,6}$/, 'malformed'))),
});
export const importProblemsSchema = z.object({ problems: z.array(problemSchema), count: z.int(), next: z.nullable(z.int()) });

/** The name of the file; the file itself is the body. */
export const sendImportQuerySchema = z.strictObject({
  name: z.string('repeated').check(z.trim(), z.minLength(1, 'required'), z.maxLength(importLimits.nameLongest, 'too-long')),
});
export const readImportSchema = z.strictObject({ number: proposalNumber });
export const answerImportSchema = z.strictObject({
  number: proposalNumber,
  answers: z.array(z.strictObject({ key: questionKey, answer })).check(z.minLength(1, 'required'), z.maxLength(60, 'too-long')),
});
export const nameSourceSchema = z.strictObject({
  number: proposalNumber,
  source: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(importLimits.sourceLongest, 'too-long')),
});
export const forgetAnswerSchema = z.strictObject({ source, key: questionKey });
/** The kinds of changes that a feed does not make by itself. */
export const importRuleSchema = z.strictObject({
  source,
  byHand: z.array(z.enum(importKinds, 'unknown')).check(z.maxLength(importKinds.length, 'too-long')),
});
/** Rows by their turns, or all of a filter. */
export const chooseRowsSchema = z.strictObject({
  number: proposalNumber,
  choice: z.enum(importChoices, 'unknown'),
  turns: z.optional(
    z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1, 'required'), z.maxLength(1000, 'too-long')),
  ),
  ...filter,
});
export const importStepSchema = z.strictObject({ number: proposalNumber, version });
/** `confirmed`: the person has read the warnings; then `why` says why they are meant. */
export const approveImportSchema = z.strictObject({
  number: proposalNumber,
  version,
  confirmed: z.boolean(),
  why: z.string().check(z.trim(), z.maxLength(importLimits.whyLongest, 'too-long')),
});
