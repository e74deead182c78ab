import examples from './examples.json' with { type: 'json' };

/** One exchange with an operation: the request, and its answer with long lists and texts cut short. */
export type Example = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
  answer: unknown;
};

/** By the id of the operation, as the demo answered; `tests/support/api/write-api-examples.ts` writes them. */
export const apiExamples: Readonly<Record<string, Example>> = examples;

type Described = {
  operationId?: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>;
};

/** Adds the demo's request and answer to each operation of the description. */
export function addExamples({ paths = {} }: { paths?: Readonly<Record<string, object | undefined>> }): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path ?? {}) as Described[])) {
    const example = apiExamples[operation.operationId ?? ''];
    if (!example) continue;
    const asked = { locale: 'uk', ...example.params, ...example.query } as Record<string, unknown>;
    for (const parameter of operation.parameters ?? []) if (parameter.name in asked) parameter.example = asked[parameter.name];
    if (example.body) for (const content of Object.values(operation.requestBody?.content ?? {})) content.example = example.body;
    for (const [status, { content }] of Object.entries(operation.responses ?? {}))
      if (status.startsWith('2') && content?.['application/json']) content['application/json'].example = example.answer;
  }
}
