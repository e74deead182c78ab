import type * as z from 'zod/mini';

type Part<One, Name extends string> = One extends { [name in Name]: infer Found } ? Found : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type QueryIn<One> = OutputOf<Part<One, 'query'>>;
export type BodyIn<One> = OutputOf<Part<One, 'body'>>;
/** The input of an operation before it is parsed by the schema. */
export type QuerySentIn<One> = InputOf<Part<One, 'query'>>;
export type BodySentIn<One> = InputOf<Part<One, 'body'>>;
export type AnswerIn<One> = One extends { answer: { schema: infer Schema } } ? OutputOf<Schema> : never;
