import type { Localized } from '../../../base/locale.ts';
import type { FileProblemCode, ProblemCode } from '../../../contract/office/imports/problem-codes.ts';
import type { FormName, OwnField } from '../flat-fields.ts';

/** Names in lower case, `-` as `_`; values as they stand in the file, trimmed. */
export type Values = ReadonlyMap<string, string>;
export type Texts = ReadonlyMap<string, Partial<Localized>>;
/** An element inside a record, such as a room of a flat. */
export type Part = { name: string; line: number; values: Values; text: string };

/** `key` numbers the projects and sections of one file; `parent` is the key of a section's project or of a flat's section, 0 for none. */
export type FeedRecord = {
  kind: 'benefit' | 'layout' | 'project' | 'section' | 'flat';
  line: number;
  key: number;
  parent: number;
  values: Values;
  texts: Texts;
  parts: readonly Part[];
};

/** The optional values of a flat that a file can have. Others stay as the catalogue has them. */
export type ProvidedField = OwnField | 'status' | 'layout' | 'rooms' | 'benefits';
/** `passedOver` are the titles of a table's columns for which the catalogue has no field. */
export type FeedForm = {
  kind: 'form';
  name: FormName;
  provides: ReadonlySet<ProvidedField>;
  passedOver: readonly string[];
};
/** A record that is no flat for sale, such as an office or a flat to let: not loaded, and counted by its kind. */
export type LeftOut = { kind: 'left-out'; what: string };
/** Records come in the order of their ends; a flat may come before its section and its layout. */
export type FeedItem = FeedForm | FeedRecord | LeftOut;

/** The values in the message of a problem, for those who word it in another language. */
export type Said = Readonly<Record<string, string | number>>;
/**
 * One problem of a feed; `line` is counted from 1 and is 0 when there is none to name. `record` is there when the problem concerns one
 * record.
 */
export type Problem = { line: number; field: string; code: ProblemCode; message: string; record?: string; said?: Said };

/** Thrown by readers when the file as a whole cannot be read; the import turns it into its refusal. */
export class FeedFault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export const fault = (code: FileProblemCode, message: string, line = 0, field = ''): FeedFault =>
  new FeedFault({ line, field, code, message });
