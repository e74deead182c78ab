import type { ProblemCode } from './errors.ts';
import type { AnswerIn, BodyIn, BodySentIn, QueryIn, QuerySentIn } from './operation-parts.ts';
import type { OperationTable } from './operations.ts';
import type { InProductWords } from './product-words.ts';

export type OperationKey = keyof OperationTable;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The parameters in braces; the language is set once for the client. */
export type ParamsOf<Key extends OperationKey> = { [Name in Exclude<NamesIn<Key>, 'locale'>]: string | number };

export type QueryOf<Key extends OperationKey> = QueryIn<OperationTable[Key]>;
export type BodyOf<Key extends OperationKey> = BodyIn<OperationTable[Key]>;
/** The input of an operation before it is parsed by the schema. */
export type QuerySentTo<Key extends OperationKey> = QuerySentIn<OperationTable[Key]>;
/** Forms of visitors are sent as they were filled in. */
type FilledForm = Readonly<Record<string, string | number>>;
export type BodySentTo<Key extends OperationKey> = OperationTable[Key] extends { file: true }
  ? FormData
  : OperationTable[Key] extends { tag: 'leads' }
    ? BodySentIn<OperationTable[Key]> | FilledForm
    : BodySentIn<OperationTable[Key]>;

export type WireAnswerOf<Key extends OperationKey> = AnswerIn<OperationTable[Key]>;
export type AnswerOf<Key extends OperationKey> = InProductWords<WireAnswerOf<Key>>;
/** The operations whose answer is JSON. */
export type JsonKey = { [Key in OperationKey]: OperationTable[Key]['answer'] extends { schema: unknown } ? Key : never }[OperationKey];

/** The refusals that an operation declares, beside those of every operation of its kind. */
export type OwnCodesOf<Key extends OperationKey> = OperationTable[Key]['refusals'][number] & ProblemCode;
