import type * as z from 'zod/mini';
import type { ProblemCode } from './errors.ts';
import type { OperationTable } from './operations.ts';
import type { InProductWords } from './product-words.ts';

export type OperationKey = keyof OperationTable;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The parameters in braces; the language is set once for the client. */
export type ParamsOf<Key extends OperationKey> = { [Name in Exclude<NamesIn<Key>, 'locale'>]: string | number };

type Part<Key extends OperationKey, Name extends string> = OperationTable[Key] extends { [name in Name]: infer Found } ? Found : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type QueryOf<Key extends OperationKey> = OutputOf<Part<Key, 'query'>>;
export type BodyOf<Key extends OperationKey> = OutputOf<Part<Key, 'body'>>;
/** The input of an operation before it is parsed by the schema. */
export type QuerySentTo<Key extends OperationKey> = InputOf<Part<Key, 'query'>>;
/** Forms of visitors are sent as they were filled in. */
type FilledForm = Readonly<Record<string, string | number>>;
export type BodySentTo<Key extends OperationKey> = OperationTable[Key] extends { file: true }
  ? FormData
  : OperationTable[Key] extends { tag: 'leads' }
    ? InputOf<Part<Key, 'body'>> | FilledForm
    : InputOf<Part<Key, 'body'>>;

export type WireAnswerOf<Key extends OperationKey> = OperationTable[Key]['answer'] extends { schema: infer Schema }
  ? OutputOf<Schema>
  : never;
export type AnswerOf<Key extends OperationKey> = InProductWords<WireAnswerOf<Key>>;
/** The operations whose answer is JSON. */
export type JsonKey = { [Key in OperationKey]: OperationTable[Key]['answer'] extends { schema: unknown } ? Key : never }[OperationKey];

/** The refusals that an operation declares, beside those of every operation of its kind. */
export type OwnCodesOf<Key extends OperationKey> = OperationTable[Key]['refusals'][number] & ProblemCode;
